/**
 * @installed-servers a server ends a connection in its own way
 */
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { ReaderGone } from '../../src/platform/database/abandoned-reads.js';
import { Sql, type SqlExecutor } from '../../src/platform/database/sql.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let service: TestApp;
let sql: Sql;
const log: string[] = [];
beforeAll(async () => {
  service = await startTestApp({
    environment: { LOG_LEVEL: 'info' },
    log: { write: (line) => log.push(line) },
  });
  sql = service.app.get(Sql, { strict: false });
});
afterAll(() => service.close());

describe('a transaction whose connection is lost', () => {
  const backendOf = async (executor: SqlExecutor) =>
    (await executor.row<{ pid: number }>('select pg_backend_pid() as pid'))?.pid;

  const isThere = async (pid: number | undefined) =>
    (await service.database.pool.query('select from pg_stat_activity where pid = $1', [pid]))
      .rowCount === 1;

  /** Ends a connection, as an operator does, and waits until it is gone. */
  async function terminate(pid: number | undefined): Promise<void> {
    await service.database.pool.query('select pg_terminate_backend($1)', [pid]);
    while (await isThere(pid));
  }

  it('fails with its own error, and not with that of the rollback', async () => {
    const lost = sql.transaction(async (executor) => {
      await terminate(await backendOf(executor));
      throw new Error('first');
    });
    await expect(lost).rejects.toThrow(/^first$/);
  });

  it('fails with its own error if it has ended the connection itself', async () => {
    const lost = sql.transaction(async (executor) => {
      const ended = executor.execute('select pg_terminate_backend(pg_backend_pid())');
      await expect(ended).rejects.toThrow('terminating connection');
      throw new Error('first');
    });
    await expect(lost).rejects.toThrow(/^first$/);
  });

  it('leaves the others usable', async () => {
    const pids = await Promise.all(
      Array.from({ length: 40 }, () => sql.transaction((executor) => backendOf(executor))),
    );
    for (const pid of pids) expect(pid).toBeGreaterThan(0);
  });
});

describe('a read whose client goes away', () => {
  const waitingCount = async () => {
    const { rows } = await service.database.pool.query<{ count: number }>(
      `select count(*)::int from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows[0]?.count;
  };

  it.each([
    ['GET', '/learning/learned-words'],
    ['GET', '/learning/learned-words?filter=review_count%20%3E%203'],
    ['GET', '/learning/learned-words?filter=term.contains(%22abc%22)'],
    ['GET', '/learning/changes'],
    ['GET', '/learning/export'],
    ['GET', '/reviews'],
    ['GET', '/review-plans'],
    ['GET', '/review-plans/default'],
    ['GET', '/review-plans/default/forecast'],
    ['POST', '/review-plans/default/flashcards'],
  ])('is ended by the server, and is no failure: %s %s', async (method, path) => {
    const { accessToken: token } = await service.given.token();
    const holder = await service.database.pool.connect();
    await holder.query('begin; lock table learned_words, reviews in access exclusive mode');
    const leaving = new AbortController();
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const body = method === 'POST' ? '{}' : null;
    const { signal } = leaving;
    const left = fetch(`${service.url}/api/v1${path}`, { method, headers, body, signal });
    left.catch(() => undefined);
    while ((await waitingCount()) === 0) await delay(5);
    log.length = 0;
    leaving.abort();
    // Nothing else ends it for a minute.
    while ((await waitingCount()) !== 0) await delay(5);
    await holder.query('rollback');
    holder.release();
    const [line, ...others] = log.map((each) => JSON.parse(each) as { msg: string; level: string });
    expect([line?.msg, others]).toEqual(['request aborted', []]);
  });

  it('is ended too if the client only closes its side, which looks the same, and the connection with it', async () => {
    const { accessToken: token } = await service.given.token();
    const holder = await service.database.pool.connect();
    await holder.query('begin; lock table learned_words in access exclusive mode');
    const { port, host } = new URL(service.url);
    const client = connect(Number(port), '127.0.0.1').setEncoding('utf8');
    let answer = '';
    client.on('data', (piece) => (answer += String(piece)));
    client.write(`GET /api/v1/learning/learned-words HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${token}\r\n\r\n`); // prettier-ignore
    while ((await waitingCount()) === 0) await delay(5);
    client.end();
    await once(client, 'close');
    while ((await waitingCount()) !== 0) await delay(5);
    await holder.query('rollback');
    holder.release();
    expect(answer).toBe('');
  });

  const SLEEP = (seconds: number) => `select pg_backend_pid() as pid, pg_sleep(${seconds})`;

  it('leaves its connection usable', async () => {
    const pids = new Set<number>();
    const read = async (seconds: number, gone: AbortSignal) =>
      sql.readsUntil(gone).transaction(async (executor) => {
        pids.add((await executor.row<{ pid: number }>(SLEEP(0)))!.pid);
        await executor.row(SLEEP(seconds));
      });
    const leaving = new AbortController();
    const sleeping = read(60, leaving.signal);
    while (pids.size === 0) await delay(5);
    leaving.abort();
    await expect(sleeping).rejects.toBeInstanceOf(ReaderGone);
    await expect(read(0, leaving.signal)).rejects.toBeInstanceOf(ReaderGone);
    const used = [...pids];
    const { rows } = await service.database.pool.query(
      'select state from pg_stat_activity where pid = any($1)',
      [used],
    );
    expect(rows).toEqual([{ state: 'idle' }]);
  });

  it('never takes the next statement of its connection with it', async () => {
    // The statements end at about the time at which they are cancelled.
    const raced = Array.from({ length: 60 }, async (_, number) => {
      const leaving = new AbortController();
      setTimeout(() => leaving.abort(), 1);
      const { signal } = leaving;
      await sql
        .readsUntil(signal)
        .row(SLEEP(0.045 + number / 5_000))
        .catch((error: unknown) => {
          expect(error).toBeInstanceOf(ReaderGone);
        });
      return sql.row<{ pid: number }>(SLEEP(0.03));
    });
    for (const row of await Promise.all(raced)) expect(row?.pid).toBeGreaterThan(0);
  });
});
