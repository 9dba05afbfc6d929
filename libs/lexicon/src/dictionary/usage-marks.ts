import { displayLemma } from '../text/normalization.js';
import type { Synset } from '../wordnet/synset.js';
import type { Wordnet } from '../wordnet/wordnet.js';

/** The marks that a word can have in one of its senses, gravest first. */
export const usageMarks = [
  'offensive',
  'vulgar',
  'dated',
  'dialect',
  'slang',
  'literary',
  'informal',
] as const;
export type UsageMark = (typeof usageMarks)[number];

/** The marks by the first word of WordNet's usage domain (pointer `;u`). */
const marksByDomain: Readonly<Record<string, UsageMark>> = {
  disparagement: 'offensive',
  ethnic_slur: 'offensive',
  obscenity: 'vulgar',
  archaism: 'dated',
  dialect: 'dialect',
  regionalism: 'dialect',
  African_American_Vernacular_English: 'dialect',
  slang: 'slang',
  street_name: 'slang',
  colloquialism: 'informal',
};

/** Remarks in glosses, such as `(archaic)` or `offensive term for …`. */
const remarks: readonly (readonly [UsageMark, RegExp])[] = [
  [
    'offensive',
    /\b(?:offensive|derogatory|disparaging|insulting|contemptuous)\b[\w ,]*\b(?:terms?|names?|words?|slurs?)\b|^\([^)]*(?:offensive|ethnic slur|disparag|derogat)|\bethnic slur\b/,
  ],
  ['vulgar', /\b(?:obscene|vulgar)\b[\w ,]*\b(?:terms?|words?|slang)\b|^\((?:obscene|vulgar)/],
  [
    'dated',
    /^\([^)]*(?:archaic|obsolete|old-fashioned)|\b(?:archaic|obsolete|old-fashioned) (?:terms?|words?|names?)\b/,
  ],
  [
    'dialect',
    /^\([^)]*(?:dialect|Scottish|Scots)|\b(?:dialect(?:al)?|Scottish) (?:terms?|words?)\b|chiefly (?:Scottish|dialect)/,
  ],
  [
    'slang',
    /^\([^)]*slang\b|\bslang\b[\w ]* for\b|^street names? for\b|\bslang (?:terms?|words?)\b/,
  ],
  ['literary', /^\((?:literary|poetic)/],
  ['informal', /^\([^)]*informal\b|\binformal (?:terms?|words?)\b|\bused informally\b/],
];

/** Lexicographer files in which these words are innocent: animals, artifacts and plants. */
const innocentLexFiles = new Set([5, 6, 20]);
const person = 18;

/** Words that WordNet does not mark. */
const vulgarWords = new Set(
  (
    'arse arsehole ass asshole bollocks bugger bullshit cock cocksucker crap crappy cum cunt fart fuck fucker fucking motherfucker ' +
    'piss pissed prick pussy shit shitty tit turd twat wank wanker'
  ).split(' '),
);
/** Words that WordNet does not mark. They insult people. */
const insults = new Set(
  (
    'bitch chink coolie coon dago darky dyke fag faggot fagot gook gringo gyp half-breed half-caste hooker kike mulatto negro nigger ' +
    'nip paki pansy queer redneck redskin retard retarded savage sissy slut spic squaw tramp wetback whore wog wop yid'
  ).split(' '),
);

/** Returns how a lemma is marked in this sense, the gravest mark only, or undefined. */
export function markOf(lemma: string, synset: Synset, wordnet: Wordnet): UsageMark | undefined {
  const marks = new Set<UsageMark>();
  const gloss = synset.definition.replace(remarkOnWord, '');
  for (const [mark, remark] of remarks) if (remark.test(gloss)) marks.add(mark);
  const place = synset.words.findIndex((word) => word.toLowerCase() === lemma) + 1;
  for (const { symbol, target, source } of synset.pointers) {
    if (
      symbol !== ';u' ||
      (source === 0 && isAboutOther(lemma, synset)) ||
      (source !== 0 && source !== place)
    )
      continue;
    const mark = marksByDomain[wordnet.synset(target).words[0] ?? ''];
    if (mark !== undefined) marks.add(mark);
  }
  if (vulgarWords.has(lemma) && !innocentLexFiles.has(synset.lexFile)) marks.add('vulgar');
  if (insults.has(lemma) && isAboutPeople(synset)) marks.add('offensive');
  return usageMarks.find((mark) => marks.has(mark));
}

/** (`comfy' is informal); `crisp' is archaic */
const remarkOnWord = /\([^)]*`([^']+)'[^)]*\)|`([^']+)' is \w+/g;

function isAboutOther(lemma: string, { definition }: Synset): boolean {
  const words = [...definition.matchAll(remarkOnWord)].map(([, word, bare]) => word ?? bare);
  return words.length > 0 && !words.includes(displayLemma(lemma));
}

function isAboutPeople({ pos, lexFile }: Synset): boolean {
  return lexFile === person || pos === 'a' || pos === 'v';
}
