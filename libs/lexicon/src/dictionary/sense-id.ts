import type { Entry } from './dictionary.js';
import { addedWordKind } from '../wordnet/added-words/added-words.js';
import type { Sense } from '../wordnet/sense.js';
import { posLabels } from '../wordnet/synset.js';

/**
 * Returns the id of a sense: WordNet's sense key, such as `lead%1:27:00::`, which later versions of WordNet keep, or the lemma
 * and what it is, such as `of%preposition`, if WordNet lacks the sense.
 */
export function senseIdOf({ lemma, pos, lexFile, key }: Sense): string {
  return `${lemma}%${key ?? (addedWordKind(lexFile) ?? posLabels[pos]).replaceAll(' ', '_')}`;
}

/** Returns whether the id is that of a sense of one of the entry's lemmas, which the dictionary need not have. */
export function isOfLemmas(senseId: string, { readings }: Entry): boolean {
  return readings.some(({ senses }) => senses.some(({ lemma }) => senseId.startsWith(`${lemma}%`)));
}

/** Returns the entry with only the sense that has this id, or undefined if none of its senses has it. */
export function withOnlySense(entry: Entry, senseId: string): Entry | undefined {
  const readings = entry.readings
    .map((reading) => ({
      ...reading,
      senses: reading.senses.filter((sense) => senseIdOf(sense) === senseId),
    }))
    .filter(({ senses }) => senses.length > 0);
  return readings.length > 0 ? { ...entry, readings, certain: true } : undefined;
}
