import { stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { socketPath } from './data-directory.js';
import { isServerOf, readPostmaster } from './postmaster.js';
import type { ServerAddress } from './server-address.js';

const LOOK_MILLISECONDS = 1_000;

/**
 * Returns true if a connection to a socket failed because nothing listens there: its file is gone, or another program
 * has replaced it. A server that starts, recovers, hangs or has too much to do still listens.
 */
export function nothingListens(error: unknown): boolean {
  return ['ENOENT', 'ECONNREFUSED'].includes((error as NodeJS.ErrnoException).code ?? '');
}

/**
 * Resolves with true once nobody can connect to a server that runs, and with false once there is no more need to know. Its sessions may
 * last for long after that, but not forever.
 */
export async function socketIsLost(
  address: ServerAddress,
  cluster: string,
  ending: AbortSignal,
): Promise<boolean> {
  if (address.kind !== 'socket') return false;
  const path = socketPath(address.directory, address.port);
  for (let known = await fileAt(path); !ending.aborted;) {
    await delay(LOOK_MILLISECONDS, undefined, { signal: ending, ref: false }).catch(
      () => undefined,
    );
    const found = await fileAt(path);
    // A connection costs the server a process, a look at the file does not.
    if (found !== undefined && found === known) continue;
    if ((await isClosed(path)) && (await isRunning(cluster))) return !ending.aborted;
    known = found;
  }
  return false;
}

/** Returns what tells a file from another one that takes its place. */
async function fileAt(path: string): Promise<string | undefined> {
  const found = await stat(path).catch(() => undefined);
  return found && `${found.dev}:${found.ino}`;
}

function isClosed(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = (result: boolean): void => {
      socket.destroy();
      resolve(result);
    };
    const socket = connect(path)
      .on('connect', () => settle(false))
      .on('error', (error) => settle(nothingListens(error)));
  });
}

/** If the directory is no longer there, or PostgreSQL has ended, its socket is not what is missing. */
async function isRunning(cluster: string): Promise<boolean> {
  const record = await readPostmaster(cluster);
  return record !== undefined && (await isServerOf(cluster, record.pid));
}
