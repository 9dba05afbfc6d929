import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const READER = '../../dist/modules/transfer/imports/read/read-file.worker.js';
const WRITER = '../../dist/modules/transfer/exports/write-deck.worker.js';
const IMPORT = /^(?:import|export) (?:[^'"]*? from )?'([^']+)';/gm;

/** Returns every file that a built file loads, and the packages that these load. */
function loadedBy(start: string): { files: Set<string>; packages: Set<string> } {
  const files = new Set([start]);
  const packages = new Set<string>();
  for (const file of files)
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      if (name.startsWith('.')) files.add(join(dirname(file), name));
      else packages.add(name);
    }
  return { files, packages };
}

describe('the threads that read files', () => {
  it('load nothing that knows a database, so that they are small and begin fast', () => {
    const { files, packages } = loadedBy(join(import.meta.dirname, READER));
    expect(files.size).toBeGreaterThan(30);
    expect([...packages]).toEqual(expect.arrayContaining(['csv-parse', '@wordgrove/anki']));
    const database = ['typeorm', '@nestjs/typeorm', 'pg', 'pg-boss', 'ioredis'];
    expect(database.filter((name) => packages.has(name))).toEqual([]);
    expect(
      [...files].filter((name) => /(?:repository|service|module|\.sql)\.js$/.test(name)),
    ).toEqual([]);
  });
});

describe('the thread that writes decks', () => {
  it('loads little more than what writes them', () => {
    const { files, packages } = loadedBy(join(import.meta.dirname, WRITER));
    expect([...packages]).toEqual(['@wordgrove/anki']);
    expect(files.size).toBeLessThan(5);
  });
});
