import { READ_REPLICA, type ReadReplica } from '../../src/platform/database/read-replica.js';
import { openDatabasePath } from '../support/database-path.js';
import { eventually } from '../support/jobs.js';
import { Learner } from '../support/learner.js';
import { collectMuch } from '../support/much-to-read.js';
import { startPgBouncer } from '../support/pgbouncer.js';
import { startReplicatedDatabase, type ReplicatedDatabase } from '../support/streaming-replica.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { EXPORT } from '../support/transfer.js';

/** The time in milliseconds for which another export waits for a place. */
const BREAK_OFF_MS = 20_000;

describe('a streaming replica', () => {
  let servers: ReplicatedDatabase;
  let service: TestApp;
  let learner: Learner;
  beforeAll(async () => {
    servers = await startReplicatedDatabase();
    const { database, replicaUrl } = servers;
    const environment = { DATABASE_URL: database.url, DATABASE_READ_URL: replicaUrl };
    service = await startTestApp({ database, environment });
    learner = await Learner.of(service);
  });
  afterAll(async () => {
    await service.close();
    await servers.close();
  });

  const replica = (): ReadReplica => service.app.get<ReadReplica>(READ_REPLICA, { strict: false });

  /** Looks at the replica until it can be used, or until it cannot. */
  async function until(isUsable: boolean): Promise<void> {
    for (let left = 100; left > 0 && (replica().sql !== undefined) !== isUsable; left -= 1)
      await replica().check();
    expect(replica().sql !== undefined).toBe(isUsable);
  }

  const get = (path: string) => service.client.get(path, { token: learner.token });
  async function counts() {
    const { body } = await get('/api/v1/review-statistics');
    const exported = await get('/api/v1/learning/export?format=json');
    const list = await learner.list();
    const { word_counts_by_state: byState } = body.review_statistics as {
      word_counts_by_state: unknown[];
    };
    return {
      statistics: JSON.stringify(byState),
      exported: (exported.text.match(/"term"/g) ?? []).length,
      listed: (list.body.learned_words as unknown[]).length,
    };
  }

  it('is read for statistics and exports, which are late if it is, and for nothing else', async () => {
    await until(true);
    const before = await counts();
    await servers.onReplica('select pg_wal_replay_pause()');
    await learner.collect('oak');
    const late = await counts();
    expect(late).toEqual({ ...before, listed: 1 });
    await servers.onReplica('select pg_wal_replay_resume()');
    let now = late;
    for (let left = 200; left > 0 && now.exported === 0; left -= 1) now = await counts();
    expect(now).toMatchObject({ exported: 1, listed: 1 });
    expect(now.statistics).not.toBe(before.statistics);
  });

  it('is not read through a pooler in transaction mode, which the log names', async () => {
    const { database, replicaUrl } = servers;
    const pooler = await startPgBouncer(replicaUrl, 'transaction');
    const lines: string[] = [];
    const other = await startTestApp({
      database,
      environment: {
        ...{ DATABASE_URL: database.url, DATABASE_READ_URL: pooler.url },
        LOG_LEVEL: 'warn',
      },
      log: { write: (line) => void lines.push(line) },
    });
    try {
      const pooled = other.app.get<ReadReplica>(READ_REPLICA, { strict: false });
      for (let looks = 0; looks < 5; looks += 1) await pooled.check();
      expect(pooled.sql).toBeUndefined();
      expect(lines.at(-1)).toMatch(/DATABASE_READ_URL cannot be used: .* in transaction mode/);
    } finally {
      await other.close();
      await pooler.close();
    }
  });

  it('does not keep the place of an export whose bytes the network loses', async () => {
    const { database, replicaUrl } = servers;
    const path = await openDatabasePath(replicaUrl);
    const environment = { DATABASE_URL: database.url, DATABASE_READ_URL: path.url };
    const other = await startTestApp({ database, environment, isImpatient: true });
    try {
      const reader = await Learner.of(other);
      await collectMuch(other, reader.token);
      const read = other.app.get<ReadReplica>(READ_REPLICA, { strict: false });
      await eventually(async () => read.check().then(() => read.sql !== undefined));
      // The next statement is on its way when the bytes of the one before arrive.
      path.delayMs = 200;
      const headers = { authorization: `Bearer ${reader.token}` };
      const response = await fetch(other.url + EXPORT, { headers });
      const body = (response.body as ReadableStream<Uint8Array>).getReader();
      await body.read();
      path.isLosing = true;
      path.delayMs = 0;
      const since = performance.now();
      const readOn = async (): Promise<void> => {
        while (!(await body.read()).done);
      };
      await expect(readOn()).rejects.toThrow('terminated');
      expect(performance.now() - since).toBeLessThan(BREAK_OFF_MS);
    } finally {
      await other.close();
      await path.close();
    }
  });

  it('may go away, and then the primary is read', async () => {
    await until(true);
    servers.stopReplica();
    expect(await counts()).toMatchObject({ exported: 1, listed: 1 });
    await until(false);
    expect(await counts()).toMatchObject({ exported: 1, listed: 1 });
  });
});
