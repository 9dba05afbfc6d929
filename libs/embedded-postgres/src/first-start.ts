import { readdir, realpath, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { DataDirectoryError } from './embedded-server-error.js';

/** Directories that hold files of the system or of several programs, whatever is in them at the moment. */
const OF_SYSTEM = [
  /^\/(?:dev|home|lost\+found|media|mnt|opt|proc|root|run|srv|sys|tmp|usr|var)?$/,
  /^\/(?:dev\/shm|run\/(?:lock|log|user)|usr\/(?:local|home))$/,
  /^\/var\/(?:backups|cache|crash|games|lib|local|lock|log|mail|opt|run|spool|tmp|www)$/,
  // Whatever is there already was made by the system or its programs.
  /^\/(?:bin|boot|etc|lib\w*|sbin)(?:\/|$)/,
  /^\/usr\/(?!(?:local|home)(?:\/|$))/,
  /^\/usr\/local\/(?:bin|etc|games|include|lib\w*|man|sbin|share|src)(?:\/|$)/,
  // Those of macOS, whose /tmp and /var are links.
  /^\/(?:Applications|Library|System|Users|Volumes|cores|private|private\/(?:etc|tmp|var))$/,
];
/** The names in a data directory without a database of what we and file systems put there, what a start has left, and hidden files. */
const USUAL = /^(?:postgres.*|run|lost\+found|\..*)$/;
/** The space in bytes that a new database and its log take, with some more. */
const MIN_FREE_BYTES = 128_000_000;

/**
 * Refuses to put a database where it does not belong. One that is there already was wanted there.
 * @param alongside the names of what else the program keeps in the directory; undefined: anything
 * @throws DataDirectoryError
 */
export async function refuseWrongPlace(
  path: string,
  alongside: readonly string[] | undefined,
): Promise<void> {
  const target = await realpath(path).catch(() => path);
  if (await stat(join(target, 'postgres', 'PG_VERSION')).catch(() => undefined)) return;
  const exists = (await stat(target).catch(() => undefined)) !== undefined;
  if (exists && OF_SYSTEM.some((kind) => kind.test(target)))
    throw unusable(
      path,
      'is a directory of the system. Choose another directory, such as one in /var/lib.',
    );
  if (alongside !== undefined) await refuseOtherFiles(path, alongside);
}

async function refuseOtherFiles(path: string, alongside: readonly string[]): Promise<void> {
  const names = await readdir(path).catch(() => []);
  const others = names.filter((name) => !USUAL.test(name) && !alongside.includes(name)).sort();
  if (others.length === 0) return;
  throw unusable(
    path,
    `has no database, but other files, such as ${JSON.stringify(others[0])}. Choose a directory that is empty or does ` +
      `not exist yet, such as ${join(path, 'wordgrove')}.`,
  );
}

/** Refuses to create a database on a disk without space for it, before anything is written. */
export async function refuseFullDisk(root: string): Promise<void> {
  const found = await statfs(root).catch(() => undefined);
  if (found === undefined) return;
  const free = found.bavail * found.bsize;
  // Some file systems, such as those of networks, tell nothing.
  if (found.blocks === 0 || free >= MIN_FREE_BYTES) return;
  throw unusable(
    root,
    `is on a disk with only ${Math.floor(free / 1_000_000)} MB free, and a new database needs ${MIN_FREE_BYTES / 1_000_000}. ` +
      'Free some space there, or choose a directory on another disk.',
  );
}

function unusable(path: string, fault: string): DataDirectoryError {
  return new DataDirectoryError('DIRECTORY_UNUSABLE', path, fault);
}
