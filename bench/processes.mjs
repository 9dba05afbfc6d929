// Starts and ends the servers that are measured. Each has its own process on a free loopback port.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { once } from 'node:events';

/** The unit of the times in /proc, in seconds. */
const CLOCK_TICK = 0.01;

/** Returns a TCP port on which nobody listens. */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * Runs a Node.js program until it responds on `/health/live`, on a free port unless `PORT` is given.
 * @param {string} file
 * @param {Record<string, string>} environment
 * @returns {Promise<{url: string, pid: number, stop: (signal?: NodeJS.Signals) => Promise<void>}>}
 */
export async function startServer(file, environment) {
  const port = environment.PORT ?? (await freePort());
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, NODE_ENV: 'production', ...environment, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  await answering(`${url}/health/live`, child);
  const stop = async (signal = 'SIGTERM') => {
    child.kill(signal);
    await ended;
  };
  return { url, pid: child.pid, stop };
}

/**
 * Returns the seconds of processor time that a process has used. Linux only; elsewhere, or without a process, not a
 * number.
 * @param {number | undefined} pid
 */
export async function processorTime(pid) {
  if (pid === undefined || process.platform !== 'linux') return NaN;
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * CLOCK_TICK;
}

/**
 * Returns the seconds of processor time of a process, and of its children, also of those that have ended. Linux only.
 * @param {number} pid
 */
export function familyTimes(pid) {
  const living = textOf(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean);
  const { own, ended } = timesOf(pid);
  return { own, children: living.reduce((sum, child) => sum + timesOf(child).own, ended) };
}

function timesOf(pid) {
  const stat = textOf(`/proc/${pid}/stat`);
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const seconds = (at) => (fields.length < at ? 0 : (fields[at] + fields[at + 1]) * CLOCK_TICK);
  return { own: seconds(11), ended: seconds(13) };
}

/** Returns nothing for a process that has just ended. */
function textOf(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

async function answering(url, child) {
  const deadline = Date.now() + 120_000;
  while (child.exitCode === null && Date.now() < deadline) {
    const isUp = await fetch(url)
      .then((response) => response.ok)
      .catch(() => false);
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  child.kill('SIGKILL');
  throw new Error(`${url} did not come up`);
}
