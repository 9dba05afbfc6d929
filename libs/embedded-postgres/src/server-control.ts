import { open, rename, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import type { ClusterSettings } from './cluster.js';
import { createServerLog } from './data-directory.js';
import { USUAL_LOG_BYTES, writeDiskSettings } from './disk-settings.js';
import { diskStateOf, readDisk } from './disk-state.js';
import { programFault, reasonIn } from './embedded-server-error.js';
import type { ServerAddress } from './server-address.js';
import { runServerCommand, type CommandResult } from './server-command.js';
import { writeServerSettings } from './server-settings.js';

/**
 * Temporary reasons for a failed start: another service is starting, or processes of a killed
 * server are still ending.
 */
const PASSING = /still in use|lock file .* already exists|Is another postmaster/i;
const MAX_LOG_BYTES = 10_000_000;
const SECONDS_TO_START = 600;

/**
 * Starts the server and waits until it takes connections. Returns false if it could not start now
 * but may be able to soon.
 * @throws EmbeddedServerError with PostgreSQL's own reason
 */
export async function startServer(
  settings: ClusterSettings,
  address: ServerAddress,
): Promise<boolean> {
  const { directory } = settings;
  await writeServerSettings(directory.cluster, { ...settings, address });
  await suitDisk(settings);
  const logged = await rotateLog(settings);
  const args = ['start', '--wait', '--silent', `--timeout=${SECONDS_TO_START}`];
  const ended = control(settings, [...args, `--log=${basename(directory.log)}`], settings.ending);
  settings.onLaunch?.();
  const result = await ended;
  if (result.code === 0) return true;
  const output = result.output + (await readFrom(directory.log, logged));
  if (PASSING.test(output)) return false;
  throw programFault(
    directory.root,
    output,
    `PostgreSQL in ${directory.root} did not start: ${reasonIn(output)} (see ${directory.log}).`,
  );
}

/** Lets the server start with a small log if there is little space. The first look at the running one knows more. */
async function suitDisk(settings: ClusterSettings): Promise<void> {
  const { cluster } = settings.directory;
  const demand = { reserveBytes: settings.reserveBytes, largestLogBytes: USUAL_LOG_BYTES };
  // What cannot be read, the server reports.
  const reading = await readDisk(cluster).catch(() => undefined);
  await writeDiskSettings(cluster, reading ? diskStateOf(reading, demand) : 'PLENTY', settings);
}

/** Runs `pg_ctl`. */
export function control(
  settings: ClusterSettings,
  args: readonly string[],
  ending: AbortSignal | undefined,
): Promise<CommandResult> {
  const { binaries, directory, identity } = settings;
  const { cluster, root: workingDirectory } = directory;
  return runServerCommand(binaries.pgCtl, args, { cluster, workingDirectory, identity, ending });
}

/**
 * Keeps the log and one older log. Returns the offset in bytes at which the lines of this start
 * begin.
 */
async function rotateLog({ directory, identity }: ClusterSettings): Promise<number> {
  const size = (await stat(directory.log).catch(() => undefined))?.size ?? 0;
  if (size > MAX_LOG_BYTES) await rename(directory.log, `${directory.log}.1`);
  await createServerLog(directory, identity);
  return size > MAX_LOG_BYTES ? 0 : size;
}

async function readFrom(path: string, start: number): Promise<string> {
  const handle = await open(path, 'r').catch(() => undefined);
  if (!handle) return '';
  try {
    const chunks: string[] = [];
    for await (const chunk of handle.createReadStream({ start, encoding: 'utf8' })) {
      chunks.push(String(chunk));
    }
    return chunks.join('');
  } finally {
    await handle.close();
  }
}
