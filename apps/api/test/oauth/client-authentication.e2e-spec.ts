import { AuthorizationFlow, type Overrides } from '../support/authorization-flow.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let service: TestApp;
let flow: AuthorizationFlow;
beforeAll(async () => (service = await startTestApp()));
afterAll(() => service.close());
beforeEach(async () => (flow = await AuthorizationFlow.start(service)));

const basic = (user: string, password: string): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

describe('client authentication', () => {
  it('rule 23: has one response for all failures, including a missing secret and an unknown client', async () => {
    const other = await service.given.application();
    const { clientId, clientSecret } = flow.application;
    const attempts: Overrides[] = [
      { client_secret: 'wrong' },
      { client_secret: other.clientSecret },
      { client_secret: `${clientSecret}x` },
      { client_secret: null },
      { client_id: null },
      { client_id: null, client_secret: null },
      { client_id: 'unknown' },
      { client_id: 'a\0b' },
      { client_id: clientId.toUpperCase() },
    ];
    const bodies = new Set<string>();
    for (const attempt of attempts) {
      const answer = await flow.exchange('x', attempt);
      expect([answer.status, answer.body.error]).toEqual([401, 'invalid_client']);
      expect(answer.headers.get('www-authenticate')).toBe('Basic realm="wordgrove"');
      bodies.add(answer.text);
    }
    expect(bodies.size).toBe(1);
  });

  it.each(['Basic', 'Basic !!!', 'Basic bm9jb2xvbg==', 'Bearer x', basic('%FF', 'x')])(
    'rule 23: the header %s',
    async (authorization) => {
      const form = { client_id: null, client_secret: null, grant_type: 'refresh_token' };
      const answer = await flow.token(form, { authorization });
      expect([answer.status, answer.body.error]).toEqual([401, 'invalid_client']);
    },
  );

  it('rule 24: Basic instead of the body', async () => {
    const { clientId, clientSecret, redirectUri } = flow.application;
    const headers = { authorization: basic(clientId, clientSecret) };
    const form = {
      grant_type: 'authorization_code',
      code: await flow.code(),
      redirect_uri: redirectUri,
    };
    expect((await service.client.post('/oauth/token', { form, headers })).status).toBe(200);
  });

  it('rule 24: both ways at once', async () => {
    const { clientId, clientSecret } = flow.application;
    const authorization = basic(clientId, clientSecret);
    const answer = await flow.token({ grant_type: 'refresh_token' }, { authorization });
    expect([answer.status, answer.body.error]).toEqual([400, 'invalid_request']);
  });

  it('rule 24: Basic with a client_id in the body, the same or another', async () => {
    const { clientId, clientSecret } = flow.application;
    const headers = { authorization: basic(clientId, clientSecret) };
    const errorFor = async (id: string) => {
      const form = { grant_type: 'refresh_token', refresh_token: 'x', client_id: id };
      return (await service.client.post('/oauth/token', { form, headers })).body.error;
    };
    expect(await errorFor(clientId)).toBe('invalid_grant');
    expect(await errorFor('another')).toBe('invalid_request');
  });

  it('rule 24: Basic credentials are form-decoded first', async () => {
    const { id, clientSecret } = flow.application;
    const clientId = `odd id+with:%${id}`;
    await service.database.pool.query('update applications set client_id = $2 where id = $1', [
      id,
      clientId,
    ]);
    const encode = (text: string) => new URLSearchParams({ x: text }).toString().slice(2);
    const headers = { authorization: basic(encode(clientId), encode(clientSecret)) };
    const form = { grant_type: 'refresh_token', refresh_token: 'x' };
    const answer = await service.client.post('/oauth/token', { form, headers });
    expect(answer.body.error).toBe('invalid_grant');
  });

  it('rule 35: a secret that was removed no longer works, and the other one still does', async () => {
    const { pool } = service.database;
    const code = await flow.code();
    await pool.query('delete from application_secrets where application_id = $1', [
      flow.application.id,
    ]);
    expect((await flow.exchange(code)).status).toBe(401);
  });

  describe('rule 35: credentials that have just worked, with a good token', () => {
    const sql = (text: string) => service.database.pool.query(text, [flow.application.id]);
    const now = () => service.clock.now().toISOString();

    it.each([
      [
        'whose secret was removed',
        () => `delete from application_secrets where application_id = $1`,
      ],
      [
        'whose secret has expired',
        () => `update application_secrets set expires_at = '${now()}' where application_id = $1`,
      ],
      [
        'of an application that has ended',
        () => `update applications set deleted_at = '${now()}' where id = $1`,
      ],
    ])('%s are refused, and use nothing up', async (_, change) => {
      const { refresh_token: token } = await flow.tokens();
      const { rows } = await sql(
        'select to_jsonb(s) as secret from application_secrets s where application_id = $1',
      );
      await sql(change());
      const code = await flow.code().catch(() => undefined);
      for (const _again of [1, 2]) {
        const { status, body } = await flow.refresh(token);
        expect([status, body.error]).toEqual([401, 'invalid_client']);
      }
      if (code) expect((await flow.exchange(code)).status).toBe(401);
      await sql('update applications set deleted_at = null where id = $1');
      await sql('delete from application_secrets where application_id = $1');
      await service.database.pool.query(
        'insert into application_secrets select * from jsonb_populate_record(null::application_secrets, $1)',
        [rows[0].secret],
      );
      expect((await flow.refresh(token)).status).toBe(200);
      if (code) expect((await flow.exchange(code)).status).toBe(200);
    });

    it('of another application are refused, and use nothing up', async () => {
      const other = await AuthorizationFlow.start(service);
      await other.tokens();
      const { refresh_token: token } = await flow.tokens();
      const code = await flow.code();
      expect((await other.refresh(token)).body.error).toBe('invalid_grant');
      expect((await other.exchange(code)).body.error).toBe('invalid_grant');
      expect((await flow.refresh(token)).status).toBe(200);
      expect((await flow.exchange(code)).status).toBe(200);
    });

    it('of a suspended application are refused', async () => {
      const { refresh_token: token } = await flow.tokens();
      await sql(`update applications set status = 'SUSPENDED' where id = $1`);
      expect((await flow.refresh(token)).body.error).toBe('invalid_grant');
    });
  });
});
