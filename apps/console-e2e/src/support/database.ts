import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** Creates an empty database on an installed server. The service migrates it. */
export async function createTestDatabase(serverUrl: string) {
  const name = `wordgrove_e2e_${randomBytes(6).toString('hex')}`;
  await onServer(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const drop = () => onServer(serverUrl, `drop database if exists ${name} with (force)`);
  return { url: url.href, drop };
}

async function onServer(url: string, text: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(text).finally(() => client.end());
}
