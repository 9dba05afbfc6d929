import type { Language } from '@wordgrove/contracts';
import { Dictionary } from '../dictionary/dictionary.js';
import { guessedPart, type GuessedPart } from '../text/guessed-part.js';

const PARTS = { n: 'noun', v: 'verb', a: 'adjective', r: 'adverb', f: 'other' } as const;

/** Returns the part of speech of a term by its article, its note or its ending; undefined if nothing tells. */
export function notedPart(
  term: string,
  note: string | undefined,
  language: Language,
): GuessedPart | undefined {
  // The notes on English words are definitions, which are longer than a word.
  if (language === 'LANGUAGE_ENGLISH') return guessedPart(term, note, language);
  const translation = note !== undefined && isInEnglish(note) ? note : undefined;
  return guessedPart(term, translation, language, partInEnglish);
}

/** Returns whether more than half of a note's words are English: it translates a word of another language, and does not define it in that language. */
export function isInEnglish(note: string): boolean {
  const words = note.toLowerCase().match(/\p{L}+/gu) ?? [];
  const { frequency } = Dictionary.shared();
  return 2 * words.filter((word) => frequency.has(word)).length > words.length;
}

/** Returns the part of speech as which English words are used most: `drunk` is an adjective. */
function partInEnglish(words: string): GuessedPart | undefined {
  const { senses } = Dictionary.shared().wordnet;
  const uses = new Map<GuessedPart, number>();
  for (const { pos, tagCount } of senses.commonestFirst(words.replaceAll(' ', '_')))
    uses.set(PARTS[pos], (uses.get(PARTS[pos]) ?? 0) + tagCount + 1 / 2);
  // Nearly every noun can be a verb, and notes on verbs mostly have `to`.
  if (uses.size > 1) uses.delete('verb');
  return [...uses].sort(([, one], [, other]) => other - one)[0]?.[0];
}
