import { setTimeout as delay } from 'node:timers/promises';
import type { ClusterSettings } from './cluster.js';
import { DataDirectoryError, EmbeddedServerError } from './embedded-server-error.js';
import { discardRecord, isServerOf, readPostmaster, type PostmasterRecord } from './postmaster.js';
import { loopbackPassword, type ServerAddress } from './server-address.js';
import { startServer } from './server-control.js';
import { claimServer, type Claim, type OwnerSession } from './server-ownership.js';
import { stopServer } from './server-stop.js';

/** A running server that this process owns. */
export interface OwnedServer {
  readonly address: ServerAddress;
  /** If it ends, the server is gone. */
  readonly session: OwnerSession;
  /** True if a killed process had left the server behind. */
  readonly takenOver: boolean;
}

const POLL_MS = 50;
/** The time in milliseconds that each state may last before it counts as a failure. */
const PATIENCE: Record<Claim['outcome'], number> = {
  owned: 0,
  // The server needs a moment to notice that a killed owner is gone.
  held: 3_000,
  // Recovery after a crash replays minutes of writes at most.
  busy: 600_000,
  silent: 15_000,
};

/**
 * Makes sure that the cluster's server runs and that this process is its only owner: it takes over
 * a server that a killed process left behind, or starts one.
 * @param settled the address to keep, if a server that had one is started again
 */
export async function bringUp(
  settings: ClusterSettings,
  settled?: ServerAddress,
): Promise<OwnedServer> {
  const attempt = { isOurs: false };
  try {
    return await becomeOwner(settings, settled, attempt);
  } catch (error) {
    // Nobody else would.
    if (attempt.isOurs) await stopServer(settings, () => undefined);
    throw error;
  }
}

/** @param attempt notes whether the server is one that this process has started or owns, and nobody else */
async function becomeOwner(
  settings: ClusterSettings,
  settled: ServerAddress | undefined,
  attempt: { isOurs: boolean },
): Promise<OwnedServer> {
  const since = performance.now();
  for (;;) {
    const record = await readPostmaster(settings.directory.cluster);
    const address = record && (await recordedAddress(record, settings));
    const claim = await claimAt(address, settings);
    const takenOver = !attempt.isOurs;
    if (claim.outcome === 'owned') attempt.isOurs = true;
    if (claim.outcome === 'held') attempt.isOurs = false;
    settings.ending?.throwIfAborted();
    if (claim.outcome === 'owned' && address) {
      return { address, session: claim, takenOver };
    }
    if (performance.now() - since > PATIENCE[claim.outcome]) {
      throw outOfPatience(claim, settings, record);
    }
    const started = claim.outcome === 'silent' && (await startAfter(record, settings, settled));
    if (started) attempt.isOurs = true;
    else await delay(POLL_MS);
  }
}

async function recordedAddress(
  { port, socketDirectory }: PostmasterRecord,
  { directory, identity }: ClusterSettings,
): Promise<ServerAddress> {
  if (socketDirectory !== '') return { kind: 'socket', directory: socketDirectory, port };
  return { kind: 'loopback', port, password: await loopbackPassword(directory.root, identity) };
}

async function claimAt(
  address: ServerAddress | undefined,
  { directory }: ClusterSettings,
): Promise<Claim> {
  return address ? claimServer(address, directory.cluster) : { outcome: 'silent' };
}

/** Starts the server, unless the recorded one exists and only does not respond yet. */
async function startAfter(
  record: PostmasterRecord | undefined,
  settings: ClusterSettings,
  settled: ServerAddress | undefined,
): Promise<boolean> {
  const { cluster } = settings.directory;
  if (record && (await isServerOf(cluster, record.pid))) return false;
  if (record) await discardRecord(cluster, record);
  return startServer(settings, settled);
}

function outOfPatience(
  { outcome }: Claim,
  { directory }: ClusterSettings,
  record: PostmasterRecord | undefined,
): EmbeddedServerError {
  if (outcome === 'held') {
    return new DataDirectoryError(
      'DIRECTORY_IN_USE',
      directory.root,
      'is in use by another process. Stop it first, or choose another directory.',
    );
  }
  const which = record ? `the process ${record.pid}` : 'it';
  return new EmbeddedServerError(
    'SERVER_FAILED',
    `PostgreSQL in ${directory.root} does not respond (${which}). See ${directory.log}.`,
  );
}
