import { randomUUID } from 'node:crypto';
import { access, chown, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerAddress } from './server-address.js';
import type { ServerIdentity } from './server-identity.js';

/** PostgreSQL's own configuration parameters by their names, such as `max_connections`. */
export type ServerParameters = Readonly<Record<string, string | number | boolean>>;

interface ServerSettings {
  readonly address: ServerAddress;
  readonly identity: ServerIdentity | undefined;
  readonly durable: boolean;
  readonly parameters: ServerParameters;
}

/**
 * Writes `postgresql.conf` again, since the data directory may have moved. The file is ours. An
 * operator's own settings go into `local.conf` beside it.
 */
export async function writeServerSettings(
  cluster: string,
  { address, identity, durable, parameters }: ServerSettings,
): Promise<void> {
  const lines = [
    '# This file is written at every start. Put your own settings into local.conf in the same directory.',
    ...listening(address),
    'max_connections = 100',
    'shared_buffers = 128MB',
    'dynamic_shared_memory_type = mmap',
    // PostgreSQL can stay in recovery for ever if several of its processes crash. Its starter starts it again.
    'restart_after_crash = off',
    "log_line_prefix = '%m [%p] '",
    "timezone = 'UTC'",
    "log_timezone = 'UTC'",
    ...(durable ? [] : ['fsync = off', 'synchronous_commit = off', 'full_page_writes = off']),
    ...parameterLines(parameters),
    ...((await hasOwnSettings(cluster)) ? ["include = 'local.conf'"] : []),
    "include_if_exists = 'disk-space.conf'",
  ];
  await replaceSettings(join(cluster, 'postgresql.conf'), lines, identity);
}

/** Returns the lines of parameters in a file of settings. */
export function parameterLines(parameters: ServerParameters): string[] {
  return Object.entries(parameters).map(([name, value]) => `${name} = ${quoted(String(value))}`);
}

/** Replaces a file of settings as a whole, so that the server never reads a part of it. */
export async function replaceSettings(
  path: string,
  lines: readonly string[],
  identity: ServerIdentity | undefined,
): Promise<void> {
  const unfinished = `${path}.new-${randomUUID()}`;
  try {
    await writeFile(unfinished, `${lines.join('\n')}\n`, { mode: 0o600 });
    if (identity) await chown(unfinished, identity.uid, identity.gid);
    await rename(unfinished, path);
  } catch (error) {
    // On a full disk, each of many tries would leave one behind.
    await rm(unfinished, { force: true });
    throw error;
  }
}

function hasOwnSettings(cluster: string): Promise<boolean> {
  return access(join(cluster, 'local.conf')).then(
    () => true,
    () => false,
  );
}

function listening(address: ServerAddress): string[] {
  const port = `port = ${address.port}`;
  if (address.kind === 'loopback')
    return ["listen_addresses = '127.0.0.1'", "unix_socket_directories = ''", port];
  return [
    "listen_addresses = ''",
    `unix_socket_directories = ${quotedPath(address.directory)}`,
    port,
  ];
}

/** A path is one entry of a list (inner quotes) within a configuration string (outer quotes). */
function quotedPath(path: string): string {
  return quoted(`"${path.replaceAll('"', '""')}"`);
}

function quoted(value: string): string {
  return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "''").replaceAll('\n', '\\n')}'`;
}
