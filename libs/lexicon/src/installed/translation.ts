import { Dictionary } from '../dictionary/dictionary.js';
import type { InstalledEntry } from './installed-dictionary.js';

const REMARK = /\([^)]*\)|\[[^\]]*\]|\b(?:something|somebody|sth|sb|so)\b\.?/g;
/** As a difference of bands. Words that have to be described are rarer than the words that describe them. */
const PHRASE = 15;
const BEGINNING = /^(?:to|be|an?|the) /;

/** Returns the first English translation of an entry, without remarks: `key` for `key (to a room); spanner`. */
function firstTranslation({ definitions: [first = ''] }: InstalledEntry): string {
  const [translation = ''] = first.replace(REMARK, '').split(/[,;/]/);
  return bare(translation);
}

function bare(translation: string): string {
  return translation.replace(REMARK, '').trim().toLowerCase().replace(BEGINNING, '');
}

/**
 * Returns SCOWL's band of the translation: 10 for the commonest words. A dictionary does not tell how common its own words are, but common
 * ones mostly have common translations. All are as rare if the definitions are not in English.
 */
export function bandOfTranslation(entry: InstalledEntry): number {
  return bandOf(firstTranslation(entry));
}

/** Returns the same of a translation with its remarks. */
export function bandOfText(text: string): number {
  return bandOf(bare(text));
}

/** Returns how much WordNet's corpus uses a translation, from 0 to less than a step between bands. */
export function usesOfText(text: string): number {
  return usesOfLemma(bare(text).replaceAll(' ', '_'));
}

/** Returns the same for a lemma of WordNet. */
export function usesOfLemma(lemma: string): number {
  const senses = Dictionary.shared().wordnet.senses.commonestFirst(lemma);
  const uses = senses.reduce((sum, { tagCount }) => sum + tagCount, 0);
  return Math.min(4, Math.log2(1 + uses) / 2);
}

function bandOf(translation: string): number {
  const band = Dictionary.shared().frequency.bandOf(translation);
  return translation.includes(' ') ? band + PHRASE : band;
}

/** Returns whether the first translations of two entries have a meaning in common. */
export function shareTranslatedSense(one: InstalledEntry, other: InstalledEntry): boolean {
  const { senses } = Dictionary.shared().wordnet;
  const synsetsOf = (entry: InstalledEntry): string[] =>
    senses.commonestFirst(firstTranslation(entry).replaceAll(' ', '_')).map(({ synset }) => synset);
  const own = new Set(synsetsOf(one));
  return synsetsOf(other).some((synset) => own.has(synset));
}

/** Returns whether the translation is a form such as a plural. Some dictionaries list forms as well: `Schlüssel`, `Bücher`. */
export function isTranslatedByForm(entry: InstalledEntry): boolean {
  const word = firstTranslation(entry).split(' ').at(-1) ?? '';
  // Participles stand out among adjectives, too.
  if (entry.partOfSpeech === 'adjective' && /..(?:ed|ing)$/.test(word)) return true;
  // So do nouns for what somebody does, which are the verb in some languages.
  if (entry.partOfSpeech === 'noun' && isGerund(word)) return true;
  const { wordnet } = Dictionary.shared();
  // Most words are base forms, which takes less time to find out.
  if (wordnet.senses.commonestFirst(word).length > 0) return false;
  const readings = Dictionary.shared().find(word)?.readings ?? [];
  return readings.length > 0 && readings.every(({ inflection }) => inflection !== 'base');
}

/** Returns the same, but false for a participle that is used as an adjective as often as `tired` is. */
export function isNoMoreThanForm(entry: InstalledEntry): boolean {
  const isAdjective = entry.partOfSpeech === 'adjective';
  return (
    isTranslatedByForm(entry) &&
    !(isAdjective && usesAs(firstTranslation(entry), 'a') >= USES_OF_PART)
  );
}

/** Returns whether an adjective is only the participle of a verb that the dictionary has as well: `vergessen`, forgotten. */
export function isParticipleOf(entry: InstalledEntry, found: readonly InstalledEntry[]): boolean {
  const others = found.filter(({ partOfSpeech }) => partOfSpeech === 'verb');
  if (entry.partOfSpeech !== 'adjective' || others.length === 0) return false;
  const readings = Dictionary.shared().find(firstTranslation(entry))?.readings ?? [];
  const verbs = readings
    .filter(({ inflection }) => inflection === 'past')
    .map(({ lemma }) => lemma);
  return others.some((other) => verbs.includes(firstTranslation(other)));
}

/** Of WordNet's corpus. A form that is used so often as a noun or an adjective is one, such as `building` and `tired`. */
const USES_OF_PART = 3;

function usesAs(word: string, part: string): number {
  const senses = Dictionary.shared().wordnet.senses.commonestFirst(word);
  return senses.reduce((sum, { pos, tagCount }) => sum + (pos === part ? tagCount : 0), 0);
}

function isGerund(word: string): boolean {
  if (!word.endsWith('ing')) return false;
  if (usesAs(word, 'n') >= USES_OF_PART) return false;
  const readings = Dictionary.shared().find(word)?.readings ?? [];
  return readings.some(({ inflection }) => inflection === 'ing');
}

const numbers = new Set(
  (
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen ' +
    'nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million billion ' +
    'first third fourth fifth sixth seventh eighth ninth tenth twelfth twentieth hundredth'
  ).split(' '),
);

/** Returns whether an English translation is a number. */
export function isNumber(translation: string): boolean {
  return numbers.has(bare(translation).split(/[ -]/)[0] ?? '');
}

const POS = { noun: 'n', verb: 'v', adjective: 'a', adverb: 'r' } as const;
/** As a share of the use of a translation. `Light` is an adjective often enough, and `cut` is none. */
const MIN_SHARE = 0.2;

/**
 * Returns whether the English translation of an entry is of the entry's part of speech. If not, the dictionary may be wrong, or the
 * word would stand out among others.
 */
export function isTranslatedByPart(entry: InstalledEntry): boolean {
  const pos = posOf(entry);
  const translation = firstTranslation(entry);
  if (pos === undefined || /^to /.test(entry.definitions[0] ?? '')) return true;
  if (isNumber(translation)) return false;
  if (translation.includes(' ')) return pos !== 'a';
  return shareOf(translation, pos) >= MIN_SHARE;
}

/** Returns whether the translation is never of the entry's part of speech, as far as it is known: the dictionary is wrong, then. */
export function contradictsPart(entry: InstalledEntry): boolean {
  const pos = posOf(entry);
  const translation = firstTranslation(entry);
  if (pos === undefined || translation.includes(' ')) return false;
  const senses = Dictionary.shared().wordnet.senses.commonestFirst(translation);
  return senses.length > 0 && senses.every((sense) => sense.pos !== pos && sense.pos !== 'f');
}

function posOf({ partOfSpeech }: InstalledEntry): string | undefined {
  return (POS as Partial<Record<string, string>>)[partOfSpeech];
}

/** Returns whether an English translation is mostly a noun, as after an article. */
export function isMostlyNoun(translation: string): boolean {
  return shareOf(bare(translation.split(/[,;]/)[0] ?? ''), 'n') >= 1 / 2;
}

/** Returns how much an English word is used as this part of speech, as a share of one. */
function shareOf(word: string, pos: string): number {
  let [own, all] = [0, 0];
  for (const sense of Dictionary.shared().wordnet.senses.commonestFirst(word)) {
    const use = sense.tagCount + 1 / 2;
    all += use;
    if (sense.pos === pos) own += use;
  }
  return all === 0 ? 0 : own / all;
}
