import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { serverIdentity } from '@wordgrove/embedded-postgres';
import { addressOf, throughPort, type DelayedDatabase } from './delayed-database.js';
import { freePort } from './service-process.js';

type Mode = 'session' | 'transaction' | 'statement';

/** A running pgBouncer, which can change its mode. */
export interface PgBouncer extends DelayedDatabase {
  /** Edits its settings and lets it read them again, as `RELOAD` does. */
  changeMode(mode: Mode): Promise<void>;
}

/** Starts Debian's pgBouncer with its defaults, and `more` lines, before a database that asks for no password. */
export async function startPgBouncer(url: string, mode: Mode, more = ''): Promise<PgBouncer> {
  // It refuses to run as root, as PostgreSQL does.
  const user = serverIdentity();
  const directory = mkdtempSync(join(tmpdir(), 'wordgrove-pgbouncer-'));
  const port = await freePort();
  const file = join(directory, 'pgbouncer.ini');
  writeFileSync(file, settings(url, { port, mode }) + more);
  if (user) for (const path of [directory, file]) chownSync(path, user.uid, user.gid);
  const process = spawn('/usr/sbin/pgbouncer', [file], {
    ...user,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(process, 'close');
  await printed(process.stderr, /process up/, ended);
  const changeMode = async (next: Mode): Promise<void> => {
    writeFileSync(file, settings(url, { port, mode: next }) + more);
    process.kill('SIGHUP');
    await printed(process.stderr, /re-reading config/, ended);
  };
  const close = async (): Promise<void> => {
    process.kill('SIGKILL');
    await ended;
    await rm(directory, { recursive: true });
  };
  return { url: throughPort(url, port), changeMode, close };
}

function settings(url: string, { port, mode }: { port: number; mode: Mode }): string {
  const server = addressOf(url);
  const host = 'path' in server ? dirname(server.path) : server.host;
  const serverPort = 'path' in server ? extname(server.path).slice(1) : server.port;
  return `[databases]
* = host=${host} port=${serverPort} user=${new URL(url).username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
`;
}

/** Resolves when the stream has printed it; throws if the process ends first. */
async function printed(
  stream: NodeJS.ReadableStream,
  pattern: RegExp,
  ended: Promise<unknown>,
): Promise<void> {
  let text = '';
  const found = new Promise<void>((resolve) => {
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (pattern.test(text)) resolve();
    });
  });
  const end = ended.then(() => {
    throw new Error(`pgBouncer has ended: ${text}`);
  });
  await Promise.race([found, end]);
}
