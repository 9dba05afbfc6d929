/**
 * @installed-servers a server chooses the plans of its statements
 */
import type { Principal } from '../../src/platform/access/principal.js';
import { AccessTokenRepository } from '../../src/modules/oauth/store/access-token.repository.js';
import type { GivenToken } from '../support/given.js';
import { sentDuring } from '../support/sent-statements.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

// It responds from memory, so that whatever it asks the database is for the token.
const ASKS_NOTHING = '/api/v1/learning/languages';
const TABLES = [
  'access_tokens',
  'applications',
  'application_test_users',
  'grants',
  'token_families',
];

let service: TestApp;
let token: GivenToken;
beforeAll(async () => {
  service = await startTestApp();
  token = await service.given.token();
  await populate(service);
});
afterAll(() => service.close());

describe('a call with a bearer token', () => {
  it('adds one prepared query that reads, and nothing else', async () => {
    const sent = await sentDuring(() => call(token.accessToken));
    expect(sent.map(({ name }) => name)).toEqual(['access-token.find-principal']);
    expect(sent[0]?.text).toMatch(/^select/);
  });

  it('adds no more if the token is unknown, and nothing if it is missing', async () => {
    expect(await sentDuring(() => call('unknown'))).toHaveLength(1);
    expect(await sentDuring(() => service.client.get(ASKS_NOTHING))).toEqual([]);
  });

  it('shares it with other calls, and each gets its own principal', async () => {
    const other = await service.given.token();
    const asked = ['unknown', other.accessToken, token.accessToken];
    const tokens = service.app.get(AccessTokenRepository, { strict: false });
    const found = await tokens.findPrincipals(asked, service.clock.now());
    expect(
      asked.map((each) => found.get(each) as Principal | undefined).map((each) => each?.userId),
    ).toEqual([undefined, other.userId, token.userId]);
  });

  it('finds each row by an index', async () => {
    const [query] = await sentDuring(() => call(token.accessToken));
    const { rows } = await service.database.pool.query<{ 'QUERY PLAN': string }>(
      `explain ${query?.text}`,
      query?.values,
    );
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).not.toContain('Seq Scan');
    for (const table of TABLES) {
      expect(plan).toMatch(
        new RegExp(`(Index (Only )?Scan using \\w+|Bitmap Heap Scan) on ${table}`),
      );
    }
  });
});

function call(accessToken: string): Promise<unknown> {
  return service.client.get(ASKS_NOTHING, { token: accessToken });
}

/** As many others that reading whole tables does not pay, and what the planner must know of them. */
async function populate({ database: { pool }, clock }: TestApp): Promise<void> {
  const now = clock.now();
  await pool.query(
    `with people as (
       insert into users (email, email_key, password_hash, display_name, created_at)
       select 'user-' || n, 'user-' || n, '!', 'User', $1::timestamptz from generate_series(1, 2000) n
       returning id
     ),
     apps as (
       insert into applications (owner_id, client_id, name, status, redirect_uris, scopes,
         hourly_quota, created_at, updated_at)
       select id, id, 'Another', 'APPROVED', '{}', '{words:read}', 1000, $1, $1 from people
       returning id, owner_id
     ),
     testers as (
       insert into application_test_users (application_id, user_id, created_at)
       select id, owner_id, $1 from apps
     ),
     given as (
       insert into grants (user_id, application_id, scopes, created_at)
       select owner_id, id, '{words:read}', $1 from apps returning id
     ),
     families as (
       insert into token_families (id, grant_id, created_at)
       select gen_random_uuid(), id, $1 from given returning id
     )
     insert into access_tokens (token_hash, family_id, scopes, created_at, expires_at)
     select sha256(id::text::bytea), id, '{words:read}', $1, $1 + interval '1 hour' from families`,
    [now],
  );
  await pool.query('analyze');
}
