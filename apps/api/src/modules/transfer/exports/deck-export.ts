import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writePackage, type AnkiNoteToWrite } from '@wordgrove/anki';
import type { SqlExecutor } from '../../../platform/database/sql.js';
import { readWords, type WordToExport } from '../../learning/index.js';
import { readReviewsOf } from '../../review/index.js';
import { inBatches } from './batches.js';
import { noteOf } from './deck-note.js';
import type { ExportRequest } from './export-file.js';

const DECK = 'Wordgrove';

/**
 * An Anki deck of words with their schedule and log. It is complete before its first byte goes out.
 * @throws DOMException `AbortError` where nobody waits for it any more
 */
export async function* writeDeck(
  sql: SqlExecutor,
  request: ExportRequest,
): AsyncGenerator<Uint8Array> {
  const directory = await mkdtemp(join(tmpdir(), 'wordgrove-export-'));
  try {
    const path = join(directory, 'deck.apkg');
    const options = { deckName: DECK, writtenAt: request.at };
    await writePackage(path, directory, options, notes(sql, request));
    yield* createReadStream(path) as AsyncIterable<Buffer>;
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

async function* notes(sql: SqlExecutor, request: ExportRequest): AsyncGenerator<AnkiNoteToWrite> {
  const batches = inBatches<WordToExport>((after, limit) => readWords(sql, request, after, limit));
  for await (const batch of batches) {
    request.signal.throwIfAborted();
    const ids = request.withReviews ? batch.map(({ id }) => id) : [];
    const reviews = await readReviewsOf(sql, ids);
    for (const word of batch) yield noteOf(word, reviews.get(word.id) ?? []);
  }
}
