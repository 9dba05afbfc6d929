import { ApplicationOwner, auditTrail, REGISTRATION } from '../support/application-owner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('applications', () => {
  let service: TestApp;
  let owner: ApplicationOwner;
  beforeAll(async () => (service = await startTestApp()));
  afterAll(() => service.close());
  beforeEach(async () => (owner = await ApplicationOwner.signedIn(service)));

  describe('registration', () => {
    it('creates a draft with one secret, which it returns once', async () => {
      const answer = await owner.register();
      expect(answer.status).toBe(200);
      const { application, client_secret: secret } = answer.body;
      expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
      expect(application).toMatchObject({
        ...REGISTRATION,
        status: 'DRAFT',
        test_users: [],
        hourly_quota: 1_000,
        rejection_reason: null,
        pending_revision: null,
      });
      expect(application.secrets).toEqual([
        expect.objectContaining({ hint: secret.slice(-4), last_used_at: null }),
      ]);
      const read = await owner.call('GET', application.id);
      expect(read.body.application).toEqual(application);
      expect(read.text).not.toContain(secret);
    });

    it.each(['CONFIDENTIAL', 'PUBLIC'])('is recorded with its kind: %s', async (client_type) => {
      const { application } = (await owner.register({ client_type })).body;
      const { rows } = await service.database.pool.query<{ details: object }>(
        'select details from audit_events where application_id = $1',
        [application.id],
      );
      expect(rows).toEqual([{ details: { name: REGISTRATION.name, client_type } }]);
    });

    it('rule 30: stores the secret only as its digest', async () => {
      const { application, client_secret: secret } = (await owner.register()).body;
      const { rows } = await service.database.pool.query<{ dump: string; bytes: number }>(
        `select s::text || (select string_agg(e::text, '') from audit_events e) as dump,
           length(digest) as bytes
         from application_secrets s where application_id = $1`,
        [application.id],
      );
      expect(rows[0]?.bytes).toBe(32);
      expect(rows[0]?.dump).not.toContain(secret);
      expect(rows[0]?.dump).not.toContain(Buffer.from(secret).toString('hex'));
    });

    it('takes a homepage and a description or none, and each redirect URI once', async () => {
      const uri = 'http://localhost:3000/callback';
      const { body } = await owner.register({
        description: undefined,
        homepage_url: undefined,
        redirect_uris: [uri, uri],
      });
      expect(body.application).toMatchObject({
        description: '',
        homepage_url: null,
        redirect_uris: [uri],
      });
    });

    it('keeps the reasons for scopes, but no empty ones', async () => {
      const reason = '  Saves the word \u202ethat you tap.  ';
      const { body } = await owner.register({
        scope_reasons: { 'words:write': reason, 'words:read': ' ' },
      });
      const { id, scope_reasons } = body.application;
      expect(scope_reasons).toEqual({ 'words:write': reason.trim() });
      expect((await owner.read(id)).scope_reasons).toEqual(scope_reasons);
    });

    const reasonFor = (scope: string, length = 1) => ({
      scope_reasons: { [scope]: 'r'.repeat(length) },
    });
    const refusedReason = (scope: string, reason: string) =>
      [reasonFor(scope), `scope_reasons.${scope}`, reason] as const;
    const eleven = Array.from({ length: 11 }, (_, index) => `https://a.example/${index}`);
    it.each([
      ['no name', { name: '' }, 'name', 'TOO_SHORT'],
      ['NUL in a name', { name: 'a\u0000' }, 'name', 'INVALID_CHARACTER'],
      ['a long name', { name: 'n'.repeat(101) }, 'name', 'TOO_LONG'],
      ['a number for a name', { name: 7 }, 'name', 'INVALID_TYPE'],
      ['a long description', { description: 'd'.repeat(1_001) }, 'description', 'TOO_LONG'],
      ['a script', { homepage_url: 'javascript:alert(1)' }, 'homepage_url', 'INVALID_URL'],
      ['no redirect URI', { redirect_uris: [] }, 'redirect_uris', 'TOO_FEW'],
      ['eleven redirect URIs', { redirect_uris: eleven }, 'redirect_uris', 'TOO_MANY'],
      ['no scope', { scopes: [] }, 'scopes', 'TOO_FEW'],
      ['an unknown scope', { scopes: ['words:admin'] }, 'scopes[0]', 'INVALID_VALUE'],
      ['a scope twice', { scopes: ['words:read', 'words:read'] }, 'scopes', 'DUPLICATE'],
      ['a number for reasons', { scope_reasons: 7 }, 'scope_reasons', 'INVALID_TYPE'],
      ['a long reason', reasonFor('words:read', 301), 'scope_reasons.words:read', 'TOO_LONG'],
      ['a reason for a scope not asked for', ...refusedReason('review:read', 'INVALID_VALUE')],
      ['a reason for an unknown scope', ...refusedReason('words:admin', 'UNKNOWN_MEMBER')],
      ['a status', { status: 'APPROVED' }, 'status', 'UNKNOWN_MEMBER'],
    ])('refuses %s', async (_, members, field, reason) => {
      const answer = await owner.register(members);
      expect(answer.status).toBe(400);
      expect(answer.body.error.code).toBe('INVALID_ARGUMENT');
      expect(answer.body.error.details).toEqual([expect.objectContaining({ field, reason })]);
    });

    it.each([
      'https://a.example/#x',
      'https://*.example/',
      'http://a.example/',
      'javascript:alert(1)',
      'data:text/html,x',
      'https://user@a.example/',
      'https://a.example/\u0000',
    ])('rule 4: refuses the redirect URI %j, also in an edit', async (uri) => {
      const { id } = await owner.registered();
      const redirect_uris = ['https://a.example/', uri];
      for (const answer of [
        await owner.register({ redirect_uris }),
        await owner.patch(id, { redirect_uris }),
      ]) {
        expect(answer.status).toBe(400);
        expect(answer.body.error.details[0].field).toBe('redirect_uris[1]');
      }
    });

    it('rule 4: accepts a redirect URI of 2,000 characters and refuses one of 2,001', async () => {
      const uri = (length: number) => 'https://a.example/'.padEnd(length, 'a');
      expect((await owner.register({ redirect_uris: [uri(2_000)] })).status).toBe(200);
      expect((await owner.register({ redirect_uris: [uri(2_001)] })).status).toBe(400);
    });
  });

  describe('listing', () => {
    it('has the applications of the user, the newest first, each once', async () => {
      const ids: string[] = [];
      for (const name of ['one', 'two', 'three', 'four', 'five']) {
        ids.unshift((await owner.register({ name })).body.application.id);
        if (name !== 'two') service.clock.advance({ seconds: 1 });
      }
      await service.given.application();
      const seen: string[] = [];
      let pageToken = '';
      do {
        const { body } = await owner.list({ page_size: '2', page_token: pageToken });
        seen.push(...body.applications.map(({ id }: { id: string }) => id));
        pageToken = body.next_page_token;
      } while (pageToken !== '');
      expect([...seen].sort()).toEqual([...ids].sort());
      expect([seen[0], seen[1], seen[4]]).toEqual([ids[0], ids[1], ids[4]]);
    });

    it("refuses another user's page token", async () => {
      await owner.register();
      await owner.register();
      const page_token = (await owner.list({ page_size: '1' })).body.next_page_token;
      expect((await owner.list({ page_token })).status).toBe(200);
      const answer = await (await ApplicationOwner.signedIn(service)).list({ page_token });
      expect(answer.status).toBe(400);
      expect(answer.body.error.details[0].reason).toBe('INVALID_PAGE_TOKEN');
    });
  });

  describe('submitting', () => {
    it('puts a draft into the queue only once', async () => {
      const { id } = await owner.registered();
      expect((await owner.submit(id)).body.application.status).toBe('PENDING');
      const again = await owner.submit(id);
      expect(again.status).toBe(400);
      expect(again.body.error).toMatchObject({
        code: 'FAILED_PRECONDITION',
        details: [{ reason: 'WRONG_STATUS' }],
      });
    });

    it.each(['APPROVED', 'SUSPENDED'])('does not change one that is %s', async (status) => {
      const { id } = await service.given.application({ ownerId: owner.id, status });
      expect((await owner.submit(id)).status).toBe(400);
      expect((await owner.read(id)).status).toBe(status);
    });
  });

  it('end with all access that users granted them, if deleted', async () => {
    const application = await service.given.application({ ownerId: owner.id });
    const { accessToken: token } = await service.given.token({ application });
    const words = () => service.client.get('/api/v1/learning/learned-words', { token });
    expect((await words()).status).toBe(200);
    const answer = await owner.call('DELETE', application.id);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({});
    expect((await words()).status).toBe(401);
    expect((await owner.call('GET', application.id)).status).toBe(404);
  });

  it('leave an audit event of each change, with the person who made it', async () => {
    const { email } = await service.given.user();
    const { id } = await owner.registered();
    const step = (method: string, rest: string, body?: object) => {
      service.clock.advance({ seconds: 1 });
      return owner.call(method, id, rest, body);
    };
    await step('PATCH', '', { name: 'Renamed' });
    const { secret } = (await step('POST', '/secrets')).body;
    await step('DELETE', `/secrets/${secret.id}`);
    await step('POST', '/test-users', { email });
    await step('DELETE', '/test-users', { email });
    await step('POST', '/submit');
    await step('DELETE', '');
    expect(await auditTrail(service, id)).toEqual([
      ['APPLICATION_REGISTERED', owner.id],
      ['APPLICATION_EDITED', owner.id],
      ['SECRET_CREATED', owner.id],
      ['SECRET_REMOVED', owner.id],
      ['TEST_USER_INVITED', owner.id],
      ['TEST_USER_REMOVED', owner.id],
      ['APPLICATION_SUBMITTED', owner.id],
      ['APPLICATION_DELETED', owner.id],
    ]);
  });
});
