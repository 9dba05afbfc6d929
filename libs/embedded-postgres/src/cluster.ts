import { randomUUID } from 'node:crypto';
import { open, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { makePrivateDirectory, type DataDirectory } from './data-directory.js';
import { refuseFullDisk } from './first-start.js';
import {
  DataDirectoryError,
  EmbeddedServerError,
  programFault,
  reasonIn,
} from './embedded-server-error.js';
import { isAlive } from './postmaster.js';
import {
  loopbackPassword,
  passwordFile,
  removeDamagedPassword,
  type WantedAddress,
} from './server-address.js';
import type { ServerBinaries } from './server-binaries.js';
import { runServerCommand } from './server-command.js';
import type { ServerParameters } from './server-settings.js';

/** The message of `initdb` if no user has the id of its process. */
const NAMELESS = /could not look up effective user ID/;

/** The settings for creating a cluster and starting its server. */
export interface ClusterSettings extends WantedAddress {
  readonly binaries: ServerBinaries;
  readonly parameters: ServerParameters;
  /** False turns fsync off. Only for data that may be lost. */
  readonly durable: boolean;
  /** The bytes that should stay free on the disk; 0: any. */
  readonly reserveBytes: number;
  /** Called whenever the server has been told to start. */
  readonly onLaunch: (() => void) | undefined;
  /** Ends a start, with all processes that it has begun. */
  readonly ending: AbortSignal | undefined;
}

/** Creates PostgreSQL's directory if it does not exist. An existing one must have our version. */
export async function ensureCluster(settings: ClusterSettings): Promise<void> {
  const { root, cluster } = settings.directory;
  await removeUnfinished(cluster);
  const found = await readFile(join(cluster, 'PG_VERSION'), 'utf8').catch(() => undefined);
  if (found === undefined) return create(settings);
  const version = found.trim();
  if (version === settings.binaries.majorVersion) return;
  if (!/^\d+$/.test(version)) throw damagedVersion(settings);
  throw new DataDirectoryError(
    'DIRECTORY_UNUSABLE',
    root,
    `contains a database of PostgreSQL ${version}, but this version includes PostgreSQL ` +
      `${settings.binaries.majorVersion}. Use the version that created it, or dump the database with that version and restore it with this one.`,
  );
}

function damagedVersion({ directory, binaries }: ClusterSettings): DataDirectoryError {
  return new DataDirectoryError(
    'DIRECTORY_UNUSABLE',
    directory.root,
    'has a damaged file postgres/PG_VERSION, as by a power cut: it has no version of PostgreSQL. Restore the directory from a backup. ' +
      `If nothing else is damaged, write the version into the file (${binaries.majorVersion}, if this version of the program has created it).`,
  );
}

/** Keeps the remains of a database, which may be all that somebody has. */
async function refuseRemains({ root, cluster }: DataDirectory): Promise<void> {
  const names = await readdir(cluster).catch(() => []);
  // Another process may have created a whole one meanwhile.
  if (names.length === 0 || (await madeByAnother(cluster))) return;
  throw new DataDirectoryError(
    'DIRECTORY_UNUSABLE',
    root,
    'has a directory "postgres" with files in it, but without PG_VERSION, so it is no whole database. Restore it from a backup. To ' +
      'begin with an empty database, move it away, or choose another directory.',
  );
}

/**
 * Works in a temporary directory and renames it at the end, so that a kill never leaves an
 * incomplete cluster.
 */
async function create(settings: ClusterSettings): Promise<void> {
  const { directory, identity } = settings;
  await refuseRemains(directory);
  await refuseFullDisk(directory.root);
  const unfinished = `${directory.cluster}.new-${process.pid}-${randomUUID()}`;
  await makePrivateDirectory(unfinished, identity);
  try {
    await initialize(settings, unfinished);
    await rename(unfinished, directory.cluster);
    if (settings.durable) await syncDirectory(directory.root);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    if (!(await madeByAnother(directory.cluster))) throw error;
  }
}

async function initialize(settings: ClusterSettings, target: string): Promise<void> {
  const { directory, binaries, identity, ending } = settings;
  const { code, output } = await runServerCommand(
    binaries.initdb,
    [
      ...['--username=postgres', '--encoding=UTF8'],
      ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
      ...(await authentication(settings)),
      ...(settings.durable ? [] : ['--no-sync']),
    ],
    { cluster: target, workingDirectory: directory.root, identity, ending },
  );
  if (code === 0) return;
  if (NAMELESS.test(output)) throw namelessUser();
  throw programFault(
    directory.root,
    output,
    `PostgreSQL could not create its files in ${directory.root}: ${reasonIn(output)}`,
  );
}

/** `initdb` alone needs the name, although it is told another one. */
function namelessUser(): EmbeddedServerError {
  return new EmbeddedServerError(
    'PROGRAMS_UNUSABLE',
    `The embedded PostgreSQL cannot create a database as the user ${process.getuid?.() ?? '?'}, who has no name on this system. Give this ` +
      'user a name (a line in /etc/passwd, which can be mounted into a container), or start as a user who has one.',
  );
}

/** A socket is protected by its private directory, and a loopback port by a password. */
async function authentication(settings: ClusterSettings): Promise<string[]> {
  if (settings.kind === 'socket') return ['--auth-local=trust', '--auth-host=reject'];
  const { root } = settings.directory;
  await removeDamagedPassword(root);
  await loopbackPassword(root, settings.identity);
  return ['--auth=scram-sha-256', `--pwfile=${passwordFile(root)}`];
}

async function madeByAnother(cluster: string): Promise<boolean> {
  return stat(join(cluster, 'PG_VERSION')).then(
    () => true,
    () => false,
  );
}

async function syncDirectory(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function removeUnfinished(cluster: string): Promise<void> {
  const prefix = `${basename(cluster)}.new-`;
  const root = dirname(cluster);
  const left = (await readdir(root)).filter(
    (name) => name.startsWith(prefix) && !isAlive(Number.parseInt(name.slice(prefix.length), 10)),
  );
  await Promise.all(
    left.map((name) => rm(join(root, name), { recursive: true, force: true, maxRetries: 3 })),
  );
}
