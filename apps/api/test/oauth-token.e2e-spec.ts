import { AuthorizationFlow, pkcePair } from './support/authorization-flow.js';
import { startTestApp, type TestApp } from './support/test-app.js';

const FORM = 'application/x-www-form-urlencoded';
let service: TestApp;
let flow: AuthorizationFlow;
beforeAll(async () => (service = await startTestApp()));
afterAll(() => service.close());
beforeEach(async () => (flow = await AuthorizationFlow.start(service)));

const basic = (user: string, password: string): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

const count = async (text: string): Promise<number> => {
  const { rows } = await service.database.pool.query(`select count(*)::integer as n from ${text}`);
  return rows[0].n;
};

describe('the request', () => {
  it.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    'rule 21: %s is 405 with Allow',
    async (method) => {
      const answer = await service.client.call(method, '/oauth/token');
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
    },
  );

  it.each([
    ['application/json', '{"grant_type":"authorization_code"}'],
    ['text/plain', 'grant_type=authorization_code'],
    ['multipart/form-data; boundary=x', '--x--'],
    [FORM, `a=${'x'.repeat(256 * 1024)}`],
    [FORM, Buffer.from('a=\xff', 'latin1')],
    [FORM, 'client_id=%FF'],
  ])('rule 21: a body of %s that is no form of ours', async (type, raw) => {
    const headers = { 'content-type': type };
    const answer = await service.client.post('/oauth/token', { raw, headers });
    expect([answer.status, answer.body.error]).toEqual([400, 'invalid_request']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('rule 21: no body', async () => {
    const answer = await service.client.post('/oauth/token');
    expect([answer.status, answer.body.error]).toEqual([400, 'invalid_request']);
  });

  it('rule 21: credentials in the query are ignored', async () => {
    const { clientId, clientSecret } = flow.application;
    const query = { client_id: clientId, client_secret: clientSecret };
    const form = { grant_type: 'refresh_token', refresh_token: 'x' };
    const answer = await service.client.post('/oauth/token', { query, form });
    expect([answer.status, answer.body.error]).toEqual([401, 'invalid_client']);
  });

  it.each(['grant_type', 'code', 'client_id', 'client_secret', 'redirect_uri', 'unknown'])(
    'rule 21: %s repeated',
    async (name) => {
      const code = await flow.code();
      const answer = await flow.redeem(code, { [name]: ['x', 'x'] });
      expect([answer.status, answer.body.error]).toEqual([400, 'invalid_request']);
      expect((await flow.redeem(code)).status).toBe(200);
    },
  );

  it('rule 22: success and error are JSON that nobody stores', async () => {
    for (const answer of [await flow.redeem(await flow.code()), await flow.redeem('x')]) {
      expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('pragma')).toBe('no-cache');
    }
  });

  it('has no CORS', async () => {
    const answer = await flow.token({}, { origin: 'https://app.example' });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('rule 25: no grant_type, or an unknown one', async () => {
    expect((await flow.token({})).body.error).toBe('invalid_request');
    expect((await flow.token({ grant_type: '' })).body.error).toBe('invalid_request');
    for (const type of ['password', 'client_credentials', 'implicit', 'AUTHORIZATION_CODE']) {
      const answer = await flow.token({ grant_type: type });
      expect([answer.status, answer.body.error]).toEqual([400, 'unsupported_grant_type']);
    }
  });

  it('needs code and redirect_uri', async () => {
    const code = await flow.code();
    expect((await flow.redeem(code, { code: null })).body.error).toBe('invalid_request');
    expect((await flow.redeem(code, { redirect_uri: null })).body.error).toBe('invalid_request');
  });
});

describe('client authentication', () => {
  it('rule 23: failed or missing, one answer for all, an unknown client included', async () => {
    const other = await service.given.application();
    const { clientId, clientSecret } = flow.application;
    const attempts = [
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
      const answer = await flow.redeem('x', attempt);
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

  it('rule 35: a secret that was removed works no more, the other one still does', async () => {
    const { pool } = service.database;
    const code = await flow.code();
    await pool.query('delete from application_secrets where application_id = $1', [
      flow.application.id,
    ]);
    expect((await flow.redeem(code)).status).toBe(401);
  });
});

describe('a code', () => {
  const expectInvalidGrant = (answer: { status: number; body: { error: string } }) =>
    expect([answer.status, answer.body.error]).toEqual([400, 'invalid_grant']);

  it.each(['unknown', 'a\0b', 'ü'])('rule 26: unknown %j', async (code) => {
    expectInvalidGrant(await flow.redeem(code));
  });

  it('rule 26: expired', async () => {
    const code = await flow.code();
    service.clock.advance({ seconds: 60 });
    expectInvalidGrant(await flow.redeem(code));
  });

  it('rule 30: lives 60 seconds', async () => {
    const code = await flow.code();
    service.clock.advance({ ms: 59_999 });
    expect((await flow.redeem(code)).status).toBe(200);
  });

  it("rule 26: another client's attempt fails and does not consume it", async () => {
    const code = await flow.code();
    const other = await AuthorizationFlow.start(service);
    expectInvalidGrant(await other.redeem(code));
    const { body } = await flow.redeem(code);
    expectInvalidGrant(await other.redeem(code));
    expect(await flow.apiStatus(body.access_token)).toBe(200);
  });

  it('rule 26: another redirect_uri, even a registered one', async () => {
    await service.database.pool.query(
      `update applications set redirect_uris = redirect_uris || '{https://app.example/b}'
       where id = $1`,
      [flow.application.id],
    );
    const code = await flow.code();
    expectInvalidGrant(await flow.redeem(code, { redirect_uri: 'https://app.example/b' }));
    expect((await flow.redeem(code)).status).toBe(200);
  });

  it('rule 27: challenge and verifier that belong together', async () => {
    const { verifier, challenge } = pkcePair();
    const code = await flow.code({ code_challenge: challenge, code_challenge_method: 'S256' });
    expect((await flow.redeem(code, { code_verifier: verifier })).status).toBe(200);
  });

  it('rule 27: a challenge without verifier, a verifier without challenge', async () => {
    const { verifier, challenge } = pkcePair();
    const begun = await flow.code({ code_challenge: challenge, code_challenge_method: 'S256' });
    expectInvalidGrant(await flow.redeem(begun));
    const plain = await flow.code();
    expectInvalidGrant(await flow.redeem(plain, { code_verifier: verifier }));
  });

  it.each([pkcePair().verifier, 'short', '', 'challenge itself'])(
    'rule 27: the wrong verifier %s consumes it',
    async (wrong) => {
      const { verifier, challenge } = pkcePair();
      const code = await flow.code({ code_challenge: challenge, code_challenge_method: 'S256' });
      const sent = wrong === 'challenge itself' ? challenge : wrong;
      expectInvalidGrant(await flow.redeem(code, { code_verifier: sent }));
      const { status } = await flow.redeem(code, { code_verifier: verifier });
      // An empty parameter counts as absent, and an absent verifier consumes nothing.
      expect(status).toBe(wrong === '' ? 200 : 400);
    },
  );

  it('rule 28: redeemed again, and every token that came from it dies', async () => {
    const code = await flow.code();
    const first = (await flow.redeem(code)).body;
    const second = (await flow.refresh(first.refresh_token)).body;
    const unrelated = await flow.tokens();
    expectInvalidGrant(await flow.redeem(code));
    expect(await flow.apiStatus(first.access_token)).toBe(401);
    expect(await flow.apiStatus(second.access_token)).toBe(401);
    expectInvalidGrant(await flow.refresh(second.refresh_token));
    expect(await flow.apiStatus(unrelated.access_token)).toBe(200);
    const events = `audit_events where action = 'AUTHORIZATION_CODE_REUSED' and application_id = '${flow.application.id}'`;
    expect(await count(events)).toBe(1);
  });

  it('rule 28: redeemed again after its time, or wrongly', async () => {
    const code = await flow.code();
    const { body } = await flow.redeem(code);
    service.clock.advance({ minutes: 30 });
    expectInvalidGrant(await flow.redeem(code, { redirect_uri: 'https://evil.example' }));
    expect(await flow.apiStatus(body.access_token)).toBe(401);
  });

  it('rule 30: and its tokens have 256 random bits; only SHA-256 is stored', async () => {
    const code = await flow.code();
    const { body } = await flow.redeem(code);
    const secrets = [code, body.access_token, body.refresh_token];
    for (const secret of secrets) expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    expect(new Set(secrets).size).toBe(3);
    const tables = ['authorization_codes', 'access_tokens', 'refresh_tokens', 'token_families'];
    for (const table of tables) {
      const { rows } = await service.database.pool.query(`select t::text from ${table} t`);
      const text = JSON.stringify(rows);
      for (const secret of secrets) {
        expect(text).not.toContain(secret);
        expect(text).not.toContain(Buffer.from(secret).toString('hex'));
        expect(text).not.toContain(Buffer.from(secret, 'base64url').toString('hex'));
      }
    }
  });

  it.each(['SUSPENDED', 'REJECTED', 'PENDING'])(
    'rule 35: of an application that has become %s',
    async (status) => {
      const code = await flow.code();
      const setStatus = (to: string) =>
        service.database.pool.query('update applications set status = $2 where id = $1', [
          flow.application.id,
          to,
        ]);
      await setStatus(status);
      expectInvalidGrant(await flow.redeem(code));
      await setStatus('APPROVED');
      expect((await flow.redeem(code)).status).toBe(200);
    },
  );

  it('rule 35: of a revoked grant, or of a user who is gone', async () => {
    const revoked = await flow.code();
    await service.client.delete('/api/console/grants', { cookie: flow.cookie });
    expectInvalidGrant(await flow.redeem(revoked));
    const orphan = await flow.code();
    await service.database.pool.query('delete from users where id = $1', [flow.userId]);
    expectInvalidGrant(await flow.redeem(orphan));
  });
});
