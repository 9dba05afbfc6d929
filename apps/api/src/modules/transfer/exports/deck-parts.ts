import type { SqlExecutor } from '../../../platform/database/sql.js';
import { batchesOf } from '../../../platform/files/batches.js';
import type { ExportRequest } from '../../../platform/files/export-section.js';
import { wordBatches, type WordToExport } from '../../learning/index.js';
import { readReviewsOf, type ReviewInLog } from '../../review/index.js';
import { noteOf, reviewOf } from './deck-note.js';
import type { DeckPart } from './deck-task.js';

/** The number of reviews after which parts are handed over. The words of a batch have a bounded size as it is. */
const MAX_REVIEWS = 1_000;

/** Returns the words of an export as parts of a deck, some hundred kilobytes at a time. */
export async function* deckParts(
  sql: SqlExecutor,
  request: ExportRequest,
): AsyncGenerator<DeckPart[], void> {
  const withReviews = request.scopes.includes('review:read');
  for await (const batch of wordBatches(sql, request)) {
    request.signal.throwIfAborted();
    const ids = withReviews ? batch.map(({ id }) => id) : [];
    yield* partsOf(batch, await readReviewsOf(sql, ids));
  }
}

function* partsOf(
  words: readonly WordToExport[],
  reviews: ReadonlyMap<string, readonly ReviewInLog[]>,
): Generator<DeckPart[]> {
  let parts: DeckPart[] = [];
  let count = 0;
  for (const word of words) {
    parts.push({ note: noteOf(word) });
    for (const some of batchesOf(reviews.get(word.id) ?? [], MAX_REVIEWS)) {
      parts.push({ reviews: some.map(reviewOf) });
      count += some.length;
      if (count < MAX_REVIEWS) continue;
      yield parts;
      [parts, count] = [[], 0];
    }
  }
  if (parts.length > 0) yield parts;
}
