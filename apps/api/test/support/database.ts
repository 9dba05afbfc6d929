import { randomBytes } from 'node:crypto';
import { Client, Pool } from 'pg';

/** A database of one test file's own, cloned from the migrated template. */
export interface TestDatabase {
  url: string;
  /** For looking behind the API; timestamps come as ISO 8601 text. */
  pool: Pool;
  drop(): Promise<void>;
}

/** Clones the template that the global setup migrated. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const serverUrl = process.env['WORDGROVE_TEST_SERVER_URL'] ?? '';
  const name = `wordgrove_test_${randomBytes(6).toString('hex')}`;
  const template = process.env['WORDGROVE_TEST_TEMPLATE'] ?? '';
  await onTestServer(`create database ${name} template ${template}`);
  const url = withDatabase(serverUrl, name);
  const pool = new Pool({
    connectionString: url,
    max: 4,
    options: '-c timezone=UTC',
    // A new connection would have the settings that a test has given the database meanwhile.
    idleTimeoutMillis: 0,
  });
  // Dropping the database with force ends connections; that is no failure.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const drop = async () => {
    // It would wait forever for a connection that a failed test has not released.
    void pool.end();
    await onTestServer(`drop database if exists ${name} with (force)`);
  };
  return { url, pool, drop };
}

/** The same server's URL for another of its databases. */
export function withDatabase(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/** Runs a statement on the test server, outside of the databases of test files. */
export async function onTestServer(text: string): Promise<void> {
  const client = new Client({ connectionString: process.env['WORDGROVE_TEST_SERVER_URL'] });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
