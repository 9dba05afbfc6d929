import type { Stats } from 'node:fs';
import {
  chmod,
  chown,
  lstat,
  mkdir,
  mkdtemp,
  open,
  readdir,
  realpath,
  rm,
  stat,
} from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { DataDirectoryError, explainFileFaults } from './embedded-server-error.js';
import { refuseWrongPlace } from './first-start.js';
import { closedDirectory, NOBODY, serverIdentity, type ServerIdentity } from './server-identity.js';

/** The paths in the data directory. */
export interface DataDirectory {
  readonly root: string;
  /** PostgreSQL's own directory (PGDATA). */
  readonly cluster: string;
  readonly log: string;
}

/** Returns the path of the directory of the server's socket, if that is not too long. */
export function socketDirectory(root: string): string {
  return join(root, 'run');
}

/** Returns the path of the file of a server's socket. PostgreSQL names it by the port. */
export function socketPath(directory: string, port: number): string {
  return join(directory, `.s.PGSQL.${port}`);
}

/**
 * Creates the data directory if it does not exist, and checks that the server can use it.
 * @param alongside the names of what else the program keeps in it; undefined: anything
 */
export function prepareDataDirectory(
  path: string,
  identity: ServerIdentity | undefined,
  alongside?: readonly string[],
): Promise<DataDirectory> {
  const wanted = resolve(path);
  return explainFileFaults(wanted, async () => {
    await refuseWrongPlace(wanted, alongside);
    await makeReachable(wanted, identity);
    const root = await realpath(wanted);
    const directory = { root, cluster: join(root, 'postgres'), log: join(root, 'postgres.log') };
    await refuseForeignCluster(directory);
    await refuseForeignFiles(directory, identity);
    await refuseWithoutFiles(wanted);
    return directory;
  });
}

/** Creates a directory that only the server can enter. Takes over none that is not ours. */
export async function makePrivateDirectory(
  path: string,
  identity: ServerIdentity | undefined,
): Promise<void> {
  await makeDirectories(path, 0o700);
  await refuseForeign(path, identity);
  await chmod(path, 0o700);
  await giveTo(identity, path);
}

/** Creates the server's log file if it does not exist, so that the server can append to it. */
export async function createServerLog(
  { log }: DataDirectory,
  identity: ServerIdentity | undefined,
): Promise<void> {
  await (await open(log, 'a', 0o600)).close();
  await giveTo(identity, log);
}

async function giveTo(identity: ServerIdentity | undefined, path: string): Promise<void> {
  if (identity) await chown(path, identity.uid, identity.gid);
}

async function makeReachable(path: string, identity: ServerIdentity | undefined): Promise<void> {
  const above = await closedDirectory(dirname(path), identity);
  if (above) throw unreachable(path, above);
  await makeDirectories(path, 0o711);
  if (!(await closedDirectory(path, identity))) return;
  // An empty directory of our own was created for us, so we may change its owner. Any other directory
  // is not changed.
  if ((await readdir(path)).length > 0) throw unreachable(path, path);
  await refuseForeign(path, identity);
  await giveTo(identity, path);
}

/**
 * Node's own recursive `mkdir` never ends if a file system says that a directory that exists does not,
 * as `/proc` does.
 */
async function makeDirectories(path: string, mode: number): Promise<void> {
  if ((await stat(path).catch(() => undefined))?.isDirectory()) return;
  if (dirname(path) !== path) await makeDirectories(dirname(path), mode);
  await mkdir(path, { mode }).catch(async (error: NodeJS.ErrnoException) => {
    // Another process may have been faster.
    if ((await stat(path).catch(() => undefined))?.isDirectory()) return;
    if (error.code !== 'ENOENT') throw error;
    throw unusable(path, 'cannot be created: the file system does not allow it.');
  });
}

/** Some directories of the system exist, but say of whatever is created in them that it does not. */
async function refuseWithoutFiles(path: string): Promise<void> {
  // What a kill leaves is removed with the unfinished clusters.
  const made = await mkdtemp(join(path, `postgres.new-${process.pid}-`)).catch(
    (error: NodeJS.ErrnoException) => {
      // Everything else is explained where the server needs a file.
      if (error.code !== 'ENOENT') return undefined;
      throw unusable(path, 'cannot be used: the file system allows no files in it.');
    },
  );
  if (made !== undefined) await rm(made, { recursive: true, force: true });
}

