import type { Language } from '@wordgrove/contracts';
import { withoutArticle } from './articles.js';
import { wordsOf } from './stemming.js';

/** In letters: what an inflected form has in common with its term at least, from the beginning. */
const shortestStem = 3;
/** Of the term's letters. */
const smallestStem = 0.6;
/** In letters; endings are short. */
const longestEnding = 4;

/** `Hund` of `der Hund`, in the case it is written in. */
export function bareTerm(term: string, language: Language): string {
  const lower = term.toLowerCase().replace(/[’‘]/g, "'");
  const { rest } = withoutArticle(lower, language);
  return lower.length === term.length ? term.slice(term.length - rest.length) : term;
}

/**
 * The word of a text that is most likely a form of a term, in a language whose forms nobody knows
 * here: it begins as the term does. Only for texts that are known to have the term.
 */
export function likelyForm(text: string, term: string): string | undefined {
  const lower = term.toLowerCase();
  const needed = Math.max(shortestStem, Math.ceil(lower.length * smallestStem));
  const [best] = wordsOf(text)
    .map((word) => ({ word, shared: commonStart(word.toLowerCase(), lower) }))
    .filter(({ word, shared }) => shared >= needed && word.length - shared <= longestEnding)
    .sort((one, other) => other.shared - one.shared || one.word.length - other.word.length);
  return best?.word;
}

function commonStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}
