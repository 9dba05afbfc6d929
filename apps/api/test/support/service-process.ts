import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';

const project = resolve(import.meta.dirname, '../../../..');
const MAIN = join(project, 'apps/api/dist/bundle/main.js');

/** The end of a process. */
export interface Outcome {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** The way to run the service: its environment, and optionally as whom, by which command and from which directory. */
export interface ServiceOptions {
  readonly environment?: Record<string, string>;
  readonly user?: { readonly uid: number; readonly gid: number } | undefined;
  readonly command?: readonly [string, ...string[]];
  /** Default: that of the project. */
  readonly directory?: string;
}

/** The built service in a process of its own, as an operator runs it. */
export class ServiceProcess {
  /** Resolves when the process has ended and everything that it printed is here. */
  readonly ended: Promise<Outcome>;
  output = '';
  errors = '';
  readonly #child: ChildProcessByStdio<null, Readable, Readable>;
  readonly #listeners = new Set<() => void>();

  constructor({
    environment,
    user,
    command = [process.execPath, MAIN],
    directory = project,
  }: ServiceOptions) {
    const [program, ...args] = command;
    this.#child = spawn(program, args, {
      ...user,
      cwd: directory,
      env: { PATH: process.env['PATH'], HOME: tmpdir(), LOG_LEVEL: 'warn', ...environment },
      // A process group of its own, to be sent Ctrl-C as a terminal does.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child.stdout.on('data', (chunk: Buffer) => this.#add('output', chunk));
    this.#child.stderr.on('data', (chunk: Buffer) => this.#add('errors', chunk));
    this.ended = once(this.#child, 'close').then(([code, signal]) => ({ code, signal }) as Outcome);
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** Returns the largest resident memory that it ever had, in bytes, which only Linux tells. */
  async peakMemory(): Promise<number> {
    const status = await readFile(`/proc/${this.pid}/status`, 'utf8').catch(() => '');
    return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
  }

  kill(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  /** Sends a signal to the whole process group. */
  killGroup(signal: NodeJS.Signals): void {
    process.kill(-this.pid, signal);
  }

  /** Waits until the output matches; fails when the process ends first. */
  async printed(pattern: RegExp): Promise<void> {
    const match = new Promise<void>((resolve) => {
      const check = (): void => void (pattern.test(this.output + this.errors) && resolve());
      this.#listeners.add(check);
      check();
    });
    const end = this.ended.then(({ code, signal }) => {
      throw new Error(`ended (${code ?? signal}) before ${pattern}: ${this.output}${this.errors}`);
    });
    await Promise.race([match, end]);
  }

  /** Waits for the banner. */
  ready(): Promise<void> {
    return this.printed(/Wordgrove is running at .*\n[^]*Next: /);
  }

  /** Asks it to stop, and waits. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<Outcome> {
    this.kill(signal);
    return this.ended;
  }

  #add(stream: 'output' | 'errors', chunk: Buffer): void {
    this[stream] += chunk.toString();
    this.#listeners.forEach((listener) => listener());
  }
}

/** A new directory that the service's database server can use, whatever user that runs as. */
export function makeDataDirectory(owner?: { uid: number; gid: number }): string {
  const directory = mkdtempSync(join(tmpdir(), 'wordgrove-service-'));
  if (owner) chownSync(directory, owner.uid, owner.gid);
  return directory;
}

/** Removes a data directory. */
export function removeDataDirectory(directory: string): Promise<void> {
  return rm(directory, { recursive: true, force: true, maxRetries: 3 });
}

// Below those that the system gives away, to every client too: one of them might be taken until it is used.
let lastPort = 10_000 + (process.pid % 200) * 100;

/** A port of the loopback interface that nothing listens on, another one each time. */
export async function freePort(): Promise<number> {
  do lastPort += 1;
  while (!(await isFree(lastPort)));
  return lastPort;
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  try {
    await once(probe.listen(port, '127.0.0.1'), 'listening');
  } catch {
    return false;
  }
  await once(probe.close(), 'close');
  return true;
}
