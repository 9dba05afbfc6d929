import { readdirSync, readFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { join } from 'node:path';

const BUNDLE = join(import.meta.dirname, '../../dist/bundle');
const require = createRequire(join(BUNDLE, 'main.js'));

/** The files of the service and of its threads. */
const FILES = readdirSync(BUNDLE, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.js'),
);

/** Every package that the bundled service names in an import or a `require`. */
function* namedPackages(): Generator<string> {
  for (const file of FILES) {
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

describe('the bundled service', () => {
  // A second copy of a package would not share its metadata, its parsers or its classes.
  it('loads no package beside itself but those that must stay as they are', () => {
    expect([...new Set(namedPackages())].filter(isInstalled).sort()).toEqual([
      '@node-rs/argon2',
      '@open-spaced-repetition/binding',
      'node-sqlite3-wasm',
      'piscina',
      'swagger-ui-dist/absolute-path.js',
    ]);
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
