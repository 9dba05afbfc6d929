import { setTimeout as delay } from 'node:timers/promises';
import type { ClusterSettings } from './cluster.js';
import { EmbeddedServerError } from './embedded-server-error.js';
import { findServerOf, isServerOf, readPostmaster } from './postmaster.js';
import { killTree } from './process-tree.js';
import { control } from './server-control.js';

/**
 * PostgreSQL's ways to stop and the seconds that each of them may take. A fast one rolls back open transactions and writes
 * everything else to the disk. After an immediate one, the next start does that.
 */
const STOPS = [
  ['fast', 7],
  ['immediate', 2],
] as const;
/** The signals by which PostgreSQL's own program tells it. */
const SIGNALS = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;
/** The time in milliseconds after which a server that says that it stops has ended. */
const MILLISECONDS_TO_EXIT = 2_000;
/** The same for one that says nothing, or is killed. */
const MILLISECONDS_TO_DIE = 1_000;
/** The time in milliseconds that the program which tells it to stop may take beyond its own limit. */
const MILLISECONDS_MORE = 500;
const POLL_MILLISECONDS = 10;

/**
 * Stops the server: cleanly if it does so in time, otherwise by killing its processes. What was acknowledged is kept
 * in any case, and the next start recovers it.
 * @param log receives a line if the stop was not a clean one
 */
export async function stopServer(
  settings: ClusterSettings,
  log: (line: string) => void,
): Promise<void> {
  const { cluster, root } = settings.directory;
  const record = await readPostmaster(cluster);
  const pid = record?.pid ?? (await findServerOf(cluster));
  for (const [mode, seconds] of STOPS) {
    const hasStopped =
      record === undefined && pid !== undefined
        ? await signalToStop(cluster, pid, mode, seconds)
        : await tellToStop(settings, mode, seconds);
    // The server removes its record shortly before it ends, and a killed one has already gone.
    const patience = hasStopped ? MILLISECONDS_TO_EXIT : MILLISECONDS_TO_DIE;
    if (pid === undefined || (await hasEnded(cluster, pid, patience))) return;
    log(`PostgreSQL did not stop within ${seconds} seconds (${mode}).`);
  }
  if (pid === undefined) return;
  await killTree(pid);
  if (await hasEnded(cluster, pid, MILLISECONDS_TO_DIE)) return;
  throw new EmbeddedServerError(
    'SERVER_FAILED',
    `PostgreSQL in ${root} did not stop, even when it was killed (the process ${pid}).`,
  );
}

/** Returns true if PostgreSQL says that it has stopped. Its own program counts its pauses alone, which take longer on a busy machine. */
async function tellToStop(
  settings: ClusterSettings,
  mode: string,
  seconds: number,
): Promise<boolean> {
  const args = ['stop', `--mode=${mode}`, '--wait', '--silent', `--timeout=${seconds}`];
  const late = AbortSignal.timeout(seconds * 1_000 + MILLISECONDS_MORE);
  return control(settings, args, late).then(
    ({ code }) => code === 0,
    () => false,
  );
}

/** Does the same for a server whose record cannot be read, as that program has to do. */
async function signalToStop(
  cluster: string,
  pid: number,
  mode: keyof typeof SIGNALS,
  seconds: number,
): Promise<boolean> {
  if (await isServerOf(cluster, pid)) process.kill(pid, SIGNALS[mode]);
  return hasEnded(cluster, pid, seconds * 1_000);
}

async function hasEnded(cluster: string, pid: number, patience: number): Promise<boolean> {
  for (let waited = 0; await isServerOf(cluster, pid); waited += POLL_MILLISECONDS) {
    if (waited >= patience) return false;
    await delay(POLL_MILLISECONDS);
  }
  return true;
}
