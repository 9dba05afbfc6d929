import type { Language } from '@wordgrove/contracts';
import { escapePattern } from './escape-pattern.js';

export const gap = '____';

const ascii = /^[\t\n\r -~]*$/;

export interface MaskedText {
  text: string;
  /** The term in the form that it had at the first gap. */
  form: string;
}

/**
 * Languages written without spaces, or with particles joined to the word. Any occurrence counts in
 * them.
 */
const unspaced: ReadonlySet<Language> = new Set<Language>([
  'LANGUAGE_CHINESE',
  'LANGUAGE_JAPANESE',
  'LANGUAGE_KOREAN',
]);

/** One run after another would let the pattern try every way to divide white space between them. */
const whiteSpace = /\s+/gu;

/**
 * Returns the text with a gap for each of the given forms of a term (case is ignored), or undefined
 * if the text has none of them. Longer forms are tried first.
 */
export function maskForms(
  text: string,
  forms: readonly string[],
  language: Language,
): MaskedText | undefined {
  const alternatives = [...new Set(forms)]
    .filter((form) => form !== '')
    .sort((one, other) => other.length - one.length)
    .map((form) => escapePattern(form).replace(whiteSpace, '\\s+'));
  if (alternatives.length === 0) return undefined;
  const pattern = patternOf(`(?:${alternatives.join('|')})`, text, language);
  const form = text.match(pattern)?.[0];
  return form === undefined ? undefined : { text: text.replace(pattern, gap), form };
}

/* eslint-disable no-restricted-syntax -- The body is what escapePattern has returned. */
function patternOf(body: string, text: string, language: Language): RegExp {
  if (unspaced.has(language)) return new RegExp(body, 'giu');
  // Unicode's letters take a quarter of a millisecond to compile, and there is a pattern for each term.
  if (ascii.test(body) && ascii.test(text))
    return new RegExp('(?<![a-z\\d])' + body + '(?![a-z\\d])', 'gi');
  return new RegExp('(?<![\\p{L}\\p{N}\\p{M}])' + body + '(?![\\p{L}\\p{N}\\p{M}])', 'giu');
}
/* eslint-enable no-restricted-syntax */
