import { Material } from '../material.js';
import { completed } from '../steps.js';
import { Dictionary } from './dictionary.js';
import type { Target } from './target.js';

export const dictionary = completed(Dictionary.make());

/** Returns the senses of an English word to ask about, the target first. */
export function targetsOf(term: string, note?: string, sentence?: string): Target[] {
  const notes = note === undefined ? [] : [note];
  const contexts = sentence === undefined ? [] : [{ sentence }];
  const word = { term, language: 'LANGUAGE_ENGLISH', masteryLevel: 0, otherNotes: [] } as const;
  return [...new Material({ ...word, notes, contexts }, dictionary).targets()];
}

/** Returns the sense of an English word that is asked about. */
export function target(term: string, note?: string, sentence?: string): Target {
  const [chosen] = targetsOf(term, note, sentence);
  if (chosen === undefined) throw new Error(`${term} has no sense`);
  return chosen;
}
