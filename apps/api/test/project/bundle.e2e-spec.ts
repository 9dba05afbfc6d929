import { readdirSync, readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { join } from 'node:path';

const BUNDLE = join(import.meta.dirname, '../../dist/bundle');
const require = createRequire(join(BUNDLE, 'main.js'));

/** The files of the service and of its threads. */
const FILES = readdirSync(BUNDLE, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.js'),
);
const OF_THREADS = FILES.filter((path) => path.startsWith('threads'));
const OF_SERVICE = FILES.filter((path) => !OF_THREADS.includes(path));

/** Every package that bundled files name in an import or a `require`. */
function* packagesIn(files: readonly string[]): Generator<string> {
  for (const file of files) {
    const code = readFileSync(join(BUNDLE, file), 'utf8');
    for (const [, name = ''] of code.matchAll(
      /(?:\bfrom |\bimport |\bimport\(|[Rr]equire\w*(?:\$\d+)?\()"([^"]+)"/g,
    ))
      if (!name.startsWith('.') && !isBuiltin(name)) yield name;
  }
}

function isInstalled(name: string): boolean {
  try {
    require.resolve(name);
    return true;
  } catch {
    return false;
  }
}

describe('the bundle', () => {
  // A second copy of a package would not share its metadata, its parsers or its classes.
  // V8 takes a third of a second to compile SQLite, so only threads load it.
  it.each([
    ['the service', OF_SERVICE, ['@node-rs/argon2', 'piscina', 'swagger-ui-dist/absolute-path.js']],
    [
      'its threads',
      OF_THREADS,
      ['@open-spaced-repetition/binding', 'node-sqlite3-wasm', 'swagger-ui-dist/absolute-path.js'],
    ],
  ])('of %s loads no package but those that must stay as they are', (_, files, packages) => {
    expect([...new Set(packagesIn(files))].filter(isInstalled).sort()).toEqual(packages);
  });

  // Whether text can be decoded is seen only by a call whose result nobody reads.
  it('keeps the calls that are made to see whether they throw', () => {
    for (const file of FILES) {
      const code = readFileSync(join(BUNDLE, file), 'utf8');
      expect([file, /\btry \{\s*return (true|false);/.exec(code)?.index]).toEqual([
        file,
        undefined,
      ]);
    }
  });

  it('has one byte for each character, so that V8 does not keep it with two', () => {
    for (const file of FILES) {
      const code = readFileSync(join(BUNDLE, file), 'utf8');
      expect([file, /[^\0-\xff]/.exec(code)?.[0]]).toEqual([file, undefined]);
    }
  });
});
