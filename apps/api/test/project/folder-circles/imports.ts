import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';

/** One file imports, or re-exports, another of the same folder; types count. Paths are below the folder. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

const SOURCE = /\.tsx?$/;
/** Files that may import what they like. */
const TEST = /\.(spec|fixture)\.tsx?$/;

/** Every import between the files below a folder, except of those that are left out. */
export function importsBelow(folder: string, leftOut = TEST): Import[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return paths
    .filter((path) => SOURCE.test(path) && !leftOut.test(path))
    .flatMap((path) => importsOf(join(folder, path)))
    .map(({ from, to }) => ({ from: relative(folder, from), to: relative(folder, to) }))
    .filter(({ to }) => !to.startsWith('..'));
}

function importsOf(from: string): Import[] {
  return ts
    .preProcessFile(readFileSync(from, 'utf8'))
    .importedFiles.map(({ fileName }) => fileName)
    .filter((name) => name.startsWith('.'))
    .map((name) => ({ from, to: fileOf(resolve(dirname(from), name), from) }));
}

/** Returns the imported file: `.js` stands for a `.ts`, and the console, which is bundled, leaves the ending out. */
function fileOf(path: string, from: string): string {
  const bare = path.replace(/\.js$/, '');
  const found = [`${bare}.ts`, `${bare}.tsx`, `${path}/index.ts`, path].find(existsSync);
  if (found === undefined) throw new Error(`${from} imports ${path}, which is not there`);
  return found;
}
