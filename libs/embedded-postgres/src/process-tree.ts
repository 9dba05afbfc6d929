import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/** Returns the ids of the processes that these have started. On Windows, where they end with a server, it returns none. */
export async function childrenOf(parents: readonly number[]): Promise<number[]> {
  if (process.platform === 'win32') return [];
  const all = await (process.platform === 'linux' ? processesOfLinux() : processesOfUnix());
  return all.flatMap(([child, parent]) =>
    parents.includes(parent as number) ? [child as number] : [],
  );
}

/**
 * Kills a process and all that descend from it. They are stopped first, so that none starts another one meanwhile. Those of a server that hang
 * would otherwise keep the next server from starting.
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
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended, or the system does not have this signal.
  }
}

/** Returns the id of each process and its parent's. */
async function processesOfLinux(): Promise<number[][]> {
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
