import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { KEPT } from '../../src/platform/database/bounded-pool.js';
import { ConnectionPool } from '../../src/platform/database/connection-pool.js';
import { Housekeeping } from '../../src/platform/housekeeping/housekeeping.service.js';
import { JobQueue } from '../../src/platform/jobs/job-queue.service.js';
import { startFakeRedis, type FakeRedis } from '../support/fake-redis.js';
import { quoted, rows } from '../support/markdown.js';
import { Learner } from '../support/learner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { duringTurnOf } from '../support/turns.js';

const ROOT = join(__dirname, '../../../..');
const WORDS = '/api/v1/learning/learned-words';
const COLLECT = '/api/v1/learning/collect-word';
const HISTOGRAM_PART = /_(bucket|sum|count)$/;

interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[];
}

describe('the figures in the metrics', () => {
  let redis: FakeRedis;
  let service: TestApp;
  beforeAll(async () => {
    redis = await startFakeRedis();
    const server = process.env['WORDGROVE_TEST_SERVER_URL'];
    // The test's server follows no other.
    const replica = { DATABASE_URL: server, DATABASE_READ_URL: server };
    service = await startTestApp({ environment: { REDIS_URL: redis.url, ...replica } });
  });
  afterAll(async () => {
    await service.close();
    await redis.close();
  });

  const text = async () => (await service.client.get('/metrics')).text;

  /** Returns the value of a metric with these labels, such as `x{reason="y"}`. */
  async function figure(name: string): Promise<number> {
    const line = (await text()).split('\n').find((each) => each.startsWith(`${name} `));
    return Number(line?.slice(name.length + 1) ?? NaN);
  }

  it('count what a limit refused, by reason', async () => {
    const application = await service.given.application({ hourlyQuota: 1 });
    const { accessToken: token } = await service.given.token({ application });
    for (let at = 0; at < 4; at += 1) await service.client.get(WORDS, { token });
    expect(await figure('wordgrove_rate_limit_refusals_total{reason="QUOTA_EXCEEDED"}')).toBe(3);
  });

  it('tell how the pool of connections is, and how long one takes', async () => {
    const pool = service.app.get(ConnectionPool, { strict: false });
    const { max } = pool.figures;
    const most = max - KEPT;
    const before = await figure('wordgrove_database_wait_seconds_count');
    const { accessToken: token } = await service.given.token();
    const blocker = await service.database.pool.connect();
    await blocker.query('begin');
    await blocker.query('lock table learned_words in access exclusive mode');
    const calls = Array.from({ length: max + 3 }, () => service.client.get(WORDS, { token }));
    const isFull = () => pool.figures.busy === most && pool.figures.waiting > 0;
    for (let left = 500; left > 0 && !isFull(); left -= 1) await delay(20);
    expect(await figure('wordgrove_database_connections_max')).toBe(max);
    expect(await figure('wordgrove_database_connections{state="busy"}')).toBe(most);
    expect(await figure('wordgrove_database_waiting')).toBeGreaterThan(0);
    expect(await figure('wordgrove_database_longest_wait_seconds')).toBeGreaterThan(0);
    await blocker.query('rollback');
    blocker.release();
    await Promise.all(calls);
    expect(await figure('wordgrove_database_waiting')).toBe(0);
    expect(await figure('wordgrove_database_longest_wait_seconds')).toBe(0);
    expect(await figure('wordgrove_database_wait_seconds_count')).toBeGreaterThan(before + max);
    expect(await figure('wordgrove_database_wait_seconds_bucket{le="+Inf"}')).toBeGreaterThan(max);
  });

  it('tell how many changes wait for another one of the same user', async () => {
    const learner = await Learner.of(service);
    const body = (term: string) => ({ token: learner.token, body: { spec: { term } } });
    let calls: Promise<{ status: number }>[] = [];
    await duringTurnOf(service, learner, async () => {
      // The first one has the user's turn in this process, and waits for that of another process.
      calls = ['oak', 'elm', 'ash'].map((term) => service.client.post(COLLECT, body(term)));
      const waiting = () => figure('wordgrove_turns_waiting');
      for (let left = 500; left > 0 && (await waiting()) !== 2; left -= 1) await delay(20);
      expect(await waiting()).toBe(2);
      expect(await figure('wordgrove_database_waiting')).toBe(0);
    });
    for (const { status } of await Promise.all(calls)) expect(status).toBe(200);
    expect(await figure('wordgrove_turns_waiting')).toBe(0);
  });

  it('tell that nothing waits', async () => {
    expect(await figure('wordgrove_requests_waiting')).toBe(0);
    expect(await figure('wordgrove_turns_waiting')).toBe(0);
    expect(await figure('wordgrove_slices_waiting')).toBe(0);
    expect(await figure('wordgrove_import_files_waiting')).toBe(0);
  });

  it('tell how many jobs wait, and how old the oldest is', async () => {
    await service.app.get(JobQueue, { strict: false }).poll();
    await service.database.pool.query(
      `insert into pgboss.job (name, singleton_key, policy, created_on, start_after)
       values ('run-import', 'a', 'short', now() - interval '90 s', now() - interval '90 s'),
         ('run-import', 'b', 'short', now(), now()), ('run-import', 'c', 'short', now(), now() + interval '1 h')`,
    );
    expect(await figure('wordgrove_jobs_waiting{queue="run-import"}')).toBe(2);
    expect(await figure('wordgrove_jobs_running{queue="run-import"}')).toBe(0);
    expect(
      await figure('wordgrove_jobs_oldest_seconds{queue="run-import"}'),
    ).toBeGreaterThanOrEqual(90);
    expect(await figure('wordgrove_jobs_oldest_seconds{queue="fit-weights"}')).toBe(0);
    await service.database.pool.query('delete from pgboss.job');
  });

  it('tell what housekeeping has removed and when', async () => {
    const { id } = await service.given.user();
    await service.given.session(id);
    service.clock.advance({ days: 2 });
    await service.app.get(Housekeeping, { strict: false }).run();
    expect(
      await figure('wordgrove_housekeeping_removed_total{records="expired sessions"}'),
    ).toBeGreaterThan(0);
    expect(await figure('wordgrove_housekeeping_last_round_timestamp_seconds')).toBe(
      service.clock.now().getTime() / 1000,
    );
  });

  it('tell whether Redis responds', async () => {
    expect([
      await figure('wordgrove_redis_up'),
      await figure('wordgrove_redis_breaker_open'),
      await figure('wordgrove_redis_missed_calls_total'),
    ]).toEqual([1, 0, 0]);
    const { accessToken: token } = await service.given.token();
    redis.hang();
    for (let at = 0; at < 5; at += 1) await service.client.get(WORDS, { token });
    expect([
      await figure('wordgrove_redis_up'),
      await figure('wordgrove_redis_breaker_open'),
      await figure('wordgrove_redis_missed_calls_total'),
    ]).toEqual([0, 1, 5]);
    redis.resume();
  });

  it('tell that a server which follows no other is not read from', async () => {
    const { accessToken: token } = await service.given.token();
    const before = await figure('wordgrove_read_replica_missed_reads_total');
    const { status } = await service.client.get('/api/v1/review-statistics', { token });
    expect([
      status,
      (await figure('wordgrove_read_replica_missed_reads_total')) > before,
      await figure('wordgrove_read_replica_up'),
      await figure('wordgrove_read_replica_lag_seconds'),
    ]).toEqual([200, true, 0, 30]);
  });

  /** Returns the names of all metrics. */
  async function names(): Promise<string[]> {
    return [...(await text()).matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name);
  }
  const isOurs = (name: string) => /^(wordgrove|http)_/.test(name);

  it('are listed in docs/operating.md, "Metrics"', async () => {
    const page = readFileSync(join(ROOT, 'docs', 'operating.md'), 'utf8');
    const listed = rows(page, 'Metric').flatMap(([name = '']) => quoted(name));
    expect(listed.sort()).toEqual((await names()).filter(isOurs).sort());
  });

  it('are all in the dashboard, which asks for no other and for no label that none has', async () => {
    const known = [...(await names()), ...namesOfProcess()];
    const { panels } = JSON.parse(
      readFileSync(join(ROOT, 'docker/grafana-dashboard.json'), 'utf8'),
    ) as Dashboard;
    const queries = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)).join('\n');
    const asked = (queries.match(/\b(wordgrove|http|process|nodejs)_\w+/g) ?? []).map((name) =>
      known.includes(name) ? name : name.replace(HISTOGRAM_PART, ''),
    );
    expect(asked.filter((name) => !known.includes(name))).toEqual([]);
    expect(known.filter((name) => isOurs(name) && !asked.includes(name))).toEqual([]);
    // A counter without a figure would hide its first increase.
    const figures = (await text()).split('\n').filter((line) => !line.startsWith('#'));
    const isEmpty = (name: string) => !figures.some((line) => line.startsWith(name));
    expect(asked.filter((name) => isOurs(name) && isEmpty(name))).toEqual([]);
    expect(await figure('wordgrove_rate_limit_refusals_total{reason="TOO_MANY_EXPORTS"}')).toBe(0);
    // Prometheus adds this one.
    const labels = new Set(['instance', ...labelsIn(await text())]);
    const askedLabels = [...queries.matchAll(/by \(([^)]+)\)|\{(\w+)=/g)].flatMap(
      ([, list, label]) => (list ?? label ?? '').split(', '),
    );
    expect(askedLabels.length).toBeGreaterThan(10);
    expect(askedLabels.filter((label) => !labels.has(label))).toEqual([]);
  });
});

/** In a process of its own, because the library never stops watching. */
function namesOfProcess(): string[] {
  const script = `const { collectDefaultMetrics, register } = require('prom-client');
    collectDefaultMetrics();
    console.log(register.getMetricsAsArray().map(({ name }) => name).join(' '));
    process.exit();`;
  return execFileSync(process.execPath, ['-e', script], { cwd: ROOT, encoding: 'utf8' })
    .trim()
    .split(' ');
}

function labelsIn(metrics: string): string[] {
  return [...metrics.matchAll(/[{,](\w+)="/g)].map(([, label = '']) => label);
}
