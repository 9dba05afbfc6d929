import type { AskedSense } from '@wordgrove/lexicon';

const MAX_SENSES = 12;
/** In characters. */
const MAX_DEFINITION = 60;

/** Returns what is wrong with the id of a sense that a word cannot have, with the ids that it can have. */
export function unknownSense(senses: readonly AskedSense[]): string {
  if (senses.length === 0) return 'must be null, because no bundled dictionary has the word';
  const named = senses.slice(0, MAX_SENSES).map(brief).join(', ');
  return `must be the id of a sense of the word, such as ${named}`;
}

function brief({ id, partOfSpeech, definition }: AskedSense): string {
  const short =
    definition.length <= MAX_DEFINITION
      ? definition
      : `${definition.slice(0, MAX_DEFINITION - 1).trimEnd()}…`;
  return `${id} (${partOfSpeech}: ${short})`;
}
