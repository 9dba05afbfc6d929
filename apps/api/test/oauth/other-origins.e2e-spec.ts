import { AuthorizationFlow, pkcePair, type Overrides } from '../support/authorization-flow.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const ORIGIN = { origin: 'https://page.example' };
const basic = (id: string, secret: string) =>
  `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;

type Answer = Awaited<ReturnType<AuthorizationFlow['token']>>;

describe('rule 44: a page of another origin', () => {
  let service: TestApp;
  beforeAll(async () => {
    service = await startTestApp({ environment: { TOKEN_FAILURE_LIMIT: '3' } });
  });
  afterAll(() => service.close());

  function expectReadable({ headers }: Answer): void {
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    const exposed = headers.get('access-control-expose-headers')?.split(',');
    expect(exposed).toEqual(
      expect.arrayContaining(['Retry-After', 'WWW-Authenticate', 'X-Request-Id']),
    );
  }

  describe('that is a public application', () => {
    let flow: AuthorizationFlow;
    beforeEach(async () => {
      const application = await service.given.application({ clientType: 'PUBLIC' });
      flow = await AuthorizationFlow.start(service, { application });
    });
    const ask = (path: string, form: Overrides) =>
      flow.post(path, { client_secret: null, ...form }, ORIGIN);

    async function tokens(): Promise<Answer> {
      const { verifier, challenge } = pkcePair();
      const asked = { code_challenge: challenge, code_challenge_method: 'S256' };
      return ask('/oauth/token', {
        grant_type: 'authorization_code',
        code: await flow.code(asked),
        redirect_uri: flow.application.redirectUri,
        code_verifier: verifier,
      });
    }

    it('gets tokens, renews and revokes them', async () => {
      const issued = await tokens();
      const token = issued.body.refresh_token;
      const renewed = await ask('/oauth/token', {
        grant_type: 'refresh_token',
        refresh_token: token,
      });
      const revoked = await ask('/oauth/revoke', { token: renewed.body.refresh_token });
      for (const answer of [issued, renewed, revoked]) {
        expect(answer.status).toBe(200);
        expectReadable(answer);
      }
    });

    it('can read why it is refused, and when to try again', async () => {
      const refusals = [
        await ask('/oauth/token', { grant_type: 'unknown' }),
        await ask('/oauth/token', { grant_type: 'refresh_token', refresh_token: 'x' }),
        await ask('/oauth/token', { grant_type: 'refresh_token', refresh_token: 'y' }),
        await ask('/oauth/token', { grant_type: 'refresh_token', refresh_token: 'z' }),
        await service.client.post('/oauth/token', {
          form: { a: 'b'.repeat(300_000) },
          headers: ORIGIN,
        }),
        await service.client.post('/oauth/revoke', { body: {}, headers: ORIGIN }),
        await service.client.call('PUT', '/oauth/token', { headers: ORIGIN }),
      ];
      expect(refusals.map(({ status }) => status)).toEqual([400, 400, 400, 429, 400, 400, 405]);
      expect(refusals[3]?.headers.get('retry-after')).toMatch(/^\d+$/);
      refusals.forEach(expectReadable);
    });
  });

  it.each(['/oauth/token', '/oauth/revoke'])('may ask before it posts to %s', async (path) => {
    const answer = await service.client.call('OPTIONS', path, {
      headers: {
        ...ORIGIN,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,x-request-id',
      },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-allow-methods')).toContain('POST');
    expect(answer.headers.get('access-control-allow-headers')).toMatch(
      /content-type.*x-request-id/i,
    );
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
  });

  describe('that sends a client secret', () => {
    let flow: AuthorizationFlow;
    beforeEach(async () => (flow = await AuthorizationFlow.start(service)));

    async function expectRefusal(answer: Answer): Promise<void> {
      expect([answer.status, answer.body.error]).toEqual([401, 'invalid_client']);
      expect(answer.body.error_description).toMatch(/^A web page cannot keep a client secret/);
    }

    it('is refused, and the code stays', async () => {
      const code = await flow.code();
      const { clientId, clientSecret, redirectUri } = flow.application;
      const form = { grant_type: 'authorization_code', code, redirect_uri: redirectUri };
      const refused = await flow.token(form, ORIGIN);
      await expectRefusal(refused);
      expectReadable(refused);
      expect(refused.headers.get('www-authenticate')).toBe('Basic realm="wordgrove"');
      const authorization = basic(clientId, clientSecret);
      const none = { client_id: null, client_secret: null };
      await expectRefusal(await flow.token({ ...form, ...none }, { ...ORIGIN, authorization }));
      expect((await flow.token(form)).status).toBe(200);
    });

    it.each(['https://page.example', 'null', 'the own site'])(
      'from the origin %s',
      async (origin) => {
        const headers = { origin: origin === 'the own site' ? service.url : origin };
        for (const path of ['/oauth/token', '/oauth/revoke', '/oauth/introspect'])
          await expectRefusal(await flow.post(path, { token: 'x' }, headers));
      },
    );

    it('learns nothing of the client by it', async () => {
      const { text } = await flow.token({}, ORIGIN);
      const forms: Overrides[] = [{ client_secret: 'wrong' }, { client_id: 'unknown' }];
      for (const form of forms) expect((await flow.token(form, ORIGIN)).text).toBe(text);
    });
  });
});
