import { asciiLookalike } from './ascii-lookalike.js';

/** Scripts that share many shapes. */
const ALIKE = [/\p{Script=Latin}/u, /\p{Script=Greek}/u, /\p{Script=Cyrillic}/u];
const [LATIN] = ALIKE as [RegExp];
const OF_NO_SCRIPT = /[\p{Script=Common}\p{Script=Inherited}]/u;
/** Scripts that are written without spaces, so that words of others stand right beside theirs. */
const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/**
 * Returns whether a name has letters of one script that pose as letters of another: in one word with them, or as all
 * that the name has beside Latin ones (mixed-script and whole-script confusables of Unicode Technical Standard 39).
 */
export function hasConfusableLetters(name: string): boolean {
  const shown = name.normalize('NFKC');
  const words = shown.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return isLatinInDisguise(lettersOf(shown)) || words.some((word) => isMixed(lettersOf(word)));
}

function isMixed(letters: readonly string[]): boolean {
  const telling = letters.filter((each) => !WITHOUT_SPACES.test(each) || looksLatin(each));
  return ALIKE.some(
    (script) =>
      telling.some((each) => script.test(each)) && telling.some((each) => !script.test(each)),
  );
}

function isLatinInDisguise(letters: readonly string[]): boolean {
  const others = letters.filter((each) => !LATIN.test(each));
  return others.length > 0 && others.every(looksLatin);
}

function looksLatin(letter: string): boolean {
  return /^[a-z]+$/i.test(asciiLookalike(letter) ?? '');
}

function lettersOf(text: string): string[] {
  return [...text].filter((each) => /[\p{L}\p{M}\p{N}]/u.test(each) && !OF_NO_SCRIPT.test(each));
}
