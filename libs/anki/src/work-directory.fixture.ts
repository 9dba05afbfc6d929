import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates a directory for each test and deletes it after the test. */
export function workDirectory(): { path: string } {
  const directory = { path: '' };
  beforeEach(async () => {
    directory.path = await mkdtemp(join(tmpdir(), 'wordgrove-anki-'));
  });
  afterEach(() => rm(directory.path, { recursive: true, force: true }));
  return directory;
}
