import { execFile } from 'node:child_process';
import { readFile, readlink, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** The record that a running (or killed) server wrote to `postmaster.pid`. */
export interface PostmasterRecord {
  readonly pid: number;
  readonly port: number;
  /** Empty if it listens on the loopback interface alone. */
  readonly socketDirectory: string;
}

/**
 * Returns the server's record if it is complete enough for a connection, and undefined if there is
 * no server.
 */
export async function readPostmaster(cluster: string): Promise<PostmasterRecord | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
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
 * Removes the files that a server left behind if it is gone. PostgreSQL removes them itself, unless
 * a process of the same user, such as the server's own zombie, has the old process id: then it
 * would refuse to start.
 */
export async function discardRecord(cluster: string, record: PostmasterRecord): Promise<void> {
  const { pid, port, socketDirectory } = record;
  if (!isAlive(pid) || (await readPostmaster(cluster))?.pid !== pid) return;
  if (socketDirectory !== '') {
    await rm(join(socketDirectory, `.s.PGSQL.${port}.lock`), { force: true });
  }
  await rm(join(cluster, 'postmaster.pid'), { force: true });
}
