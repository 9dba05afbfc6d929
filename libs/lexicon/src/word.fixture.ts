import type { WordToAsk } from './question.js';

/** An English word that nobody has reviewed or noted anything about, unless `more` says so. */
export function word(term: string, more: Partial<WordToAsk> = {}): WordToAsk {
  return {
    term,
    language: 'LANGUAGE_ENGLISH',
    masteryLevel: 0,
    notes: [],
    contexts: [],
    otherNotes: [],
    ...more,
  };
}
