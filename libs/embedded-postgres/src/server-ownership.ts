import { realpath } from 'node:fs/promises';
import { Client, DatabaseError } from 'pg';
import { addressUrl, type ServerAddress } from './server-address.js';
import { nothingListens } from './server-socket.js';

/** Any fixed number will do. It means "one process per data directory". */
const OWNER_LOCK = 7_746_031;
/** The time in milliseconds after which a server that hangs counts as silent, at each step. */
const CLAIM_MILLISECONDS = 10_000;
const CLAIM = {
  text: `SELECT pg_try_advisory_lock($1) AS locked, current_setting('data_directory') AS directory`,
  values: [OWNER_LOCK],
  query_timeout: CLAIM_MILLISECONDS,
};

/** The session that holds the owner's lock. */
export interface OwnerSession {
  readonly connection: Client;
  /** Resolves when the session has ended, even if that was before anybody waited for it. */
  readonly ended: Promise<void>;
}

/** The result of an attempt to become the server's only owner. */
export type Claim =
  | ({ readonly outcome: 'owned' } & OwnerSession)
  /** Another process holds the lock. */
  | { readonly outcome: 'held' }
  /** The server is starting, recovering or stopping, or has too much to do. */
  | { readonly outcome: 'busy' }
  /** The server says that nobody can connect, as if its files are damaged. */
  | { readonly outcome: 'refused'; readonly reason: string }
  /** No server of ours responds at that address. */
  | { readonly outcome: 'silent' }
  /** Nothing listens at its socket, not even a server that hangs. */
  | { readonly outcome: 'closed' };

/**
 * Takes the owner's lock: an advisory lock of a session that stays open. It ends with its process,
 * however the process ends, and unlike a lock file it cannot be left behind.
 */
export async function claimServer(address: ServerAddress, cluster: string): Promise<Claim> {
  const connection = new Client({
    connectionString: addressUrl(address, 'postgres'),
    application_name: 'embedded-postgres-owner',
    connectionTimeoutMillis: CLAIM_MILLISECONDS,
  });
  // If a connection is lost while a query runs, the query reports it. Without a listener, the error
  // would end the process.
  connection.on('error', () => undefined);
  const ended = new Promise<void>((resolve) => connection.once('end', resolve));
  try {
    await connection.connect();
    const { rows } = await connection.query<{ locked: boolean; directory: string }>(CLAIM);
    const answer = rows[0];
    if (answer?.locked && (await realpath(answer.directory)) === cluster) {
      return { outcome: 'owned', connection, ended };
    }
    await connection.end();
    return { outcome: answer?.locked ? 'silent' : 'held' };
  } catch (error) {
    await connection.end().catch(() => undefined);
    if (address.kind === 'socket' && nothingListens(error)) return { outcome: 'closed' };
    return error instanceof DatabaseError ? refusalOf(error) : { outcome: 'silent' };
  }
}

function refusalOf({ code = '', message }: DatabaseError): Claim {
  // A refused password means that another server has got the port.
  if (code.startsWith('28')) return { outcome: 'silent' };
  // What passes: an operator's command or a start (class 57), and a want of connections, memory or space (class 53).
  return /^5[37]/.test(code) ? { outcome: 'busy' } : { outcome: 'refused', reason: message };
}

/** Creates the database if it does not exist. Only the owner calls this. */
export async function ensureDatabase(connection: Client, name: string): Promise<void> {
  const found = await connection.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
  if (found.rowCount === 0) {
    await connection.query(`CREATE DATABASE ${connection.escapeIdentifier(name)}`);
  }
}
