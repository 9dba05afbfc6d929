import type { Language } from '@wordgrove/contracts';
import { escapePattern } from './escape-pattern.js';
import { Recent } from './recent.js';
import { foldAccents, optionKey } from './normalization.js';
import { wordPattern, wordsOf } from './stemming.js';
import { isLikelyForm } from './term-forms.js';

/** Returns whether a word of a text is a form of a word of the term. */
export type IsForm = (word: string, part: string) => boolean;

/** Words of a phrase that stand for others: `make up one's mind`. */
const placeholders: Readonly<Record<string, RegExp>> = {
  "one's": /^(?:my|your|his|her|its|our|their|one's)$/i,
  "someone's": /^(?:\w+'s|my|your|his|her|its|our|their)$/i,
  "sb's": /^(?:\w+'s|my|your|his|her|its|our|their)$/i,
};
/** Placeholders for an object, which the phrase may do without. */
const objects = /\s*\(?\b(?:sb|sth|smb|smth|somebody|something|someone)\b\.?\)?(?!')\s*/gi;

/** The same words are compared with each part of a phrase. */
const cachedFolded = 4_000;
const foldedWords = new Recent(cachedFolded, (word: string) => foldAccents(optionKey(word)));

/** Returns whether the languages’ forms of these two words begin alike. */
export function beginsAlike(word: string, part: string): boolean {
  const [one, other] = [foldedWords.get(word), foldedWords.get(part)];
  return one === other || isLikelyForm(one, other);
}

/** The most words of a phrase that is looked for in other forms. A longer one is a sentence, which nobody inflects. */
const MAX_WORDS = 16;

/**
 * Returns the stretch of a text that is a phrase in some form: `looking forward to` for `look forward to`. Returns undefined if the
 * phrase has only one word or the text does not have it. The work grows with the text alone.
 */
export function phraseIn(text: string, term: string, isForm: IsForm): string | undefined {
  const parts = wordsOf(term.replaceAll('’', "'").replace(objects, ' '));
  if (parts.length < 2 || parts.length > MAX_WORDS) return undefined;
  const tokens = [...text.matchAll(wordPattern)];
  const fits = fitsAt(
    tokens.map(([word]) => word),
    parts,
    isForm,
  );
  const start = tokens.findIndex((_, at) => at + parts.length <= tokens.length && isPhrase(at));
  const [first, last] = [tokens[start], tokens[start + parts.length - 1]];
  return first && last && text.slice(first.index, last.index + last[0].length);

  function isPhrase(at: number): boolean {
    // The verb of `avoir besoin de` may have a form that nothing tells, if two more words are there.
    if (parts.length === 2 && !fits(at, 0)) return false;
    for (let index = 1; index < parts.length; index += 1)
      if (!fits(at + index, index)) return false;
    return true;
  }
}

/** Returns whether the word at a place of a text fits this part of a phrase. Looks at each pair of them once. */
function fitsAt(words: readonly string[], parts: readonly string[], isForm: IsForm) {
  const seen = new Map<string, { key: string; fits: boolean[] }>();
  const rows = words.map((word) => {
    const row = seen.get(word) ?? { key: optionKey(word), fits: [] };
    seen.set(word, row);
    return row;
  });
  const wanted = parts.map((part) => ({
    part,
    key: optionKey(part),
    placeholder: placeholders[part.toLowerCase()],
  }));
  const fits = (place: number, index: number): boolean => {
    const [word = '', key] = [words[place], rows[place]?.key];
    const { part, key: partKey, placeholder } = wanted[index] ?? { part: '', key: '' };
    if (placeholder !== undefined) return placeholder.test(word.replaceAll('’', "'"));
    return key === partKey || isForm(word, part);
  };
  return (place: number, index: number): boolean => {
    const row = rows[place]?.fits ?? [];
    return (row[index] ??= fits(place, index));
  };
}

const particles = /[はがをにでとものへ]+$/u;
/** It follows a form that ends a clause, and may be cut by the length that is looked at. */
const conjunction = /(?<=[てでただいうくぐすつぬぶむる])(?:から?|の[でに]|けど?)$/u;

/** Returns the form of a Japanese or Korean verb or adjective in a text, by the part that never changes. */
export function unspacedForm(text: string, term: string, language: Language): string | undefined {
  if (language === 'LANGUAGE_JAPANESE' && /\p{Script=Han}.*[うくぐすつぬぶむるい]$/u.test(term)) {
    const stem = term.slice(0, -1);
    const ending = new RegExp(`${escapePattern(stem)}([ぁ-ん]{1,4})`, 'u').exec(text)?.[1];
    if (ending === undefined) return undefined;
    // In `洗ってください` and `食べてから`, the word ends at て.
    const own = ending.replace(/(?<=[てで])く.*$/u, '').replace(conjunction, '');
    return (stem + own).replace(particles, '');
  }
  if (language === 'LANGUAGE_KOREAN' && term.endsWith('다') && term.length > 1) {
    const stem = term.slice(0, -1);
    return wordsOf(text).find((word) => word.startsWith(stem)) ?? koreanPast(text, stem);
  }
  return undefined;
}

const syllables = 0xac00;
const vowelStep = 28;

/** Returns `갔어요` for `가다`: the last syllable gets a final consonant. */
function koreanPast(text: string, stem: string): string | undefined {
  const last = stem.charCodeAt(stem.length - 1) - syllables;
  if (last < 0 || last % vowelStep !== 0) return undefined;
  const before = stem.slice(0, -1);
  return wordsOf(text).find((word) => {
    const syllable = word.charCodeAt(stem.length - 1) - syllables;
    return word.startsWith(before) && syllable > last && syllable < last + vowelStep;
  });
}
