import { ALL_SCOPES } from '@wordgrove/contracts';
import { startTestApp, type TestApp } from '../support/test-app.js';

const MANY = 230;

describe('the list of grants', () => {
  let service: TestApp;
  beforeAll(async () => (service = await startTestApp()));
  afterAll(() => service.close());

  /** Grants that many applications every scope, one millisecond after the other. */
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

  it('has all of them, the newest first, and is never in memory as a whole', async () => {
    const { id } = await service.given.user();
    await grantMany(id, MANY);
    const cookie = await service.given.session(id);
    const { status, headers, body } = await service.client.get('/api/console/grants', { cookie });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    // Nobody knows its length when it begins.
    expect(headers.get('content-length')).toBeNull();
    const names = body.grants.map(({ application }: { application: { name: string } }) =>
      Number(application.name),
    );
    expect(names).toEqual(Array.from({ length: MANY }, (_, at) => MANY - at));
    expect(body.grants[0].scopes).toHaveLength(ALL_SCOPES.length);
    expect(body.grants[0].owner).toBe('Test user');
  });

  it('is empty at first', async () => {
    const { id } = await service.given.user();
    const cookie = await service.given.session(id);
    const { body } = await service.client.get('/api/console/grants', { cookie });
    expect(body).toEqual({ grants: [] });
  });
});
