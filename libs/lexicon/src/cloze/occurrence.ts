import type { Dictionary } from '../dictionary/dictionary.js';
import { wordPattern } from '../text/stemming.js';
import type { Inflection } from '../wordnet/morphology.js';
import type { PartOfSpeech } from '../wordnet/synset.js';

/** A place where a text has a word, and the form it has there. */
export interface Occurrence {
  start: number;
  end: number;
  form: string;
  inflection: Inflection;
}

/**
 * Returns every place where a text has this lemma in any of its forms, except inside compounds with
 * a hyphen.
 */
export function occurrencesOf(
  lemma: string,
  pos: PartOfSpeech,
  text: string,
  dictionary: Dictionary,
): Occurrence[] {
  const parts = lemma.toLowerCase().split('_');
  const tokens = [...text.matchAll(wordPattern)].map(({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  }));
  return tokens.flatMap(({ start }, at) => {
    const window = tokens.slice(at, at + parts.length);
    const end = window.at(-1)?.end ?? start;
    if (window.length < parts.length || isInCompound(text, start, end)) return [];
    if (isName(text, start, lemma)) return [];
    const words = window.map(({ word }) => word);
    const inflection = inflectionOf(words, parts, pos, dictionary);
    return inflection === undefined
      ? []
      : [{ start, end, form: text.slice(start, end), inflection }];
  });
}

/** Verbs are inflected at their first word (`gave up`), all other phrases at their last. */
function inflectionOf(
  words: readonly string[],
  parts: readonly string[],
  pos: PartOfSpeech,
  dictionary: Dictionary,
): Inflection | undefined {
  const head = pos === 'v' ? 0 : parts.length - 1;
  const isSame = parts.every((part, at) => at === head || words[at]?.toLowerCase() === part);
  return isSame ? dictionary.inflectionOf(words[head] ?? '', parts[head] ?? '', pos) : undefined;
}

function isInCompound(text: string, start: number, end: number): boolean {
  return text[start - 1] === '-' || text[end] === '-';
}

/** Returns true for names: `Bill` within a sentence is no bill. */
function isName(text: string, start: number, lemma: string): boolean {
  const first = text.charAt(start);
  return start > 0 && lemma === lemma.toLowerCase() && first !== first.toLowerCase();
}
