import { chmod, chown, lstat, mkdir, open, readdir, realpath } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { DataDirectoryError, explainFileFaults } from './embedded-server-error.js';
import { closedDirectory, type ServerIdentity } from './server-identity.js';

/** The paths in the data directory. */
export interface DataDirectory {
  readonly root: string;
  /** PostgreSQL's own directory (PGDATA). */
  readonly cluster: string;
  readonly log: string;
}

/** Creates the data directory if it does not exist, and checks that the server can use it. */
export function prepareDataDirectory(
  path: string,
  identity: ServerIdentity | undefined,
): Promise<DataDirectory> {
  const wanted = resolve(path);
  return explainFileFaults(wanted, async () => {
    await makeReachable(wanted, identity);
    const root = await realpath(wanted);
    const directory = { root, cluster: join(root, 'postgres'), log: join(root, 'postgres.log') };
    await refuseForeignCluster(directory);
    return directory;
  });
}

/** Creates a directory that only the server can enter. */
export async function makePrivateDirectory(
  path: string,
  identity: ServerIdentity | undefined,
): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
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
  await mkdir(path, { recursive: true, mode: 0o711 }).catch((error: unknown) => {
    // Node also reports ENOENT for a read-only file system.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw unusable(path, 'cannot be created: the file system does not allow it.');
  });
  if (!(await closedDirectory(path, identity))) return;
  // An empty directory was created for us, so we may change its owner. Any other directory is not
  // changed.
  if ((await readdir(path)).length > 0) throw unreachable(path, path);
  await giveTo(identity, path);
}

function unusable(path: string, fault: string): DataDirectoryError {
  return new DataDirectoryError('DIRECTORY_UNUSABLE', path, fault);
}

function unreachable(path: string, closed: string): DataDirectoryError {
  return unusable(
    path,
    'cannot be used: PostgreSQL cannot run as root, so it runs as "nobody", who cannot enter ' +
      `${closed}. Choose another directory, such as one in /var/lib, or start as another user.`,
  );
}

async function refuseForeignCluster({ root, cluster }: DataDirectory): Promise<void> {
  const self = process.getuid?.();
  if (self === undefined || self === 0) return;
  const owner = (await lstat(cluster).catch(() => undefined))?.uid;
  if (owner === undefined || owner === self) return;
  throw unusable(
    root,
    `belongs to another user (uid ${owner}). Start as that user` +
      `${owner === 65534 ? ' or as root,' : ''} or choose another directory.`,
  );
}
