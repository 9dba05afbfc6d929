import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SqlExecutor } from '../../../platform/database/sql.js';
import { makeTemporaryDirectory } from '../../../platform/disk/temporary-directories.js';
import { withTemporaryFiles } from '../../../platform/disk/temporary-files.js';
import type { ExportRequest } from '../../../platform/files/export-section.js';
import { deckParts } from './deck-parts.js';
import { writeInThread } from './deck-thread.js';

const DECK = 'Wordgrove';

/**
 * Returns an Anki deck of words with their schedule and log. It is complete before its first byte is sent.
 * @throws DOMException `AbortError` if nobody waits for it any more, ApiError 503 `DISK_FULL` if there is no space to write it,
 * `OVERLOADED` if the thread that writes it has ended
 */
export async function* writeDeck(
  sql: SqlExecutor,
  request: ExportRequest,
): AsyncGenerator<Uint8Array> {
  const place = tmpdir();
  const directory = await withTemporaryFiles(place, () => makeTemporaryDirectory(place, 'export'));
  try {
    const path = join(directory, 'deck.apkg');
    const deck = { path, directory, options: { deckName: DECK, writtenAt: request.at } };
    await withTemporaryFiles(place, () =>
      writeInThread(deck, deckParts(sql, request), request.signal),
    );
    yield* createReadStream(path) as AsyncIterable<Buffer>;
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
