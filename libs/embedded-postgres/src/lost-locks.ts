import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, stat } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { socketPath } from './data-directory.js';
import {
  findServerOf,
  isAlive,
  isServerOf,
  recordFile,
  type PostmasterRecord,
} from './postmaster.js';

/** The time in milliseconds within which a server that starts has written its number into a file that it has made. */
const MOMENT_MILLISECONDS = 2_000;

/** Returns whether there is a record of a server, readable or not. */
export function hasRecord(cluster: string): Promise<boolean> {
  return stat(recordFile(cluster)).then(
    () => true,
    () => false,
  );
}

/** Returns the lock of the socket of a server by its record. It may be in a directory that others use too, and another server's now. */
export async function recordedLock({
  pid,
  port,
  socketDirectory,
}: PostmasterRecord): Promise<string | undefined> {
  if (socketDirectory === '') return undefined;
  const path = `${socketPath(socketDirectory, port)}.lock`;
  const text = await readFile(path, 'utf8').catch(() => '');
  return numberIn(text) === pid ? path : undefined;
}

/**
 * Removes those of these files that would keep PostgreSQL from its start, if no server of the cluster runs. It removes them itself, unless
 * they are damaged, as by a power cut, or another process has the number in them now, such as the server's own zombie. Returns false if
 * a server runs, or somebody may be starting one.
 * @param files those by which a server says that it runs
 * @param log receives one line for each damaged file
 */
export async function clearLocks(
  files: Iterable<string>,
  cluster: string,
  log: (line: string) => void,
): Promise<boolean> {
  for (const path of files) {
    const text = await readFile(path, 'utf8').catch(() => undefined);
    if (text === undefined || !(await isInTheWay(text, cluster))) continue;
    if (isDamaged(text)) await delay(MOMENT_MILLISECONDS);
    if ((await findServerOf(cluster)) !== undefined) return false;
    if (isDamaged(text)) {
      if ((await readFile(path, 'utf8').catch(() => undefined)) !== text) return false;
      log(
        `${path} is damaged, as by a power cut. PostgreSQL does not run, so the file is removed.`,
      );
    }
    await remove(path, cluster);
  }
  return true;
}

async function isInTheWay(text: string, cluster: string): Promise<boolean> {
  if (isDamaged(text)) return true;
  const pid = numberIn(text);
  return isAlive(pid) && !(await isServerOf(cluster, pid));
}

/** Returns the process id, which is negative in the file of a server for a single user. */
function numberIn(text: string): number {
  return Math.abs(Number(text.split('\n', 1)[0]));
}

function isDamaged(text: string): boolean {
  return !Number.isInteger(numberIn(text)) || numberIn(text) === 0;
}

/** Removes a file, but not the one of a server that has been started in this moment. */
async function remove(path: string, cluster: string): Promise<void> {
  const taken = `${path}.${randomUUID()}`;
  try {
    await rename(path, taken);
    if (await isInTheWay(await readFile(taken, 'utf8'), cluster)) return;
    await link(taken, path);
  } catch {
    // Another process was faster. If anything else has failed, PostgreSQL says so.
  } finally {
    await rm(taken, { force: true });
  }
}
