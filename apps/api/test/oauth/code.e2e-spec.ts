import { AuthorizationFlow, pkcePair } from '../support/authorization-flow.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let service: TestApp;
let flow: AuthorizationFlow;
beforeAll(async () => (service = await startTestApp()));
afterAll(() => service.close());
beforeEach(async () => (flow = await AuthorizationFlow.start(service)));

const count = async (text: string): Promise<number> => {
  const { rows } = await service.database.pool.query(`select count(*)::integer as n from ${text}`);
  return rows[0].n;
};

describe('a code', () => {
  const expectInvalidGrant = (answer: { status: number; body: { error: string } }) =>
    expect([answer.status, answer.body.error]).toEqual([400, 'invalid_grant']);

  it.each(['unknown', 'a\0b', 'ü'])('rule 26: unknown %j', async (code) => {
    expectInvalidGrant(await flow.exchange(code));
  });

  it('rule 26: expired', async () => {
    const code = await flow.code();
    service.clock.advance({ seconds: 60 });
    expectInvalidGrant(await flow.exchange(code));
  });

  it('rule 30: lives 60 seconds', async () => {
    const code = await flow.code();
    service.clock.advance({ ms: 59_999 });
    expect((await flow.exchange(code)).status).toBe(200);
  });

  it("rule 26: another client's attempt fails and does not consume it", async () => {
    const code = await flow.code();
    const other = await AuthorizationFlow.start(service);
    expectInvalidGrant(await other.exchange(code));
    const { body } = await flow.exchange(code);
    expectInvalidGrant(await other.exchange(code));
    expect(await flow.apiStatus(body.access_token)).toBe(200);
  });

  it('rule 26: another redirect_uri, even a registered one', async () => {
    await service.database.pool.query(
      `update applications set redirect_uris = redirect_uris || '{https://app.example/b}'
       where id = $1`,
      [flow.application.id],
    );
    const code = await flow.code();
    expectInvalidGrant(await flow.exchange(code, { redirect_uri: 'https://app.example/b' }));
    expect((await flow.exchange(code)).status).toBe(200);
  });

  it('rule 27: challenge and verifier that belong together', async () => {
    const { verifier, challenge } = pkcePair();
    const code = await flow.code({ code_challenge: challenge, code_challenge_method: 'S256' });
    expect((await flow.exchange(code, { code_verifier: verifier })).status).toBe(200);
  });

  it('rule 27: a challenge without verifier, a verifier without challenge', async () => {
    const { verifier, challenge } = pkcePair();
    const begun = await flow.code({ code_challenge: challenge, code_challenge_method: 'S256' });
    expectInvalidGrant(await flow.exchange(begun));
    const plain = await flow.code();
    expectInvalidGrant(await flow.exchange(plain, { code_verifier: verifier }));
  });

  it.each([pkcePair().verifier, 'short', '', 'challenge itself'])(
    'rule 27: the wrong verifier %s consumes it',
    async (wrong) => {
      const { verifier, challenge } = pkcePair();
      const code = await flow.code({ code_challenge: challenge, code_challenge_method: 'S256' });
      const sent = wrong === 'challenge itself' ? challenge : wrong;
      expectInvalidGrant(await flow.exchange(code, { code_verifier: sent }));
      const { status } = await flow.exchange(code, { code_verifier: verifier });
      // An empty parameter counts as absent, and an absent verifier consumes nothing.
      expect(status).toBe(wrong === '' ? 200 : 400);
    },
  );

  it('rule 28: exchanged again, which ends every token that came from it', async () => {
    const code = await flow.code();
    const first = (await flow.exchange(code)).body;
    const second = (await flow.refresh(first.refresh_token)).body;
    const unrelated = await flow.tokens();
    expectInvalidGrant(await flow.exchange(code));
    expect(await flow.apiStatus(first.access_token)).toBe(401);
    expect(await flow.apiStatus(second.access_token)).toBe(401);
    expectInvalidGrant(await flow.refresh(second.refresh_token));
    expect(await flow.apiStatus(unrelated.access_token)).toBe(200);
    const events = `audit_events where action = 'AUTHORIZATION_CODE_REUSED' and application_id = '${flow.application.id}'`;
    expect(await count(events)).toBe(1);
  });

  it('rule 28: exchanged again after its time, or wrongly', async () => {
    const code = await flow.code();
    const { body } = await flow.exchange(code);
    service.clock.advance({ minutes: 30 });
    expectInvalidGrant(await flow.exchange(code, { redirect_uri: 'https://evil.example' }));
    expect(await flow.apiStatus(body.access_token)).toBe(401);
  });

  it('rule 30: and its tokens have 256 random bits; only SHA-256 is stored', async () => {
    const code = await flow.code();
    const { body } = await flow.exchange(code);
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
      expectInvalidGrant(await flow.exchange(code));
      await setStatus('APPROVED');
      expect((await flow.exchange(code)).status).toBe(200);
    },
  );

  it('rule 35: of a revoked grant, or of a deleted user', async () => {
    const revoked = await flow.code();
    await service.client.delete('/api/console/grants', { cookie: flow.cookie });
    expectInvalidGrant(await flow.exchange(revoked));
    const orphan = await flow.code();
    await service.database.pool.query('delete from users where id = $1', [flow.userId]);
    expectInvalidGrant(await flow.exchange(orphan));
  });
});
