import { Dictionary } from '../dictionary/dictionary.js';
import type { InstalledEntry } from './installed-dictionary.js';

const REMARK = /\([^)]*\)|\[[^\]]*\]|\b(?:something|somebody|sth|sb|so)\b\.?/g;
/** As a difference of bands. Words that have to be described are rarer than the words that describe them. */
const PHRASE = 15;
const BEGINNING = /^(?:to|be|an?|the) /;

/** Returns the first English translation of an entry, without remarks: `key` for `key (to a room); spanner`. */
function firstTranslation({ definitions: [first = ''] }: InstalledEntry): string {
  const [translation = ''] = first.replace(REMARK, '').split(/[,;/]/);
  return translation.trim().toLowerCase().replace(BEGINNING, '');
}

/**
 * Returns SCOWL's band of the translation: 10 for the commonest words. A dictionary does not tell how common its own words are, but common
 * ones mostly have common translations. All are as rare if the definitions are not in English.
 */
export function bandOfTranslation(entry: InstalledEntry): number {
  const translation = firstTranslation(entry);
  const band = Dictionary.shared().frequency.bandOf(translation);
  return translation.includes(' ') ? band + PHRASE : band;
}

/** Returns whether the translation is a form such as a plural. Some dictionaries list forms as well: `Schlüssel`, `Bücher`. */
export function isTranslatedByForm(entry: InstalledEntry): boolean {
  const word = firstTranslation(entry).split(' ').at(-1) ?? '';
  // Participles stand out among adjectives, too.
  if (entry.partOfSpeech === 'adjective' && /..(?:ed|ing)$/.test(word)) return true;
  const readings = Dictionary.shared().find(word)?.readings ?? [];
  return readings.length > 0 && readings.every(({ inflection }) => inflection !== 'base');
}
