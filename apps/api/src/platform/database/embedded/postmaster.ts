import { execFile } from 'node:child_process';
import { readFile, readlink, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** What a running (or killed) server wrote about itself in `postmaster.pid`. */
export interface PostmasterRecord {
  readonly pid: number;
  readonly port: number;
  /** Empty where it listens on the loopback interface alone. */
  readonly socketDirectory: string;
}

/** The server's record, complete enough to connect to it; none while there is no server. */
export async function readPostmaster(cluster: string): Promise<PostmasterRecord | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pid, , , port, socketDirectory] = text.split('\n');
  const record = { pid: Math.abs(Number(pid)), port: Number(port) };
  if (!record.pid || !record.port) return undefined;
  return { ...record, socketDirectory: socketDirectory?.trim() ?? '' };
}

/** True when a process of that id exists, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Tells the server of this cluster from a process that merely got its old process id. */
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
 * Removes the record of a server that is gone. PostgreSQL does so itself, except where the old
 * process id now belongs to another process of the same user: then it would refuse to start.
 */
export async function discardRecord(cluster: string, pid: number): Promise<void> {
  if (!isAlive(pid) || (await readPostmaster(cluster))?.pid !== pid) return;
  await rm(join(cluster, 'postmaster.pid'), { force: true });
}
