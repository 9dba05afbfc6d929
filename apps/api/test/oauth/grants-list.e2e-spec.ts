import { ALL_SCOPES, GRANT_WEEKS, LIMITS } from '@wordgrove/contracts';
import type { GrantDto } from '@wordgrove/dto';
import { Learner } from '../support/learner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const MANY = 230;

describe('the list of grants', () => {
  let service: TestApp;
  beforeAll(async () => (service = await startTestApp()));
  afterAll(() => service.close());

  /** Grants every scope to that many applications, one millisecond after the other, from the present on. */
  async function grantMany(userId: string, count: number): Promise<void> {
    await service.database.pool.query(
      `with registered as (
         insert into applications (owner_id, client_id, name, description, status, redirect_uris, scopes,
           hourly_quota, created_at, updated_at)
         select $1, gen_random_uuid()::text, n, repeat('好', 1000), 'APPROVED', '{}', $3, 1000,
           $4::timestamptz + n * interval '1 ms', $4
         from generate_series(1, $2::int) n
         returning id, created_at)
       insert into grants (user_id, application_id, scopes, created_at)
       select $1, id, $3, created_at from registered`,
      [userId, count, ALL_SCOPES, service.clock.now()],
    );
  }

  const namesOf = (grants: readonly GrantDto[]) =>
    grants.map(({ application }) => application.name);

  it('has pages, the newest first, that list each of them once', async () => {
    const { id } = await service.given.user();
    await grantMany(id, MANY);
    const cookie = await service.given.session(id);
    const list = (query: string) => service.client.get(`/api/console/grants?${query}`, { cookie });
    const names: string[] = [];
    let token = '';
    do {
      const { status, body } = await list(`page_size=100&page_token=${token}`);
      expect(status).toBe(200);
      names.push(...namesOf(body.grants));
      token = body.next_page_token;
      // What is granted meanwhile is newer than what is listed.
      service.clock.advance({ seconds: 1 });
      await grantMany(id, 1);
    } while (token !== '');
    expect(names).toEqual(Array.from({ length: MANY }, (_, at) => String(MANY - at)));
    const { body } = await list('');
    expect(body.grants).toHaveLength(LIMITS.pageSizeDefault);
    expect(body.grants[0].scopes).toHaveLength(ALL_SCOPES.length);
    expect(body.grants[0].owner).toBe('Test user');
    const foreign = await list(`q=2&page_token=${body.next_page_token}`);
    expect([foreign.status, foreign.body.error.details[0].reason]).toEqual([
      400,
      'INVALID_PAGE_TOKEN',
    ]);
  });

  it('finds applications by name, homepage and developer, and by nothing else', async () => {
    const { id } = await service.given.user();
    await grantMany(id, 12);
    const cookie = await service.given.session(id);
    const found = async (q: string) => {
      const query = `q=${encodeURIComponent(q)}`;
      const { body } = await service.client.get(`/api/console/grants?${query}`, { cookie });
      return namesOf(body.grants);
    };
    await service.database.pool.query(
      `update applications set homepage_url = 'https://Reader.example/' where name = '7' and owner_id = $1`,
      [id],
    );
    expect(await found('1')).toEqual(['12', '11', '10', '1']);
    expect(await found('reader.EXAMPLE')).toEqual(['7']);
    expect(await found('test us')).toHaveLength(12);
    // A description, and what would match anything as a pattern.
    expect(await found('好')).toEqual([]);
    expect(await found('%')).toEqual([]);
  });

  it('comes with what each application wrote in the last weeks, and with nothing of others', async () => {
    // In Kathmandu, the Monday begins at 18:15 UTC.
    service.clock.set('2026-03-01T18:14:00.000Z');
    const reader = await Learner.of(service, { timeZone: 'Asia/Kathmandu' });
    const { userId, application } = reader;
    await reader.collect('meadow');
    service.clock.set('2026-03-01T18:15:00.000Z');
    const idle = await service.given.token({ userId });
    const { id } = await reader.collect('harbour');
    await (await Learner.of(service, { application })).collect('foreign');
    await service.database.pool.query('update learned_words set suspended = true where id <> $1', [
      id,
    ]);
    await reader.answerOnly(true);
    const cookie = await service.given.session(userId);
    const page = async (query: string) =>
      (await service.client.get(`/api/console/grant-writes?page_size=1${query}`, { cookie })).body;
    const first = await page('');
    const last = await page(`&page_token=${first.next_page_token}`);
    expect(last.next_page_token).toBe('');
    const weeks = (...counts: number[]) => [
      ...Array(GRANT_WEEKS - counts.length).fill(0),
      ...counts,
    ];
    const [{ grant_id: readerGrant, ...written }] = last.grant_writes;
    expect(first.grant_writes).toEqual([
      { grant_id: idle.grantId, word_counts: weeks(), review_counts: weeks() },
    ]);
    expect(readerGrant).not.toBe(idle.grantId);
    expect(written).toEqual({ word_counts: weeks(1, 1), review_counts: weeks(1) });
  });

  it('is empty at first', async () => {
    const { id } = await service.given.user();
    const cookie = await service.given.session(id);
    const { body } = await service.client.get('/api/console/grants', { cookie });
    expect(body).toEqual({ grants: [], next_page_token: '' });
  });
});
