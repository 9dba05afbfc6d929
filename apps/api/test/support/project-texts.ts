import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The project's root. */
export const PROJECT = join(__dirname, '../../../..');

/** A file that people write. */
export interface ProjectText {
  /** From the project's root. */
  path: string;
  text: string;
}

const FOLDERS = ['apps', 'libs', 'docs', 'bench', 'jest', 'docker', '.ci', '.husky'];
const NOT_OURS = new Set(['node_modules', 'dist', 'coverage', 'test-results']);
const WRITTEN =
  /\.(tsx?|[cm]?js|md|ya?ml|sql|css|html)$|(^|\/)(Dockerfile|Caddyfile|run|pre-commit)$/;

/** All code, tests, documents and configuration of the project. */
export function projectTexts(): ProjectText[] {
  return projectPaths()
    .filter((path) => WRITTEN.test(path))
    .map((path) => ({ path, text: read(path) }));
}

/** The paths of all files of the project, from its root; what installing and building make is not among them. */
export function projectPaths(): string[] {
  const inRoot = entriesOf(PROJECT).filter((entry) => entry.isFile());
  return [...inRoot.map(({ name }) => name), ...FOLDERS.flatMap(filesBelow)];
}

/** The text of a file, by its path from the project's root. */
export function read(path: string): string {
  return readFileSync(join(PROJECT, path), 'utf8');
}

function filesBelow(folder: string): string[] {
  return entriesOf(join(PROJECT, folder)).flatMap((entry) => {
    const path = relative(PROJECT, join(entry.parentPath, entry.name));
    if (entry.isDirectory()) return NOT_OURS.has(entry.name) ? [] : filesBelow(path);
    return entry.isFile() ? [path] : [];
  });
}

function entriesOf(folder: string) {
  return readdirSync(folder, { withFileTypes: true });
}
