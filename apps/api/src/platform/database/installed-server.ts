import { DatabaseError, type Client } from 'pg';
import { BoundedClient } from './bounded-client.js';
import { TLS_FAULT } from './database-away.js';
import { refuseTransactionPooling } from './pooler-mode.js';
import { StartFault } from '../config/start-fault.js';
import { ProtocolFault } from './startup-messages.js';
import { TIME_LIMIT_ADVICE } from './time-limit-advice.js';

const MIN_VERSION = 14;
const CONNECTION_TIMEOUT_MS = 10_000;
const ANSWER_TIMEOUT_MS = 10_000;

/**
 * Checks that the server of `DATABASE_URL` responds, accepts our credentials and can be used.
 * @throws StartFault that names the fault, never the password
 */
export async function checkInstalledServer(url: string): Promise<void> {
  const client = clientOf(url);
  client.on('error', () => undefined);
  try {
    await client.connect();
    // A pooler may hand on a session as another program has left it.
    await client.query('discard all');
    const { rows } = await client.query<ServerFacts>(
      `SELECT current_setting('server_version') AS version,
              current_setting('server_encoding') AS encoding,
              pg_is_in_recovery() AS "isStandby",
              current_setting('transaction_read_only') = 'on' AS "isReadOnly"`,
    );
    const [server] = rows;
    if (server) refuseUnusable(server);
    await refuseTransactionPooling(url);
  } catch (error) {
    throw error instanceof StartFault ? error : explain(error, client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

interface ServerFacts {
  version: string;
  encoding: string;
  isStandby: boolean;
  isReadOnly: boolean;
}

/** The driver reads the URL and the files that it names when the client is created. */
function clientOf(url: string): Client {
  try {
    return new BoundedClient({
      connectionString: url,
      connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
      answerTimeoutMs: ANSWER_TIMEOUT_MS,
    });
  } catch (error) {
    throw new StartFault(`DATABASE_URL cannot be used: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

function refuseUnusable({ version, encoding, isStandby, isReadOnly }: ServerFacts): void {
  if (Number.parseInt(version, 10) < MIN_VERSION) {
    throw new StartFault(
      `DATABASE_URL: the server is PostgreSQL ${version}, but ${MIN_VERSION} or later is required.`,
    );
  }
  if (encoding !== 'UTF8') {
    throw new StartFault(
      `DATABASE_URL: the encoding of the database is ${encoding}, but it must be UTF8.`,
    );
  }
  if (isStandby) {
    throw new StartFault(
      'DATABASE_URL: the server is a standby, which is read-only. Name the primary server.',
    );
  }
  if (isReadOnly) {
    throw new StartFault(
      'DATABASE_URL: the database is read-only for this user (default_transaction_read_only is on). Turn that off for the user and the database.',
    );
  }
}

/** Returns a failed check in words for the operator. */
export function explain(error: unknown, client: Client): StartFault {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  const { host, port, user, database } = client;
  const reasons: Record<string, string> = {
    '28P01': `the server refused the user "${user}" or the password`,
    '28000': `the server refused the user "${user}": ${message}`,
    '3D000': `the server has no database "${database}"; create it first`,
  };
  if (error instanceof ProtocolFault)
    return new StartFault(`DATABASE_URL: what listens at ${host}:${port} ${message}.`);
  const unreachable = `no PostgreSQL server responds at ${host}:${port} (${message || code})`;
  const advice = TIME_LIMIT_ADVICE[code];
  const reason =
    reasons[code] ??
    (advice && `${advice} (${message})`) ??
    encryptionFault(code, message, client) ??
    (error instanceof DatabaseError ? message : unreachable);
  return new StartFault(`DATABASE_URL: ${reason}.`, { cause: error });
}

function encryptionFault(
  code: string,
  message: string,
  { host, port }: Client,
): string | undefined {
  if (/does not support SSL/.test(message))
    return `the server at ${host}:${port} does not encrypt connections, but sslmode demands it`;
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return (
      `the certificate of the server at ${host}:${port} is for another name (${message.replace(/[:\s]+$/, '')}). ` +
      'Name the server by a name in its certificate'
    );
  if (!TLS_FAULT.test(code)) return undefined;
  return (
    `the certificate of the server at ${host}:${port} cannot be trusted (${message}). ` +
    'Add sslrootcert=<file with the certificate of its authority>, or sslmode=no-verify for a connection that is ' +
    'encrypted but can be intercepted'
  );
}
