import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { zip } from '../anki-package.fixture.js';
import { allOf } from '../read-notes.fixture.js';
import { workDirectory } from '../work-directory.fixture.js';
import { withZippedCollection } from './zip-collection.js';

const directory = workDirectory();

/** Creates a package whose collection is larger than its archive says. */
async function lyingPackage(): Promise<string> {
  const path = join(directory.path, 'lying.apkg');
  await zip(path, { 'collection.anki2': Buffer.alloc(1_000_000) });
  const archive = await readFile(path);
  const entry = archive.indexOf(Buffer.from('PK\u0001\u0002'));
  archive.writeUInt32LE(1000, entry + 24);
  await writeFile(path, archive);
  return path;
}

describe('withZippedCollection', () => {
  it('reports damage to a reader who starts after it was found', async () => {
    const read = withZippedCollection(await lyingPackage(), async (collection) => {
      const stream = await collection.open();
      // This does not use events.once, which listens for errors as well.
      await new Promise((resolve) => (stream as unknown as Readable).once('close', resolve));
      return allOf(stream);
    });
    await expect(read).rejects.toMatchObject({ fault: 'DAMAGED' });
  });
});
