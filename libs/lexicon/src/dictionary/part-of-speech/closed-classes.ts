import { sharesOf, type Tag } from './tags.js';

/** The words that are not looked up in WordNet, and what they do, with relative numbers. */
const rows = `
  the a an my your our their its every each no some any another this these those such both all half many few several = DETERMINER 1
  every = DETERMINER 6, PREPOSITION 4
  his = DETERMINER 9, OBJECT 1
  her = DETERMINER 6, OBJECT 4
  that = WHEN 6, DETERMINER 3, SUBJECT 1
  i he she we they who somebody someone everybody everyone nobody there = SUBJECT 1
  it you = SUBJECT 6, OBJECT 4
  what which whose = WHEN 7, DETERMINER 3
  me him us them myself himself herself itself ourselves themselves yourself something nothing anything everything anyone = OBJECT 1
  of in with at from for by into without during against between among upon onto towards toward through behind beside = PREPOSITION 1
  beneath above below across along near under within beyond except despite per via than inside outside = PREPOSITION 1
  on over off up down out about around past round = PREPOSITION 7, PARTICLE 3
  after before since until as like = PREPOSITION 6, WHEN 4
  to = TO 1
  and or but nor = AND 1, BOTH 1
  so = ADVERB 3, DEGREE 3, AND 4
  when while because if although though unless where why how whether whenever wherever once = WHEN 1
  can could will would shall should may might must cannot can't couldn't won't wouldn't shouldn't mustn't do does did = MODAL 1
  don't doesn't didn't let's please i'll you'll he'll she'll we'll they'll i'd you'd he'd she'd we'd they'd = MODAL 1
  let = VERB 6, MODAL 4
  am is are was were be been being isn't aren't wasn't weren't i'm you're we're they're he's she's it's that's there's = BE 1
  have has had haven't hasn't hadn't having i've you've we've they've = HAVE 1
  not never always often usually just only even still really almost already also here then again = ADVERB 1
  too very quite rather extremely fairly = DEGREE 1
  perhaps soon now ever away together completely strangely once twice = ADVERB 1
  seem seems seemed become becomes became looked felt tasted smelled sounded grew remain remains remained stayed keep keeps kept = LINK 1
  look looks feel feels taste tastes smell smells sounds stay stays = LINK 5, NOUN 4
  one = NUMBER 8, OBJECT 2
  two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty hundred thousand = NUMBER 1
`;

const byWord: ReadonlyMap<string, Readonly<Record<Tag, number>>> = new Map(
  rows
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [words = '', list = ''] = row.trim().split(' = ');
      const shares = sharesOf(list);
      return words.split(' ').map((word) => [word, shares] as const);
    }),
);

/** Returns what a function word (in lower case) may do in a sentence, and undefined for all other words. */
export function closedClassOf(word: string): Readonly<Record<Tag, number>> | undefined {
  return /^\d/.test(word) ? { NUMBER: 1 } : byWord.get(word);
}
