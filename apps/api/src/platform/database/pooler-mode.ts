import { DatabaseError, type Client } from 'pg';
import { BoundedClient } from './bounded-client.js';
import { StartFault } from '../config/start-fault.js';

const TIMEOUT_MILLISECONDS = 10_000;

/** The fault of a pooler that lets connections share sessions, and what to do. */
export const POOLED_BY_TRANSACTION =
  'it leads to a connection pooler in transaction mode or statement mode, with which Wordgrove does not work. ' +
  'Use session mode (pgBouncer: pool_mode = session) or the server itself.';

/**
 * Refuses a pooler in transaction or statement mode: it gives each transaction any session of the server, and the settings and
 * prepared statements of a session would reach other connections than ours.
 * @throws StartFault
 */
export async function refuseTransactionPooling(url: string): Promise<void> {
  const options = {
    connectionString: url,
    connectionTimeoutMillis: TIMEOUT_MILLISECONDS,
    answerTimeoutMs: TIMEOUT_MILLISECONDS,
  };
  const [one, other] = [new BoundedClient(options), new BoundedClient(options)];
  for (const client of [one, other]) client.on('error', () => undefined);
  try {
    await one.connect();
    await other.connect();
    if (await shareSessions(one, other))
      throw new StartFault(`DATABASE_URL: ${POOLED_BY_TRANSACTION}`);
  } catch (error) {
    throw explain(error);
  } finally {
    for (const client of [one, other]) await client.end().catch(() => undefined);
  }
}

/** A pooler that uses its sessions in turn may give us the same ones for some time. */
const ROUNDS = 2;

/**
 * Returns whether two connections share their sessions with others. While the other one is in a transaction, or after it, the first
 * keeps its session, or gets another one.
 */
export async function shareSessions(one: Client, other: Client): Promise<boolean> {
  try {
    const session = await sessionOf(one);
    const keepsIt = async (): Promise<boolean> => (await sessionOf(one)) === session;
    for (let round = 0; round < ROUNDS; round += 1) {
      await other.query('begin');
      const isItsOwn = (await sessionOf(other)) !== session && (await keepsIt());
      await other.query('rollback');
      // With as many sessions in turn as there are statements between two looks, each look would find the same one.
      if (!isItsOwn || !(await keepsIt()) || !(await keepsIt())) return true;
    }
    return false;
  } catch (error) {
    // pgBouncer refuses transactions in statement mode.
    if (error instanceof DatabaseError && /statement pooling/.test(error.message)) return true;
    throw error;
  }
}

async function sessionOf(client: Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid;
}

/** The server has answered one connection already, so whatever keeps it from answering more is between us. */
function explain(error: unknown): unknown {
  return error instanceof DatabaseError || error instanceof StartFault ? error : tooFewSessions();
}

function tooFewSessions(): StartFault {
  return new StartFault(
    'DATABASE_URL: the server responds to one connection, but not to three at once. If it is a connection pooler, allow at ' +
      'least 20 sessions for each process (pgBouncer: default_pool_size).',
  );
}
