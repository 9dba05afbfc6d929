import { setTimeout as delay } from 'node:timers/promises';
import type { ClusterSettings } from './cluster.js';
import { socketPath } from './data-directory.js';
import { clearLocks, hasRecord, recordedLock } from './lost-locks.js';
import { DataDirectoryError, EmbeddedServerError } from './embedded-server-error.js';
import {
  findServerOf,
  isServerOf,
  readPostmaster,
  recordFile,
  type PostmasterRecord,
} from './postmaster.js';
import {
  loopbackPassword,
  newAddress,
  ownSocketPath,
  type ServerAddress,
} from './server-address.js';
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
  refused: 3_000,
  silent: 15_000,
  // Beyond the time after which one that runs is ended.
  closed: 30_000,
};
/**
 * The time in milliseconds after which a server that runs, but listens at no socket, is ended: one that was ours, and any other, whose
 * owner may be about to do the same.
 */
const CLOSED_PATIENCE = { ours: 1_000, others: 20_000 };

interface Attempt {
  /** The address to keep, if a server that had one is started again. */
  readonly settled: ServerAddress | undefined;
  /** Receives one line if something has to be ended. */
  readonly log: (line: string) => void;
  /** True if this process has started or owns the server, and nobody else does. */
  isOurs: boolean;
  /** The time at which the wait for the server began, as `performance.now` has it. */
  since: number;
  /** True once it has ended a server that nobody could reach. */
  hasEnded: boolean;
}

/**
 * Makes sure that the cluster's server runs and that this process is its only owner: it takes over
 * a server that a killed process left behind, or starts one. A server that nobody can reach any more, because its socket is gone, is
 * replaced, since it would never come back.
 * @param log receives one line if a server has to be ended
 * @param settled the address to keep, if a server that had one is started again
 */
export async function bringUp(
  settings: ClusterSettings,
  log: (line: string) => void,
  settled?: ServerAddress,
): Promise<OwnedServer> {
  const since = performance.now();
  const attempt: Attempt = { settled, log, isOurs: false, since, hasEnded: false };
  try {
    return await becomeOwner(settings, attempt);
  } catch (error) {
    // Nobody else would.
    if (attempt.isOurs) await stopServer(settings, () => undefined);
    throw error;
  }
}

async function becomeOwner(settings: ClusterSettings, attempt: Attempt): Promise<OwnedServer> {
  for (;;) {
    const record = await readPostmaster(settings.directory.cluster);
    const address = await addressOf(record, settings, attempt);
    const claim = await claimAt(address, settings);
    const takenOver = !attempt.isOurs;
    if (claim.outcome === 'owned') attempt.isOurs = true;
    if (claim.outcome === 'held') attempt.isOurs = false;
    settings.ending?.throwIfAborted();
    if (claim.outcome === 'owned' && address) {
      return { address, session: claim, takenOver };
    }
    if (claim.outcome === 'closed' && record) await endUnreachable(record, settings, attempt);
    if (performance.now() - attempt.since > PATIENCE[claim.outcome]) {
      throw await outOfPatience(claim, settings, record);
    }
    if (await startIfAbsent(claim, record, settings, attempt)) attempt.isOurs = true;
    else await delay(POLL_MS);
  }
}

/** Ends a server that runs, but that nobody can reach. It happens once in an attempt: then there are pauses. */
async function endUnreachable(
  { pid, port, socketDirectory }: PostmasterRecord,
  settings: ClusterSettings,
  attempt: Attempt,
): Promise<void> {
  const { settled, log, since, hasEnded } = attempt;
  const patience = settled ? CLOSED_PATIENCE.ours : CLOSED_PATIENCE.others;
  if (hasEnded || performance.now() - since < patience) return;
  if (!(await isServerOf(settings.directory.cluster, pid))) return;
  const path = socketPath(socketDirectory, port);
  log(`Nothing listens at ${path} any more. Ending PostgreSQL (the process ${pid}).`);
  attempt.hasEnded = true;
  await stopServer(settings, log);
  attempt.since = performance.now();
}

function addressOf(
  record: PostmasterRecord | undefined,
  settings: ClusterSettings,
  attempt: Attempt,
): Promise<ServerAddress | undefined> {
  return record ? recordedAddress(record, settings) : likelyAddress(settings, attempt);
}

async function recordedAddress(
  { port, socketDirectory }: PostmasterRecord,
  { directory, identity, kind }: ClusterSettings,
): Promise<ServerAddress> {
  if (socketDirectory !== '') return { kind: 'socket', directory: socketDirectory, port };
  const password = await loopbackPassword(directory.root, identity).catch((error: unknown) => {
    // A server that starts does not say yet that it has a socket, and needs no password then.
    if (kind === 'socket') return '';
    throw error;
  });
  return { kind: 'loopback', port, password };
}

/** Returns the address that a server has whose record cannot be read, if there is one and the address is not any free port. */
async function likelyAddress(
  settings: ClusterSettings,
  { settled }: Attempt,
): Promise<ServerAddress | undefined> {
  if (!(await hasRecord(settings.directory.cluster))) return undefined;
  const isKnown = settings.kind === 'socket' || (settled?.port ?? settings.port) !== undefined;
  return isKnown ? newAddress(settings, settled) : undefined;
}

async function claimAt(
  address: ServerAddress | undefined,
  { directory }: ClusterSettings,
): Promise<Claim> {
  return address ? claimServer(address, directory.cluster) : { outcome: 'silent' };
}

/** Starts the server, unless there is one. Returns true if it has. */
async function startIfAbsent(
  { outcome }: Claim,
  record: PostmasterRecord | undefined,
  settings: ClusterSettings,
  { settled, log }: Attempt,
): Promise<boolean> {
  const { cluster, root } = settings.directory;
  if (outcome !== 'silent' && outcome !== 'closed') return false;
  if (record && (await isServerOf(cluster, record.pid))) return false;
  const address = await newAddress(settings, settled);
  const socket = ownSocketPath(address, root);
  const locks = [socket && `${socket}.lock`, record && (await recordedLock(record))];
  const files = new Set(locks.filter((path) => path !== undefined)).add(recordFile(cluster));
  if (!(await clearLocks(files, cluster, log))) return false;
  return startServer(settings, address);
}

async function outOfPatience(
  claim: Claim,
  { directory }: ClusterSettings,
  record: PostmasterRecord | undefined,
): Promise<EmbeddedServerError> {
  if (claim.outcome === 'held') {
    return new DataDirectoryError(
      'DIRECTORY_IN_USE',
      directory.root,
      'is in use by another process. Stop it first, or choose another directory.',
    );
  }
  if (claim.outcome === 'refused') {
    return new EmbeddedServerError(
      'SERVER_FAILED',
      `PostgreSQL in ${directory.root} runs, but nobody can connect: ${claim.reason} (see ${directory.log}).`,
    );
  }
  const pid = record?.pid ?? (await findServerOf(directory.cluster));
  const which = pid === undefined ? 'it' : `the process ${pid}`;
  return new EmbeddedServerError(
    'SERVER_FAILED',
    `PostgreSQL in ${directory.root} does not respond (${which}). See ${directory.log}.`,
  );
}
