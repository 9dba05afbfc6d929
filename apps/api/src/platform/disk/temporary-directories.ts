import { readlinkSync } from 'node:fs';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The name of a directory: its purpose, the number of the process, and the place in which process numbers are unique. */
const NAME = /^wordgrove-(?:export|import)-(\d+)-(\d+)-/;

/** The age in milliseconds after which a directory of another container has no process any more: none works for that long. */
const MAX_AGE_MS = 24 * 3_600_000;

/** Makes an empty directory in the directory for temporary files. Its maker also removes it. */
export function makeTemporaryDirectory(
  place: string,
  purpose: 'export' | 'import',
): Promise<string> {
  return mkdtemp(join(place, `wordgrove-${purpose}-${process.pid}-${namespace()}-`));
}

/** Removes the directories of processes that were killed. */
export async function removeAbandonedDirectories(place: string, now: Date): Promise<void> {
  for (const name of await readdir(place)) {
    const [, pid, theirs] = NAME.exec(name) ?? [];
    if (theirs === undefined) continue;
    const path = join(place, name);
    const isAbandoned =
      theirs === namespace() ? !isAlive(Number(pid)) : await isOlder(path, now, MAX_AGE_MS);
    if (isAbandoned) await rm(path, { recursive: true, force: true });
  }
}

/** Containers may share a directory, and each of them numbers its processes anew. Only Linux has containers of this kind. */
function namespace(): string {
  try {
    return /\d+/.exec(readlinkSync('/proc/self/ns/pid'))?.[0] ?? '0';
  } catch {
    return '0';
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user cannot be sent a signal.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function isOlder(path: string, now: Date, ageMs: number): Promise<boolean> {
  // Its process may remove it meanwhile.
  const found = await stat(path).catch(() => undefined);
  return found !== undefined && now.getTime() - found.mtimeMs > ageMs;
}
