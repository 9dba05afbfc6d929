import { execFile } from 'node:child_process';
import { readFile, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { processesOfLinux } from './process-tree.js';

/** The record that a running (or killed) server wrote to `postmaster.pid`. */
export interface PostmasterRecord {
  readonly pid: number;
  readonly port: number;
  /** Empty if it listens on the loopback interface alone. */
  readonly socketDirectory: string;
}

/** Returns the path of the file with the record of a cluster's server. */
export function recordFile(cluster: string): string {
  return join(cluster, 'postmaster.pid');
}

/**
 * Returns the server's record if it is complete enough for a connection, and undefined if there is
 * no server.
 */
export async function readPostmaster(cluster: string): Promise<PostmasterRecord | undefined> {
  const text = await readFile(recordFile(cluster), 'utf8').catch(() => '');
  const [pid, , , port, socketDirectory] = text.split('\n');
  const record = { pid: Math.abs(Number(pid)), port: Number(port) };
  if (!record.pid || !record.port) return undefined;
  return { ...record, socketDirectory: socketDirectory?.trim() ?? '' };
}

/** Returns true if a process with that id exists, regardless of its owner. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Returns true if the process is the server of this cluster, and not another one with its former
 * process id.
 */
export async function isServerOf(cluster: string, pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false;
  if (process.platform === 'win32') return true;
  if (process.platform === 'linux') {
    // A postmaster works in its data directory.
    return (await readlink(`/proc/${pid}/cwd`).catch(() => '')) === cluster;
  }
  const { stdout } = await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]).catch(
    () => ({ stdout: '' }),
  );
  return stdout.includes('postgres');
}

/**
 * Returns the process of the server of this cluster that runs without a record of itself. Only Linux tells where processes work:
 * elsewhere it is undefined, and PostgreSQL's own look at the memory that its servers share is what counts.
 */
export async function findServerOf(cluster: string): Promise<number | undefined> {
  if (process.platform !== 'linux') return undefined;
  const servers = new Map<number, number>();
  for (const [pid = 0, parent = 0] of await processesOfLinux())
    if ((await isServerOf(cluster, pid)) && (await isPostgres(pid))) servers.set(pid, parent);
  // The first one has started the others. If it is gone, they are about to end.
  const first = [...servers].find(([, parent]) => !servers.has(parent));
  return first?.[0];
}

/** Somebody else may work in the directory, too. */
async function isPostgres(pid: number): Promise<boolean> {
  const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '');
  return name.trim() === 'postgres';
}
