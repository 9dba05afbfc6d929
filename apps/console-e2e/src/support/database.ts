import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** Clones the template that the global setup has migrated. */
export async function createTestDatabase() {
  const serverUrl = process.env['WORDGROVE_TEST_SERVER_URL'] ?? '';
  const template = process.env['WORDGROVE_TEST_TEMPLATE'] ?? '';
  const name = `wordgrove_e2e_${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, `create database ${name} template ${template}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const drop = () => onServer(serverUrl, `drop database if exists ${name} with (force)`);
  return { url: url.href, drop };
}

async function onServer(url: string, text: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
