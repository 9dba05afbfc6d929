import { createHash, randomBytes } from 'node:crypto';
import { chown, lstat, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  makePrivateDirectory,
  socketDirectory,
  socketPath,
  type DataDirectory,
} from './data-directory.js';
import { DataDirectoryError } from './embedded-server-error.js';
import type { ServerIdentity } from './server-identity.js';

/** The address of the server: a Unix socket in a private directory, or the loopback interface. */
export type ServerAddress =
  | { readonly kind: 'socket'; readonly directory: string; readonly port: number }
  | { readonly kind: 'loopback'; readonly port: number; readonly password: string };

const SOCKET_PORT = 5432;
/** The kernel limits socket paths to 104 to 108 bytes. */
const MAX_SOCKET_PATH_BYTES = 99;

/** Windows has no Unix sockets that PostgreSQL's clients use. */
export function preferredKind(): ServerAddress['kind'] {
  return process.platform === 'win32' ? 'loopback' : 'socket';
}

/** The settings that decide the address of a server. */
export interface WantedAddress {
  readonly directory: DataDirectory;
  readonly identity: ServerIdentity | undefined;
  readonly kind: ServerAddress['kind'];
  /** If undefined, a free port, or PostgreSQL's usual one for a socket. */
  readonly port: number | undefined;
}

/**
 * Returns the address for a server that is about to start. If `settled` is given, it is the
 * previous address and is kept.
 */
export async function newAddress(
  wanted: WantedAddress,
  settled?: ServerAddress,
): Promise<ServerAddress> {
  const { kind, identity } = wanted;
  const { root } = wanted.directory;
  if (settled?.kind === 'loopback') return settled;
  if (kind === 'loopback') {
    const password = await loopbackPassword(root, identity);
    return { kind, port: wanted.port ?? (await freePort()), password };
  }
  const near = socketDirectory(root);
  const port = settled?.port ?? wanted.port ?? SOCKET_PORT;
  const fits = Buffer.byteLength(socketPath(near, port)) <= MAX_SOCKET_PATH_BYTES;
  // It may have been removed, and be another user's now.
  const kept = settled?.directory === temporaryPath(root) ? undefined : settled?.directory;
  const directory = kept ?? (fits ? near : await temporaryDirectory(root));
  await makePrivateDirectory(directory, identity);
  return { kind, directory, port };
}

/**
 * Returns a URL for pg and TypeORM, both of which accept an encoded socket directory as the host.
 */
export function addressUrl(address: ServerAddress, database: string): string {
  const name = encodeURIComponent(database);
  return address.kind === 'socket'
    ? `postgresql://postgres@${encodeURIComponent(address.directory)}:${address.port}/${name}`
    : `postgresql://postgres:${address.password}@127.0.0.1:${address.port}/${name}`;
}

/**
 * Returns the generated password of the superuser. It is created on first use and stored in the
 * data directory.
 */
export async function loopbackPassword(
  root: string,
  identity: ServerIdentity | undefined,
): Promise<string> {
  const path = passwordFile(root);
  const password = randomBytes(24).toString('hex');
  await writeFile(path, password, { mode: 0o600, flag: 'wx', flush: true }).catch(
    (error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    },
  );
  if (identity) await chown(path, identity.uid, identity.gid);
  const kept = await readFile(path, 'utf8');
  if (!isDamagedPassword(kept)) return kept;
  throw new DataDirectoryError(
    'DIRECTORY_UNUSABLE',
    root,
    'has a damaged file "postgres-password", as by a power cut: it has no password. Restore it from a backup.',
  );
}

/** Lets a new database have a new password. That of an existing one is known from the file alone. */
export async function removeDamagedPassword(root: string): Promise<void> {
  const kept = await readFile(passwordFile(root), 'utf8').catch(() => undefined);
  if (kept !== undefined && isDamagedPassword(kept)) await rm(passwordFile(root), { force: true });
}

/** An operator may have written another password. */
function isDamagedPassword(password: string): boolean {
  return /^[\s\0]*$/.test(password);
}

/** Returns the path of a server's socket if its directory is of this data directory alone, and not one of an operator's own settings. */
export function ownSocketPath(address: ServerAddress, root: string): string | undefined {
  if (address.kind !== 'socket') return undefined;
  const { directory, port } = address;
  const isOwn = [socketDirectory(root), temporaryPath(root)].includes(directory);
  return isOwn ? socketPath(directory, port) : undefined;
}

/** Removes a socket directory that lies outside of the data directory, once the server has stopped. */
export async function discardAddress(address: ServerAddress, root: string): Promise<void> {
  // Any other directory, such as one from an operator's own settings, is not ours to remove.
  if (address.kind !== 'socket' || address.directory !== temporaryPath(root)) return;
  await rm(address.directory, { recursive: true, force: true });
}

/** Returns the path of the file with the generated password. */
export function passwordFile(root: string): string {
  return join(root, 'postgres-password');
}

/**
 * In a place where everyone can write, a directory that someone else has created must not be
 * trusted.
 */
async function temporaryDirectory(root: string): Promise<string> {
  const self = process.getuid?.() ?? 0;
  const path = temporaryPath(root);
  await mkdir(path, { mode: 0o700 }).catch(() => undefined);
  const found = await lstat(path);
  const ours = found.isDirectory() && [self, self === 0 ? 65534 : self].includes(found.uid);
  if (ours) return path;
  throw new DataDirectoryError(
    'DIRECTORY_UNUSABLE',
    root,
    `is too long for a Unix socket, and ${path} belongs to another user. Choose a shorter one.`,
  );
}

function temporaryPath(root: string): string {
  const hash = createHash('sha256').update(root).digest('hex').slice(0, 12);
  return join(tmpdir(), `embedded-pg-${process.getuid?.() ?? 0}-${hash}`);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
