import type { InstalledEntry } from '@wordgrove/lexicon';
import * as limits from './limits.js';
import { plainLine } from './text.js';

/** Returns an entry with lines of text within the limits, or null if it has no term or no definition. */
export function cleanEntry(entry: InstalledEntry): InstalledEntry | null {
  // A term that is cut would be another word.
  const term = plainLine(entry.term, Infinity);
  const definitions = lines(
    entry.definitions,
    limits.MAX_DEFINITION_LENGTH,
    limits.MAX_DEFINITIONS,
  );
  if (term === '' || term.length > limits.MAX_TERM_LENGTH || definitions.length === 0) return null;
  return {
    term,
    readings: lines(entry.readings, limits.MAX_TERM_LENGTH, limits.MAX_DEFINITIONS),
    partOfSpeech: entry.partOfSpeech,
    gender: entry.gender,
    labels: lines(entry.labels, limits.MAX_TERM_LENGTH, limits.MAX_LABELS),
    commonness: Number.isFinite(entry.commonness) ? entry.commonness : 0,
    definitions,
    examples: entry.examples.slice(0, limits.MAX_EXAMPLES).map(({ sentence, translation }) => ({
      sentence: plainLine(sentence, limits.MAX_EXAMPLE_LENGTH),
      translation: plainLine(translation, limits.MAX_EXAMPLE_LENGTH),
    })),
  };
}

function lines(texts: readonly string[], maxLength: number, max: number): string[] {
  const cleaned = texts.map((text) => plainLine(text, maxLength)).filter((text) => text !== '');
  return [...new Set(cleaned)].slice(0, max);
}
