/**
 * @installed-servers a server chooses the plans of its statements
 */
import { ApplicationSearch } from '../../src/modules/applications/application-search.repository.js';
import { ReviewQueueRepository } from '../../src/modules/applications/queue/review-queue.repository.js';
import { readGrants } from '../../src/modules/oauth/index.js';
import type { Sql } from '../../src/platform/database/sql.js';
import { explainScans, type Scan } from '../support/plans.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const APPLICATIONS = 10_000;
const OWNERS = 2_000;
const NOW = '2026-01-01T00:00:00Z';

describe('among ten thousand applications', () => {
  let service: TestApp;
  let learner: string;
  beforeAll(async () => {
    service = await startTestApp();
    const { pool } = service.database;
    await pool.query(
      `insert into users (email, email_key, password_hash, display_name, created_at)
       select key, key, '', 'Developer ' || n, $2
       from generate_series(1, $1) n, lateral (select n || '@example.org') k (key)`,
      [OWNERS, NOW],
    );
    await pool.query(
      `insert into applications (owner_id, client_id, name, status, redirect_uris, scopes, hourly_quota,
         submitted_at, created_at, updated_at)
       select owners.id, 'client-' || n, 'Reader ' || n, case when n % 500 = 0 then 'PENDING' else 'APPROVED' end,
         array['https://host-' || n || '.example/cb'], '{words:read}', 1000, at, at, at
       from generate_series(1, $1) n
         join (select id, row_number() over () as number from users) owners on number = 1 + n % ${OWNERS},
         lateral (select $2::timestamptz + n * interval '1 second') t (at)`,
      [APPLICATIONS, NOW],
    );
    // Somebody has granted access to all of them.
    await pool.query(
      `insert into grants (user_id, application_id, scopes, created_at)
       select $1, id, scopes, created_at from applications`,
      [(learner = (await service.given.user()).id)],
    );
    await pool.query('vacuum analyze applications, grants, users');
  });
  afterAll(() => service.close());

  /** Returns the rows of applications and grants that a statement really reads, by the kind of scan. */
  async function reads(run: (sql: Sql) => Promise<unknown>): Promise<Scan[]> {
    const connection = await service.database.pool.connect();
    const scans: Scan[] = [];
    const explain = async (query: string | { text: string }, values: unknown[] = []) => {
      const text = typeof query === 'string' ? query : query.text;
      scans.push(...(await explainScans(connection, text, values)));
      return [];
    };
    const explaining = {
      rows: explain,
      row: async (...of: Parameters<typeof explain>) => (await explain(...of))[0],
    };
    try {
      await connection.query('begin');
      await run(explaining as unknown as Sql);
    } finally {
      await connection.query('rollback');
      connection.release();
    }
    return scans.filter(({ table }) => ['applications', 'grants'].includes(table));
  }

  const queue = (sql: Sql) => new ReviewQueueRepository(sql);
  const all = { search: null, kind: null };
  const none = { status: null, ownerId: null, q: null };
  const search = (filter: object) => (sql: Sql) =>
    new ApplicationSearch(sql).list({ ...none, ...filter }, null, 40);

  it.each<[string, (sql: Sql) => Promise<unknown>]>([
    ['the queue', (sql) => queue(sql).list(all, null, 21)],
    [
      'a later page of it',
      (sql) => queue(sql).list(all, [NOW, '00000000-0000-0000-0000-000000000000'], 21),
    ],
    [
      'what is searched for in it',
      (sql) => queue(sql).list({ ...all, search: 'host-500.ex' }, null, 21),
    ],
    ['new ones in it', (sql) => queue(sql).list({ ...all, kind: 'NEW' }, null, 21)],
    ['its length', (sql) => queue(sql).count()],
    ['what is held', (sql) => queue(sql).held()],
    ['the newest of all applications', search({})],
    ['those of a host', search({ q: 'host-77.example' })],
    ['those of a developer', search({ q: '777@example' })],
    ['what waits', search({ status: 'PENDING' })],
    ['a page of grants', (sql) => readGrants(sql, { userId: learner, q: null }, null, 21)],
  ])('%s is read from an index, without reading the rest', async (_what, run) => {
    const scans = await reads(run);
    expect(scans.length).toBeGreaterThan(0);
    expect(scans.filter(({ node }) => node === 'Seq Scan')).toEqual([]);
    for (const { rows } of scans) expect(rows).toBeLessThan(200);
  });
});
