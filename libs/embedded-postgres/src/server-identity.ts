import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The user and group that the database server runs as. */
export interface ServerIdentity {
  readonly uid: number;
  readonly gid: number;
}

/** The user "nobody". Every system has it, so no user needs to be created. */
export const NOBODY: ServerIdentity = { uid: 65534, gid: 65534 };

/**
 * Returns "nobody" if this process is root, because PostgreSQL refuses to run as root. Returns
 * undefined for any other user, who runs the server themselves.
 */
export function serverIdentity(): ServerIdentity | undefined {
  return process.getuid?.() === 0 ? NOBODY : undefined;
}

/**
 * Returns whether the server may enter a directory and everything above it. It always may, unless this
 * process is root: PostgreSQL refuses to run as root, so the server runs as "nobody".
 */
export async function isWithinReach(directory: string): Promise<boolean> {
  return (await closedDirectory(directory, serverIdentity())) === undefined;
}

/**
 * Returns the outermost directory on the way to `path` that `identity` may not enter, if there is
 * one. Parts that do not exist yet are skipped: we create them so that it can.
 */
export async function closedDirectory(
  path: string,
  identity: ServerIdentity | undefined,
): Promise<string | undefined> {
  if (!identity) return undefined;
  const parent = dirname(path);
  const above = parent === path ? undefined : await closedDirectory(parent, identity);
  return above ?? ((await mayEnter(path, identity)) ? undefined : path);
}

async function mayEnter(path: string, { uid, gid }: ServerIdentity): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isDirectory()) return true;
  if (found.uid === uid) return (found.mode & 0o100) !== 0;
  if (found.gid === gid) return (found.mode & 0o010) !== 0;
  return (found.mode & 0o001) !== 0;
}
