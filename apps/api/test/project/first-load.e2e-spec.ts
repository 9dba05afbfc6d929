import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const DIST = join(import.meta.dirname, '../../../console/dist');
const PAGES = 'src/features';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Record<
  string,
  Chunk
>;

/** Returns what a browser loads for these modules: their files and all that they import at once. */
function filesOf(modules: readonly string[], seen = new Set<string>()): Set<string> {
  for (const name of modules) {
    const { file, imports = [], css = [] } = manifest[name] as Chunk;
    if (seen.has(file)) continue;
    for (const each of [file, ...css]) seen.add(each);
    filesOf(imports, seen);
  }
  return seen;
}

/** Browsers take Brotli over https, and only gzip over http. */
type Coding = 'br' | 'gz';

/** Returns the sum of the compressed sizes. Small files have no compressed form. */
function bytesOf(files: Set<string>, suffix: string, coding: Coding): number {
  const sizes = [...files]
    .filter((file) => file.endsWith(suffix))
    .map(
      (file) =>
        statSync(join(DIST, `${file}.${coding}`), { throwIfNoEntry: false }) ??
        statSync(join(DIST, file)),
    );
  return sizes.reduce((sum, { size }) => sum + size, 0);
}

describe('the first load', () => {
  it.each([
    ['the start page', [`${PAGES}/welcome/welcome-page.tsx`]],
    ['the sign-in', [`${PAGES}/sign-in/sign-in-page.tsx`]],
    [
      'the first page of a user',
      [
        'src/app/shell/shell.tsx',
        `${PAGES}/connected-applications/connected-applications-page.tsx`,
      ],
    ],
  ])('of %s is 180 kB of scripts and 50 kB of styles at most', (_page, modules) => {
    const files = filesOf(['index.html', ...modules]);
    for (const coding of ['br', 'gz'] as const) {
      const scripts = bytesOf(files, '.js', coding);
      expect(scripts).toBeGreaterThan(50_000);
      expect(scripts).toBeLessThanOrEqual(180_000);
      expect(bytesOf(files, '.css', coding)).toBeLessThanOrEqual(50_000);
    }
  });

  // A file that the libraries need would need them in turn, and whichever is first finds the other one empty.
  it('has libraries that need no file but the runtime', () => {
    const libraries = Object.keys(manifest).find((name) => /^_libraries-.*\.js$/.test(name)) ?? '';
    const needed = manifest[libraries]?.imports ?? ['no libraries'];
    expect(needed.filter((name) => !name.startsWith('_rolldown-runtime-'))).toEqual([]);
  });

  it('of a page has the code of no other page', () => {
    const files = filesOf(['index.html']);
    const others = Object.keys(manifest).filter((name) => name.startsWith(PAGES));
    expect(others.length).toBeGreaterThan(12);
    expect(others.filter((name) => files.has((manifest[name] as Chunk).file))).toEqual([]);
  });
});
