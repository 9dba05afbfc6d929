import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnkiNoteToWrite } from '@wordgrove/anki';
import type { SqlExecutor } from '../../../platform/database/sql.js';
import { withTemporaryFiles } from '../../../platform/disk/temporary-files.js';
import type { ExportRequest } from '../../../platform/files/export-section.js';
import { wordBatches } from '../../learning/index.js';
import { readReviewsOf } from '../../review/index.js';
import { noteOf } from './deck-note.js';

const DECK = 'Wordgrove';

/**
 * Returns an Anki deck of words with their schedule and log. It is complete before its first byte is sent.
 * @throws DOMException `AbortError` if nobody waits for it any more, ApiError 503 `DISK_FULL` if there is no space to write it
 */
export async function* writeDeck(
  sql: SqlExecutor,
  request: ExportRequest,
): AsyncGenerator<Uint8Array> {
  const place = tmpdir();
  const directory = await withTemporaryFiles(place, () =>
    mkdtemp(join(place, 'wordgrove-export-')),
  );
  try {
    const path = join(directory, 'deck.apkg');
    // Loading it would take a part of each start, and few services ever write a deck.
    const { writePackage } = await import('@wordgrove/anki');
    const options = { deckName: DECK, writtenAt: request.at };
    await withTemporaryFiles(place, () =>
      writePackage(path, directory, options, notes(sql, request)),
    );
    yield* createReadStream(path) as AsyncIterable<Buffer>;
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

async function* notes(sql: SqlExecutor, request: ExportRequest): AsyncGenerator<AnkiNoteToWrite> {
  const withReviews = request.scopes.includes('review:read');
  for await (const batch of wordBatches(sql, request)) {
    request.signal.throwIfAborted();
    const ids = withReviews ? batch.map(({ id }) => id) : [];
    const reviews = await readReviewsOf(sql, ids);
    for (const word of batch) yield noteOf(word, reviews.get(word.id) ?? []);
  }
}
