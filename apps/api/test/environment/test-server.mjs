import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { BUILD } from './places.mjs';

/** Names a test run's directory, with the id of the process that runs it. */
const DIRECTORY_PREFIX = 'wordgrove-test-';

/** @type {(() => Promise<void>) | undefined} */
let tearDown;

/**
 * Starts a server (or uses the one of `TEST_DATABASE_URL`) and migrates a template database.
 * Test files find both in `WORDGROVE_TEST_SERVER_URL` and `WORDGROVE_TEST_TEMPLATE`.
 */
export async function startTestServer() {
  const serverUrl = process.env['TEST_DATABASE_URL'] ?? (await startThrowAwayServer());
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
 * A module of the built service; only when it is needed, since the build may be still to come.
 * @param {string} path below the sources, as `.js`
 */
function built(path) {
  return import(pathToFileURL(join(BUILD, path)).href);
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

/** Returns the URL of the server's own database. */
async function startThrowAwayServer() {
  const { startEmbeddedServer } = await built('platform/database/embedded/embedded-server.js');
  const { readPostmaster } = await built('platform/database/embedded/postmaster.js');
  await removeLeftovers();
  const dataDir = await mkdtemp(join(tmpdir(), `${DIRECTORY_PREFIX}${process.pid}-`));
  await chmod(dataDir, 0o711);
  const server = await startEmbeddedServer({ dataDir, durable: false });
  const pid = (await readPostmaster(join(server.dataDir, 'postgres')))?.pid;
  const watcher = pid ? endWithThisProcess(pid, dataDir) : undefined;
  tearDown = async () => {
    watcher?.kill('SIGKILL');
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return server.urlFor('postgres');
}

/**
 * Ctrl-C or a kill ends Jest without its teardown. A watcher, whose input ends when this process
 * does, then ends the server.
 * @param {number} pid
 * @param {string} dataDir
 */
function endWithThisProcess(pid, dataDir) {
  const script = 'cat; kill -QUIT "$1"; while kill -0 "$1"; do sleep 0.1; done; rm -rf "$2"';
  const watcher = spawn('sh', ['-c', script, 'sh', String(pid), dataDir], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watcher.unref();
  return watcher;
}

async function removeLeftovers() {
  const { isAlive, readPostmaster } = await built('platform/database/embedded/postmaster.js');
  for (const name of await readdir(tmpdir())) {
    const owner = new RegExp(`^${DIRECTORY_PREFIX}(\\d+)-`).exec(name)?.[1];
    if (!owner || isAlive(Number(owner))) continue;
    const directory = join(tmpdir(), name);
    const left = await readPostmaster(join(directory, 'postgres'));
    if (left) spawnSync('kill', ['-QUIT', String(left.pid)]);
    await rm(directory, { recursive: true, force: true, maxRetries: 5 });
  }
}
