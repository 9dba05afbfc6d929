import type { AnkiNote } from './anki-note.js';
import { openPackage, type OpenOptions } from './index.js';

export async function allOf<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

/** Opens a package, reads all of it and closes it. */
export async function readNotes(
  path: string,
  workDirectory: string,
  options: OpenOptions = {},
): Promise<AnkiNote[]> {
  const opened = await openPackage(path, workDirectory, options);
  try {
    return await allOf(opened.notes());
  } finally {
    await opened.close();
  }
}
