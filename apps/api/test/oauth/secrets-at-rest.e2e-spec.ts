import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedServer, type EmbeddedServer } from '@wordgrove/embedded-postgres';
import { Pool } from 'pg';
import { hashSecret } from '../../src/platform/crypto/secret.js';
import { migrate } from '../../src/platform/database/migrate.js';
import { fullFlow, type Secrets } from './secrets-at-rest/full-flow.js';
import { databaseDump, filesBelow } from './secrets-at-rest/places.js';
import { found, tracesOf, type Trace } from './secrets-at-rest/traces.js';
import { startTestApp } from '../support/test-app.js';

const ENVIRONMENT = {
  LOG_LEVEL: 'debug',
  APPLICATION_REVIEW: 'automatic',
  SIGN_IN_FAILURE_LIMIT: '100000',
  TOKEN_FAILURE_LIMIT: '100000',
};

describe('after a full flow and everything that can fail in it (rule 30)', () => {
  let directory: string;
  let server: EmbeddedServer;
  let secrets: Secrets;
  let traces: Trace[];
  let dump: Buffer;
  let files: { path: string; bytes: Buffer }[];
  const log: string[] = [];

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'wordgrove-secrets-'));
    // The server may run as another user.
    await chmod(directory, 0o755);
    server = await startEmbeddedServer({ dataDir: join(directory, 'data'), durable: false });
    await migrate(server.url);
    const pool = new Pool({ connectionString: server.url });
    const database = { url: server.url, pool, drop: () => pool.end() };
    const sink = { write: (line: string) => void log.push(line) };
    const service = await startTestApp({ environment: ENVIRONMENT, database, log: sink });
    secrets = await fullFlow(service);
    traces = Object.entries(secrets).flatMap(([name, secret]) => tracesOf(name, secret));
    dump = await databaseDump(pool);
    await service.close();
    await pool.end();
    // A stop writes everything to the files; what was written before is in the log ahead of them.
    await server.stop();
    files = await filesBelow(server.dataDir);
  });
  afterAll(async () => {
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  });

  it('there is no secret in the database', () => {
    expect(found(traces, dump)).toEqual([]);
  });

  it('there is no secret in a file of the data directory, including the write-ahead log and the messages', () => {
    const paths = files.map(({ path }) => path);
    expect(paths.filter((path) => /pg_wal\/[0-9A-F]{24}$/.test(path))).not.toEqual([]);
    const faults = files.map(({ path, bytes }) => [path, found(traces, bytes)] as const);
    expect(faults.filter(([, names]) => names.length > 0)).toEqual([]);
  });

  it('there is no secret in the debug log', () => {
    expect(found(traces, Buffer.from(log.join('')))).toEqual([]);
  });

  it('the search finds what is there', () => {
    const digest = hashSecret(secrets['last access'] ?? '');
    const mark = tracesOf('mark', 'full-flow@example.org');
    expect(dump.includes(digest)).toBe(true);
    expect(found(mark, dump)).toEqual(['mark']);
    for (const folder of ['/base/', '/pg_wal/']) {
      const there = files.filter(({ path }) => path.includes(folder));
      expect([folder, there.some(({ bytes }) => bytes.includes(digest))]).toEqual([folder, true]);
    }
    const messages = Buffer.concat(
      files.filter(({ path }) => path.endsWith('.log')).map(({ bytes }) => bytes),
    );
    expect(messages.includes('relation "access_tokens" does not exist')).toBe(true);
    expect(log.join('')).toContain('/api/console/authorization-requests/[hidden]/decision');
    expect(log.filter((line) => line.includes('"level":"error"'))).not.toEqual([]);
    const hidden = Buffer.from(`x${Buffer.from(`ab${secrets['session']}c`).toString('base64')}`);
    expect(found(traces, hidden)).toEqual(['session']);
  });
});
