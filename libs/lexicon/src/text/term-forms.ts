import type { Language } from '@wordgrove/contracts';
import { withoutArticle } from './articles.js';
import { foldAccents } from './normalization.js';
import { wordsOf } from './stemming.js';

/** In letters: an inflected form shares at least this many with its term, from the beginning. */
const MIN_STEM = 3;
/** As a share of the term's letters. */
const MIN_STEM_SHARE = 0.6;
/** In letters, since endings are short. */
const MAX_ENDING = 4;

/** Russian verbs have the reflexive pronoun after their endings: `вернуться`, `вернулись`. */
const reflexivePronoun = /с[яь]$/u;
const reflexiveInfinitive = /(?:ть|ти|чь)ся$/u;

/** Returns `Hund` for `der Hund`, with its letters as they were. */
export function bareTerm(term: string, language: Language): string {
  const lower = term.toLowerCase().replace(/[’‘]/g, "'");
  const { rest } = withoutArticle(lower, language);
  return lower.length === term.length ? term.slice(term.length - rest.length) : term;
}

/**
 * Returns the word of a text that is most likely a form of a term, in a language whose forms are
 * not known here: it begins as the term does. Use it only for texts that are known to have the
 * term.
 */
export function likelyForm(text: string, term: string): string | undefined {
  const lower = foldAccents(term.toLowerCase());
  const [best] = wordsOf(text)
    .map((word) => {
      const folded = foldAccents(word.toLowerCase());
      return { word, folded, shared: commonStart(folded, lower) };
    })
    .filter(({ folded }) => isLikelyForm(folded, lower))
    .sort((one, other) => other.shared - one.shared || one.word.length - other.word.length);
  return best?.word;
}

/** Returns whether a word may be a form of a term, by their beginnings. Both are in lower case and without accents. */
export function isLikelyForm(word: string, term: string): boolean {
  if (reflexiveInfinitive.test(term))
    return isLikelyForm(word.replace(reflexivePronoun, ''), term.replace(reflexivePronoun, ''));
  const shared = commonStart(word, term);
  const needed = Math.max(MIN_STEM, Math.ceil(term.length * MIN_STEM_SHARE));
  return shared >= needed && word.length - shared <= MAX_ENDING;
}

function commonStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}
