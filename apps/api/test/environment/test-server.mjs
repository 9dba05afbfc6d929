import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { built, builtEmbeddedPostgres } from './places.mjs';
import { SERVER_DIRECTORY } from './run-directory.mjs';

/** More than the replicas of every worker open at once. */
const MAX_CONNECTIONS = 300;

/** @type {(() => Promise<void>) | undefined} */
let tearDown;

/**
 * Starts a server (or uses the one of `TEST_DATABASE_URL`) and migrates a template database.
 * Test files find both in `WORDGROVE_TEST_SERVER_URL` and `WORDGROVE_TEST_TEMPLATE`.
 * @param {string} runDirectory where the server keeps its data
 */
export async function startTestServer(runDirectory) {
  const serverUrl = process.env['TEST_DATABASE_URL'] ?? (await startThrowAwayServer(runDirectory));
  const template = `wordgrove_template_${process.pid}_${randomBytes(4).toString('hex')}`;
  await administer(serverUrl, `CREATE DATABASE ${template} TEMPLATE template0`);
  const { migrate } = await built('platform/database/migrate.js');
  await migrate(databaseUrl(serverUrl, template));
  process.env['WORDGROVE_TEST_SERVER_URL'] = serverUrl;
  process.env['WORDGROVE_TEST_TEMPLATE'] = template;
  tearDown ??= () => administer(serverUrl, `DROP DATABASE IF EXISTS ${template} WITH (FORCE)`);
}

/** Ends the server, or on a server that was given, the template. */
export async function stopTestServer() {
  await tearDown?.();
}

/**
 * @param {string} serverUrl
 * @param {string} database
 */
function databaseUrl(serverUrl, database) {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

/**
 * @param {string} serverUrl
 * @param {string} sql
 */
async function administer(serverUrl, sql) {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

/**
 * Returns the URL of the server's own database.
 * @param {string} runDirectory
 */
async function startThrowAwayServer(runDirectory) {
  const { readPostmaster, startEmbeddedServer } = await builtEmbeddedPostgres();
  const server = await startEmbeddedServer({
    dataDir: join(runDirectory, SERVER_DIRECTORY),
    durable: false,
    parameters: { max_connections: MAX_CONNECTIONS },
  });
  const pid = (await readPostmaster(join(server.dataDir, 'postgres')))?.pid;
  const watcher = pid ? endWithThisProcess(pid, runDirectory) : undefined;
  tearDown = async () => {
    watcher?.kill('SIGKILL');
    await server.stop();
  };
  return server.url;
}

/**
 * Ctrl-C or a kill ends Jest without its teardown. A watcher, whose input ends when this process
 * does, then ends the server.
 * @param {number} pid
 * @param {string} runDirectory
 */
function endWithThisProcess(pid, runDirectory) {
  const script = 'cat; kill -QUIT "$1"; while kill -0 "$1"; do sleep 0.1; done; rm -rf "$2"';
  const watcher = spawn('sh', ['-c', script, 'sh', String(pid), runDirectory], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watcher.unref();
  return watcher;
}
