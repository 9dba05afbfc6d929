import type { Language } from '@wordgrove/contracts';
import { foldAccents, optionKey } from './normalization.js';
import { wordPattern, wordsOf } from './stemming.js';
import { likelyForm } from './term-forms.js';

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

/** Returns whether the languages’ forms of these two words begin alike. */
export function beginsAlike(word: string, part: string): boolean {
  const [one, other] = [word, part].map((each) => foldAccents(optionKey(each)));
  return one === other || likelyForm(one ?? '', other ?? '') !== undefined;
}

/**
 * Returns the stretch of a text that is a phrase in some form: `looking forward to` for `look forward to`. Returns undefined if the
 * phrase has only one word or the text does not have it.
 */
export function phraseIn(text: string, term: string, isForm: IsForm): string | undefined {
  const parts = wordsOf(term.replaceAll('’', "'").replace(objects, ' '));
  if (parts.length < 2) return undefined;
  const tokens = [...text.matchAll(wordPattern)];
  const fits = (word: string, part: string): boolean =>
    placeholders[part.toLowerCase()]?.test(word.replaceAll('’', "'")) ??
    (optionKey(word) === optionKey(part) || isForm(word, part));
  for (const [at, first] of tokens.entries()) {
    const window = tokens.slice(at, at + parts.length);
    const last = window.at(-1);
    if (last === undefined || window.length < parts.length) return undefined;
    const misses = parts.filter((part, index) => !fits(window[index]?.[0] ?? '', part));
    // The verb of `avoir besoin de` may have a form that nothing tells, if two more words are there.
    const isVerbOnly = misses.length === 1 && misses[0] === parts[0] && parts.length > 2;
    if (misses.length > 0 && !isVerbOnly) continue;
    return text.slice(first.index, last.index + last[0].length);
  }
  return undefined;
}

const particles = /[はがをにでとものへ]+$/u;

/** Returns the form of a Japanese or Korean verb or adjective in a text, by the part that never changes. */
export function unspacedForm(text: string, term: string, language: Language): string | undefined {
  if (language === 'LANGUAGE_JAPANESE' && /\p{Script=Han}.*[うくぐすつぬぶむるい]$/u.test(term)) {
    const stem = term.slice(0, -1);
    const form = new RegExp(`${stem}[ぁ-ん]{1,4}`, 'u').exec(text)?.[0];
    return form?.replace(particles, '');
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
