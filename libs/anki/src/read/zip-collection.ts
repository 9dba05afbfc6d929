import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { AnkiPackageError, asDamage, isOfFileSystem } from '../anki-package-error.js';

/**
 * The best name comes first: newer packages also hold an older file that only asks the reader to
 * update Anki.
 */
const COLLECTION_NAMES = ['collection.anki21b', 'collection.anki21', 'collection.anki2'] as const;

/** A file with more entries is not a deck: every picture and sound of a deck is one entry. */
const MAX_ENTRIES = 500_000;

/** The names of other entries that a fault shows, and the characters of each. */
const MAX_SHOWN = 5;
const MAX_SHOWN_CHARACTERS = 60;

/** The collection inside a package. */
export interface ZippedCollection {
  readonly isZstandard: boolean;
  open(): Promise<AsyncIterable<Buffer>>;
}

/**
 * Calls `use` with the package's collection while the archive is open. Names of entries are only
 * compared, never used as paths.
 * @throws AnkiPackageError NOT_A_ZIP, NO_COLLECTION, TOO_LARGE, DAMAGED
 * @throws Error of the file system, such as a full disk
 */
export async function withZippedCollection<T>(
  path: string,
  use: (collection: ZippedCollection) => Promise<T>,
): Promise<T> {
  const zip = await openZip(path);
  try {
    const { entry, name } = await findCollection(zip);
    return await use({
      isZstandard: name === 'collection.anki21b',
      open: () => openEntry(zip, entry),
    });
  } catch (error) {
    throw asDamage(error);
  } finally {
    zip.close();
  }
}

async function openZip(path: string): Promise<ZipFile> {
  try {
    // The library does not check names that it does not decode, so an odd name among the media
    // spoils no import.
    return await openPromise(path, { autoClose: false, decodeStrings: false });
  } catch (error) {
    if (isOfFileSystem(error)) throw error;
    throw new AnkiPackageError('NOT_A_ZIP', 'The file is not an Anki package.', { cause: error });
  }
}

async function openEntry(zip: ZipFile, entry: Entry): Promise<AsyncIterable<Buffer>> {
  const stream = await zip.openReadStreamPromise(entry);
  // The reader of the stream gets the error. Without a listener, an error before the first read
  // would end the process.
  stream.on('error', () => undefined);
  return stream;
}

async function findCollection(zip: ZipFile) {
  if (zip.entryCount > MAX_ENTRIES)
    throw new AnkiPackageError('TOO_LARGE', 'The Anki package has too many files.');
  const found = new Map<string, Entry>();
  const others: string[] = [];
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileNameRaw.toString('latin1');
    if (others.length < MAX_SHOWN) others.push(shown(name));
    if (!found.has(name) && COLLECTION_NAMES.some((known) => known === name))
      found.set(name, entry);
  }
  for (const name of COLLECTION_NAMES) {
    const entry = found.get(name);
    if (entry !== undefined) return { entry, name };
  }
  throw new AnkiPackageError(
    'NO_COLLECTION',
    `The file is a zip archive without an Anki collection. It has ${others.join(', ') || 'no files'}. Save a spreadsheet as CSV.`,
  );
}

function shown(name: string): string {
  return `“${name.slice(0, MAX_SHOWN_CHARACTERS).replaceAll(/[^ -~]/g, '?')}”`;
}