/** Root may change the owner of any file, but should do so only to one that it made for us. */
async function refuseForeign(path: string, identity: ServerIdentity | undefined): Promise<void> {
  if (!identity) return;
  const found = await stat(path);
  const { uid } = found;
  if (uid === identity.uid || (uid === process.getuid?.() && (await isEmpty(path, found)))) return;
  throw unusable(
    path,
    `belongs to another user (uid ${uid}) or has other files, and PostgreSQL, which cannot run as root, would ` +
      `become its owner as "nobody". If that is right, run "chown ${identity.uid}:${identity.gid} ${path}" first. ` +
      'Otherwise choose another directory, or start as its owner.',
  );
}

/** Checks early whatever the server uses beside the cluster, which is made only when much has been written. */
async function refuseForeignFiles(
  { root, log }: DataDirectory,
  identity: ServerIdentity | undefined,
): Promise<void> {
  for (const path of [socketDirectory(root), log])
    if (await stat(path).catch(() => undefined)) await refuseForeign(path, identity);
}

function unusable(path: string, fault: string): DataDirectoryError {
  return new DataDirectoryError('DIRECTORY_UNUSABLE', path, fault);
}

async function isEmpty(path: string, found: Stats): Promise<boolean> {
  return found.isDirectory() ? (await readdir(path)).length === 0 : found.size === 0;
}

function unreachable(path: string, closed: string): DataDirectoryError {
  return unusable(
    path,
    'cannot be used: PostgreSQL cannot run as root, so it runs as "nobody", who cannot enter ' +
      `${closed}. Choose another directory, such as one in /var/lib, or start as another user.`,
  );
}

async function refuseForeignCluster(directory: DataDirectory): Promise<void> {
  const { root, cluster } = directory;
  const self = process.getuid?.();
  if (self === undefined || !(await lstat(cluster).catch(() => undefined))) return;
  const target = await realpath(cluster).catch(() => undefined);
  if (target === undefined)
    throw unusable(root, 'has a link "postgres" that leads nowhere. Remove it, or choose another directory.'); // prettier-ignore
  const owner = (await stat(target)).uid;
  // The server of root is one of "nobody".
  const server = serverIdentity() ?? { uid: self, gid: process.getgid?.() ?? self };
  if (owner === server.uid) return;
  const what = target === cluster ? 'directory "postgres", which' : `link "postgres" to ${target}, which`; // prettier-ignore
  throw unusable(
    root,
    `has a ${what} belongs to another user (uid ${owner}) than the one that PostgreSQL runs as (uid ${server.uid}). ` +
      (await adviceOnOwner(directory, target, owner, server)),
  );
}

async function adviceOnOwner(
  { root, cluster, log }: DataDirectory,
  target: string,
  owner: number,
  { uid, gid }: ServerIdentity,
): Promise<string> {
  const names = await readdir(target).catch(() => undefined);
  if (names?.length === 0) return 'It is empty: remove it, or choose another directory.';
  // PostgreSQL does not run as root, so root's own database is a copy.
  const start = owner === 0 ? '' : `Start as that user${owner === NOBODY.uid ? ' or as root,' : ''} or choose another directory. `; // prettier-ignore
  if (target !== cluster) return start.trim() || 'Choose another directory.';
  const paths = [cluster, log, socketDirectory(root)];
  const found = await Promise.all(paths.map((path) => lstat(path).catch(() => undefined)));
  const ours = paths.filter((_, at) => found[at] !== undefined).map(quoted);
  return `${start}If it is a copy of your data, first run "chown -R ${uid}:${gid} ${ours.join(' ')}" as root. "cp -a" keeps owners.`;
}

/** Returns a path as a word of a shell. */
function quoted(path: string): string {
  return /^[\w./+-]+$/.test(path) ? path : `'${path.replaceAll("'", `'\\''`)}'`;
}
