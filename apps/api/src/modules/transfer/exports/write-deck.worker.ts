import { writePackage, type AnkiNoteToWrite, type AnkiReviewToWrite } from '@wordgrove/anki';
import { Questions } from '../../../platform/threads/questions.js';
import { limitWebAssembly } from '../../../platform/threads/webassembly-memory.js';
import type { DeckPart, DeckTask } from './deck-task.js';

/** SQLite has a cache of 2 MiB for each deck, and rows of a word each. */
const MAX_WEBASSEMBLY_BYTES = 40 * 1024 * 1024;

limitWebAssembly(MAX_WEBASSEMBLY_BYTES);

/**
 * Writes a deck. Runs in a thread, because SQLite does all its work at once, and V8 takes long to compile it. Other decks
 * are written in the same thread while this one waits for its next parts.
 */
export async function writeDeckFile({ path, directory, options, port }: DeckTask): Promise<void> {
  const main = new Questions<null>(port);
  try {
    const { signal } = main;
    await writePackage(path, directory, { ...options, signal }, notesOf(partsFrom(main)));
  } finally {
    port.close();
  }
}

async function* partsFrom(main: Questions<null>): AsyncGenerator<DeckPart> {
  for (;;) {
    const parts = (await main.ask(null)) as DeckPart[] | null;
    if (parts === null) return;
    yield* parts;
  }
}

/** Returns the notes, each with all its reviews. */
async function* notesOf(parts: AsyncIterator<DeckPart, void>): AsyncGenerator<AnkiNoteToWrite> {
  let part = (await parts.next()).value;
  async function* reviews(): AsyncGenerator<AnkiReviewToWrite> {
    part = (await parts.next()).value;
    for (; part?.reviews !== undefined; part = (await parts.next()).value) yield* part.reviews;
  }
  while (part?.note !== undefined) {
    const { card, ...note } = part.note;
    yield { ...note, card: { ...card, reviews: reviews() } };
  }
}
