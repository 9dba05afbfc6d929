import { Sql } from '../../src/platform/database/sql.js';
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { openDatabasePath } from '../support/database-path.js';
import { Learner } from '../support/learner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { importFile } from '../support/transfer.js';

const COLLECT = '/api/v1/learning/collect-word';
const WORDS = '/api/v1/learning/learned-words';

/** Settings that an operator may have made for other programs. */
const FOREIGN = {
  DateStyle: 'German',
  TimeZone: 'Asia/Tokyo',
  IntervalStyle: 'sql_standard',
  bytea_output: 'escape',
  extra_float_digits: '-9',
  standard_conforming_strings: 'off',
  default_transaction_isolation: 'serializable',
  array_nulls: 'off',
  transform_null_equals: 'on',
  default_transaction_deferrable: 'on',
  session_replication_role: 'replica',
  exit_on_error: 'on',
  gin_fuzzy_search_limit: '10',
  idle_session_timeout: '3600000',
  default_tablespace: 'pg_default',
};

describe('a database with settings of its own, behind a pooler', () => {
  let database: TestDatabase;
  let service: TestApp;
  let name: string;
  const set = (setting: string, value: string) =>
    database.pool.query(`alter database ${name} set ${setting} = ${value}`);

  beforeAll(async () => {
    database = await createTestDatabase();
    name = new URL(database.url).pathname.slice(1);
    for (const [setting, value] of Object.entries(FOREIGN)) await set(setting, `'${value}'`);
    service = await startTestApp({ database, path: openDatabasePath });
  });
  afterAll(async () => {
    await service.close();
    await database.drop();
  });

  /** Collects words one millisecond apart, and returns what each was told of its time. */
  async function collect(token: string, terms: readonly string[]): Promise<string[]> {
    const times: string[] = [];
    for (const term of terms) {
      service.clock.advance({ ms: 1 });
      const { body } = await service.client.post(COLLECT, { token, body: { spec: { term } } });
      times.push(body.learned_word.created_at);
    }
    return times;
  }

  it('changes neither times nor pages', async () => {
    const { accessToken: token } = await service.given.token();
    const start = service.clock.now().getTime();
    const terms = ['one', 'two', 'three', 'four'];
    const times = await collect(token, terms);
    expect(times).toEqual(terms.map((_, at) => new Date(start + at + 1).toISOString()));
    const listed: { term: string; created_at: string }[] = [];
    let next = '';
    do {
      const query = { page_size: '1', page_token: next };
      const { body } = await service.client.get(WORDS, { token, query });
      listed.push(...body.learned_words);
      next = body.next_page_token;
    } while (next !== '');
    expect(listed.map(({ term }) => term)).toEqual(terms.toReversed());
    expect(listed.map((word) => word.created_at)).toEqual(times.toReversed());
  });

  it('changes nothing else that we rely on', async () => {
    const sql = service.app.get(Sql, { strict: false });
    const names = Object.keys(FOREIGN);
    const rows = await sql.rows<{ name: string; setting: string }>(
      'select name, setting from pg_settings where name = any($1)',
      [names],
    );
    expect(Object.fromEntries(rows.map((row) => [row.name, row.setting]))).toEqual({
      DateStyle: 'ISO, MDY',
      TimeZone: 'UTC',
      IntervalStyle: 'postgres',
      bytea_output: 'hex',
      extra_float_digits: '1',
      standard_conforming_strings: 'on',
      default_transaction_isolation: 'read committed',
      array_nulls: 'on',
      transform_null_equals: 'off',
      default_transaction_deferrable: 'off',
      session_replication_role: 'origin',
      exit_on_error: 'off',
      gin_fuzzy_search_limit: '0',
      idle_session_timeout: '0',
      default_tablespace: '',
    });
  });

  it('stops no import', async () => {
    const learner = await Learner.of(service);
    const done = await importFile(service, learner, 'csv', 'term\nimported\n');
    expect(done).toMatchObject({ status: 'SUCCEEDED', created_count: 1, errors: [] });
  });

  it('does not lead new connections to other tables', async () => {
    const { accessToken: token } = await service.given.token();
    await collect(token, ['here']);
    await database.pool.query('create schema elsewhere');
    await set('search_path', 'elsewhere');
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = $1 and application_name = 'wordgrove'`,
      [name],
    );
    let status = 503;
    while (status === 503) ({ status } = await service.client.get(WORDS, { token }));
    expect(status).toBe(200);
  });
});
