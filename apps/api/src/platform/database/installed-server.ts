import { Client, DatabaseError } from 'pg';
import { refuseTransactionPooling } from './pooler-mode.js';
import { StartFault } from './start-fault.js';

const MIN_VERSION = 14;
const CONNECTION_TIMEOUT_MS = 10_000;

/**
 * Checks that the server of `DATABASE_URL` responds, accepts our credentials and can be used.
 * @throws StartFault that names the fault, never the password
 */
export async function checkInstalledServer(url: string): Promise<void> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string; encoding: string }>(
      `SELECT current_setting('server_version') AS version,
              current_setting('server_encoding') AS encoding`,
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

function refuseUnusable({ version, encoding }: { version: string; encoding: string }): void {
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
}

function explain(error: unknown, { host, port, user, database }: Client): StartFault {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  const reasons: Record<string, string> = {
    '28P01': `the server refused the user "${user}" or the password`,
    '28000': `the server refused the user "${user}": ${message}`,
    '3D000': `the server has no database "${database}"; create it first`,
  };
  const unreachable = `no PostgreSQL server responds at ${host}:${port} (${message || code})`;
  const reason = reasons[code] ?? (error instanceof DatabaseError ? message : unreachable);
  return new StartFault(`DATABASE_URL: ${reason}.`, { cause: error });
}
