import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statfsSync } from 'node:fs';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtEmbeddedPostgres } from './places.mjs';

/** Names the directory of a test run, with the id of the process that runs it. */
const PREFIX = 'wordgrove-test-';
/** Below it, where the test server keeps its data. */
export const SERVER_DIRECTORY = 'server';
const MEMORY = '/dev/shm';
const ENOUGH_MEMORY_BYTES = 4 * 1024 ** 3;

/** @type {string | undefined} */
let directory;

/**
 * Makes the directory in which a run keeps all its files, and which its processes take for the system's
 * temporary one: a test run makes and drops hundreds of databases of 300 files each, so it is kept in
 * memory if there is enough.
 */
export async function makeRunDirectory() {
  const parent = memoryDirectory() ?? tmpdir();
  await removeLeftovers(parent);
  directory = await mkdtemp(join(parent, `${PREFIX}${process.pid}-`));
  // The database server may run as another user.
  await chmod(directory, 0o711);
  process.env['TMPDIR'] = directory;
  return directory;
}

/** Removes it, with what the run has left. */
export async function removeRunDirectory() {
  if (directory !== undefined) await rm(directory, { recursive: true, force: true, maxRetries: 5 });
}

/** A file system in memory from which programs can be run, if this machine has one that is large enough. */
function memoryDirectory() {
  if (!existsSync(MEMORY) || !existsSync('/proc/mounts')) return undefined;
  const mount = readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .map((line) => line.split(' '))
    .find(([, path, type]) => path === MEMORY && type === 'tmpfs');
  if (mount === undefined || mount[3]?.split(',').includes('noexec')) return undefined;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= ENOUGH_MEMORY_BYTES ? MEMORY : undefined;
}

/**
 * Removes the directories of runs that were killed, and ends their servers.
 * @param {string} parent
 */
async function removeLeftovers(parent) {
  const { isAlive, readPostmaster } = await builtEmbeddedPostgres();
  for (const name of await readdir(parent)) {
    const owner = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1];
    if (!owner || isAlive(Number(owner))) continue;
    const left = await readPostmaster(join(parent, name, SERVER_DIRECTORY, 'postgres'));
    if (left) spawnSync('kill', ['-QUIT', String(left.pid)]);
    // What a killed run has mounted there cannot be removed, which must not end this one.
    await rm(join(parent, name), { recursive: true, force: true }).catch(() => undefined);
  }
}
