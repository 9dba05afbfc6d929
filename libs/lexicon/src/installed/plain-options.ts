import type { Language } from '@wordgrove/contracts';
import { Dictionary } from '../dictionary/dictionary.js';
import { foldAccents } from '../text/normalization.js';
import { wordsOf } from '../text/stemming.js';
import type { InstalledEntry } from './installed-dictionary.js';

/** Endings of nouns of one gender, in a dictionary that does not tell it. */
const endings: Partial<Record<Language, readonly (readonly [gender: string, RegExp])[]>> = {
  LANGUAGE_SPANISH: [
    ['p', /[aeo]s$/],
    [
      'm',
      /(?:[mv]i|gu|rr[iu])ón$|^(?:clima|día|idioma|mapa|planeta|poema|problema|programa|sistema|tema)$/,
    ],
    ['f', /(?:a|ión|dad|tad|tud|umbre|ez)$/],
    ['m', /(?:o|or|aje|án|ón)$/],
  ],
};

const INFLECTED = /e[rsmn]?$/;

/** The same of adjectives. Those that have one form only are taken for masculine, in which others are listed. */
const adjectives: typeof endings = {
  LANGUAGE_SPANISH: [
    ['p', /s$/],
    ['f', /(?<!ist)a$/],
    ['m', /./],
  ],
  // Participles, which others do not end like.
  LANGUAGE_GERMAN: [
    ['participle', /^\p{L}*ge\p{L}{2,}(?:t|en)$/u],
    ['inflected', INFLECTED],
  ],
};

/** Returns the gender of a noun or adjective, or `p` for a plural, as far as the dictionary or its ending tells. */
export function genderOf(
  { term, gender, partOfSpeech }: InstalledEntry,
  language: Language,
): string {
  if (gender !== '') return gender;
  const listed = partOfSpeech === 'adjective' ? adjectives : endings;
  if (partOfSpeech !== 'noun' && partOfSpeech !== 'adjective') return '';
  return listed[language]?.find(([, ending]) => ending.test(term))?.[0] ?? '';
}

/** Returns whether an entry has the gender of the asked one, or is no other form of an adjective. */
export function fitsGender(
  entry: InstalledEntry,
  asked: InstalledEntry,
  language: Language,
): boolean {
  const own = genderOf(asked, language);
  // What is asked is a base form, even if it looks like another one as `heiser` and `gerecht` do.
  const isForm = own === 'inflected' || own === 'participle';
  return genderOf(entry, language) === (isForm ? '' : own);
}

const spanishArticles = { m: /\b(?:el|un|del|al)\s____/i, f: /\b(?:la|una)\s____/i };

/** Returns whether a Spanish article before the gap shows the gender of what is missing. */
export function isArticleBefore(sentence: string, language: Language): boolean {
  const { m, f } = spanishArticles;
  return language === 'LANGUAGE_SPANISH' && (m.test(sentence) || f.test(sentence));
}

/** Returns whether a noun has the gender that the article before a gap shows, where the dictionary does not tell genders. */
export function fitsArticle(entry: InstalledEntry, language: Language, sentence: string): boolean {
  if (language !== 'LANGUAGE_SPANISH' || entry.partOfSpeech !== 'noun') return true;
  const own = genderOf(entry, language);
  if (spanishArticles.m.test(sentence)) return own === 'm';
  return !spanishArticles.f.test(sentence) || own === 'f';
}

/** Signs and labels of dictionaries: `[bot.]`, `jdn.`, `etw.`, `e.g.`. */
const debris =
  /[[\]{}<>|~=*/…\d]|\b(?:sich|masc|fem|neut|sth|sb|jd[nms]?|etw|qn|qch|usw|pl|adj|adv)\b\.?|\b\w\.\w/i;

/** Returns whether a definition has nothing but words, so that it may stand among others. */
export function isPlainDefinition(definition: string): boolean {
  return !debris.test(definition);
}

/** Phrases of Japanese, such as `くじを引く`. */
const phrase = /を|[がにのは]\p{Script=Han}/u;

/** Returns whether a headword is a word, and no abbreviation, letter, phrase or part of a word. */
export function isPlainTerm(term: string): boolean {
  if (phrase.test(term)) return false;
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(term)) return true;
  return /^\p{L}[\p{L}\p{M}'’ -]*\p{Ll}$/u.test(term) && term.length > 2;
}

const elided = /[\p{L}]['’]____/u;
const vowel = /^[aeiouyhœ]/;

/** Returns whether a word begins as the gap needs it: after `d'`, and after `de`, only one kind of beginning fits. */
export function fitsElision(term: string, answer: string, sentence: string): boolean {
  const beginsWithVowel = (word: string): boolean => vowel.test(foldAccents(word.toLowerCase()));
  const isElided = elided.test(sentence);
  const isOpen = /\b(?:l[ea]|d[eu]|je?|ne|que|ce|ma|ta|sa|au|beau|un)\s____/i.test(sentence);
  return !(isElided || isOpen) || beginsWithVowel(term) === beginsWithVowel(answer);
}

/** As the share of pairs of letters that two words have in common. `emoción` and `emotion` have two thirds. */
const MIN_ALIKE = 0.5;

/** Returns whether anybody can read the meaning of a term off its letters, as of `hypocrite` or `emoción`. */
export function isTransparent({ term, definitions }: InstalledEntry): boolean {
  if (looksEnglish(term)) return true;
  const own = wordsOf(foldAccents(term.toLowerCase()));
  const meanings = wordsOf(foldAccents(definitions.slice(0, 2).join(' ').toLowerCase()));
  return own.some((word) => meanings.some((each) => alikeness(word, each) >= MIN_ALIKE));
}

/** In letters. Shorter words look like English ones by chance. */
const MIN_ENGLISH = 5;
/** Of SCOWL. */
const MAX_BAND_KNOWN = 50;

/** Returns whether an English word is written like a term, as of `locomotive` and `polémique`, even if its translation is another. */
function looksEnglish(term: string): boolean {
  const { frequency } = Dictionary.shared();
  const own = foldAccents(term.toLowerCase());
  const short = own.replace(/qu[ea]$/, 'c').replace(/[aeo]$/, '');
  return [own, short].some(
    (each) => each.length >= MIN_ENGLISH && frequency.bandOf(each) <= MAX_BAND_KNOWN,
  );
}

function alikeness(one: string, other: string): number {
  const [own, others] = [pairsOf(one), pairsOf(other)];
  if (own.size === 0 || others.size === 0) return 0;
  const shared = [...own].filter((pair) => others.has(pair)).length;
  return (2 * shared) / (own.size + others.size);
}

function pairsOf(word: string): Set<string> {
  return new Set([...word].slice(1).map((letter, at) => (word[at] ?? '') + letter));
}

/** Returns whether two words share a Chinese character, so that another word beside them would stand out. */
export function shareCharacter(one: string, other: string): boolean {
  return (one.match(/\p{Script=Han}/gu) ?? []).some((character) => other.includes(character));
}
