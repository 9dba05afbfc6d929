import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { circlesIn } from './folder-circles/circles.js';
import { importsBelow, type Import } from './folder-circles/imports.js';

const root = join(import.meta.dirname, '../../../..');

/** `a/x.ts b/y.ts` for an import of the second by the first. */
const imports = (...pairs: string[]): Import[] =>
  pairs.map((pair) => {
    const [from = '', to = ''] = pair.split(' ');
    return { from, to };
  });

describe('the sources', () => {
  const sources = ['apps', 'libs']
    .flatMap((kind) => readdirSync(join(root, kind)).map((name) => `${kind}/${name}/src`))
    .filter((folder) => existsSync(join(root, folder)));

  it('are looked for where they are', () => {
    expect(sources).toEqual(expect.arrayContaining(['apps/api/src', 'apps/console/src']));
    expect(sources.length).toBeGreaterThan(6);
  });

  it.each(sources)('of %s have no circle, neither of files nor of folders', (folder) => {
    const found = importsBelow(join(root, folder));
    expect(found.length).toBeGreaterThan(0);
    expect(circlesIn(found)).toEqual([]);
  });
});

describe('the tests of the API', () => {
  it('have no circle either, such as support that imports a test', () => {
    const found = importsBelow(join(root, 'apps/api/test'), /(?!)/);
    expect(found.length).toBeGreaterThan(500);
    expect(circlesIn(found)).toEqual([]);
  });
});

describe('a circle', () => {
  it('is found between folders, though no two files import each other', () => {
    expect(circlesIn(imports('text/a.ts grading/b.ts', 'grading/c.ts text/d.ts'))).toEqual([
      {
        folder: '.',
        entries: ['grading', 'text'],
        imports: ['text/a.ts -> grading/b.ts', 'grading/c.ts -> text/d.ts'],
      },
    ]);
  });

  it('is found between files, in the innermost folder that holds them', () => {
    const [circle, ...others] = circlesIn(imports('m/n/a.ts m/n/b.ts', 'm/n/b.ts m/n/a.ts'));
    expect(circle).toMatchObject({ folder: 'm/n', entries: ['a.ts', 'b.ts'] });
    expect(others).toEqual([]);
  });

  it('is found between a folder and a file beside it', () => {
    expect(circlesIn(imports('a.ts b/c.ts', 'b/d.ts a.ts'))).toMatchObject([
      { folder: '.', entries: ['a.ts', 'b'] },
    ]);
  });

  it('is found through a chain, and apart from another one', () => {
    const chain = ['a/x.ts b/x.ts', 'b/x.ts c/x.ts', 'c/x.ts a/y.ts', 'c/x.ts p/x.ts'];
    const other = ['p/x.ts q/x.ts', 'q/x.ts p/x.ts'];
    expect(circlesIn(imports(...chain, ...other)).map(({ entries }) => entries)).toEqual([
      ['a', 'b', 'c'],
      ['p', 'q'],
    ]);
  });

  it('does not exist if imports lead one way', () => {
    expect(circlesIn(imports('a/x.ts b/x.ts', 'a/y.ts c/x.ts', 'b/x.ts c/x.ts'))).toEqual([]);
  });
});

describe('an import', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'imports-'));
    for (const name of ['b.ts', 'c.tsx', 'd.css', 'b.spec.ts'])
      writeFileSync(join(folder, name), '');
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  const importsOf = (code: string): Import[] => {
    writeFileSync(join(folder, 'a.ts'), code);
    return importsBelow(folder);
  };

  it.each([
    [`import { b } from './b.js';`, 'b.ts'],
    [`import type { B } from './b.js';`, 'b.ts'],
    [`import { type B } from './b.js';`, 'b.ts'],
    [`export { b } from './b.js';`, 'b.ts'],
    [`export type { B } from './b.js';`, 'b.ts'],
    [`export type B = import('./b.js').B;`, 'b.ts'],
    [`export const b = () => import('./b.js');`, 'b.ts'],
    [`import { C } from './c';`, 'c.tsx'],
    [`import './d.css';`, 'd.css'],
  ])('is %s', (code, to) => {
    expect(importsOf(code)).toEqual([{ from: 'a.ts', to }]);
  });

  it('does not count if it is of a package or another project, or in a test', () => {
    writeFileSync(join(folder, 'b.spec.ts'), `import { b } from './b.js';`);
    expect(importsOf(`import { x } from 'x';\nimport { y } from '${root}/y.js';`)).toEqual([]);
  });

  it('of a missing file is an error', () => {
    expect(() => importsOf(`import { e } from './e.js';`)).toThrow('which is not there');
  });
});
