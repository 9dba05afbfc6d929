import type { Dictionary } from '../dictionary/dictionary.js';
import type { WordForm } from '../dictionary/part-of-speech/tagger.js';
import { wordsOf } from '../text/stemming.js';

/** A sentence begins with one of these, or with a capital letter. Examples begin without one, and so do parts of sentences. */
const subjects = new Set(
  (
    "a all an another any both don't each every few he her his how i if in it let many most my no nobody nothing now one our " +
    'people please she some someone that the their there these they this those to two we what when where who why you your'
  ).split(' '),
);

/** Verbs that are hardly ever anything else. */
const auxiliaries = new Set(
  (
    "am are be became can can't cannot could did didn't do does doesn't don't get gets got had has hasn't have he's I'm is isn't it's " +
    "let's made makes may might must said says she's shall should they're was wasn't we're were weren't will won't would wouldn't you're"
  ).split(' '),
);

const isFinite: ReadonlySet<string> = new Set(['past', 'third']);

/** Returns whether an example is a sentence that somebody would say, and no part of one: `gropes among cloudy issues` is not. */
export function isWholeSentence(text: string, dictionary: Dictionary): boolean {
  const words = wordsOf(text);
  const [first = ''] = words;
  const isBegun = subjects.has(first.toLowerCase()) || /^\p{Lu}/u.test(text);
  return (
    isBegun &&
    !/[“”"&*]| --? ?\p{Lu}|\.\.\.|[([]/u.test(text) &&
    words.some((word, at) => at > 0 && isVerb(word, dictionary))
  );
}

/** Returns whether a word is the verb of a sentence: a form that is mostly one, or the base form of a word that is nothing else. */
function isVerb(word: string, dictionary: Dictionary): boolean {
  if (auxiliaries.has(word)) return true;
  const forms = dictionary.wordForms(word.toLowerCase());
  const uses = (isWanted: (form: WordForm) => boolean): number =>
    forms.filter(isWanted).reduce((sum, { tagCount }) => sum + tagCount, 0);
  const others = uses(({ pos, inflection }) => pos !== 'v' || inflection === 'ing');
  const inflected = uses(({ pos, inflection }) => pos === 'v' && isFinite.has(inflection));
  return inflected > others || (others === 0 && forms.some(({ pos }) => pos === 'v'));
}
