import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

/** The time in milliseconds that killed processes have to end. One that waits for its disk does not end before. */
const MAX_END_MS = 5_000;
const LOOK_MS = 10;

/** Returns the ids of the processes that these have started. On Windows, where they end with a server, it returns none. */
export async function childrenOf(parents: readonly number[]): Promise<number[]> {
  if (process.platform === 'win32') return [];
  const all = await (process.platform === 'linux' ? processesOfLinux() : processesOfUnix());
  return all.flatMap(([child, parent]) =>
    parents.includes(parent as number) ? [child as number] : [],
  );
}

/**
 * Kills a process and all that descend from it, and waits for their end. They are stopped first, so that none starts another one
 * meanwhile. Those of a server that hang would otherwise keep the next server from starting.
 */
export async function killTree(root: number): Promise<void> {
  const tree: number[] = [];
  for (let level = [root]; level.length > 0; level = await childrenOf(level)) {
    for (const pid of level) {
      send(pid, 'SIGSTOP');
      tree.push(pid);
    }
  }
  for (const pid of tree) send(pid, 'SIGKILL');
  const latest = performance.now() + MAX_END_MS;
  while (performance.now() < latest && (await areSomeRunning(tree))) await delay(LOOK_MS);
}

async function areSomeRunning(pids: readonly number[]): Promise<boolean> {
  const running = await Promise.all(pids.map(isRunning));
  return running.includes(true);
}

/** Returns false also for a process that has ended and that nobody has asked for its exit code. */
async function isRunning(pid: number): Promise<boolean> {
  if (process.platform !== 'linux') return send(pid, 0);
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return /^State:\s*[^ZX\s]/m.test(status);
}

/** Returns false if the process has ended, or the system does not have this signal. 0 only asks. */
function send(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    return false;
  }
}

/** Returns the id of each process and its parent's. */
export async function processesOfLinux(): Promise<number[][]> {
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  return Promise.all(
    ids.map(async (id) => {
      const text = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '');
      return [Number(id), Number(/^PPid:\s*(\d+)/m.exec(text)?.[1])];
    }),
  );
}

async function processesOfUnix(): Promise<number[][]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=']);
  return stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
}
