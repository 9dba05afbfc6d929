import { DiskSpace } from '../../src/platform/disk/disk-space.js';
import { eventually, gate, newJobName, queueOf, registerJob } from '../support/jobs.js';
import { AccountHolder } from '../support/account-holder.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const COLLECT = '/api/v1/learning/collect-word';
const WORDS = '/api/v1/learning/learned-words';
const SESSION = '/api/console/session';
const WORD = { spec: { term: 'serendipity' } };
const PERSON = { email: 'ada@example.org', password: 'correct horse battery' };
const ID = '0b9f5c1e-1d2a-4c3b-8e4f-5a6b7c8d9e0f';

/** The calls that begin to read or end an access, and so may write a little into the reserve. */
const LITTLE: [string, string, { body?: object; form?: Record<string, string> }][] = [
  ['POST', SESSION, { body: PERSON }],
  ['GET', '/oauth/authorize?client_id=x', {}],
  ['GET', `/api/console/authorization-requests/${ID}`, {}],
  ['POST', `/api/console/authorization-requests/${ID}/decision`, { body: { approve: false } }],
  ['POST', '/oauth/token', { form: { grant_type: 'refresh_token' } }],
  ['POST', '/oauth/revoke', { form: { token: 'x' } }],
  ['DELETE', `/api/console/grants/${ID}`, {}],
  ['DELETE', `/api/console/applications/${ID}/secrets/${ID}`, { body: {} }],
  ['POST', `/api/console/applications/${ID}/end-tokens`, {}],
  ['DELETE', `/api/console/applications/${ID}/test-users`, { body: { email: PERSON.email } }],
  ['POST', `/api/console/admin/users/${ID}/disable`, { body: { reason: 'spam' } }],
  ['POST', `/api/console/admin/users/${ID}/remove-admin`, {}],
  ['POST', `/api/console/admin/users/${ID}/sign-out`, {}],
  ['POST', `/api/console/admin/applications/${ID}/suspend`, { body: { reason: 'spam' } }],
];

describe('a disk that is nearly full', () => {
  let service: TestApp;
  let isShort: jest.SpyInstance;
  let isSpent: jest.SpyInstance;
  let token: string;

  beforeAll(async () => {
    service = await startTestApp();
    token = (await service.given.token()).accessToken;
    const body = { ...PERSON, display_name: 'Ada' };
    await service.client.post('/api/console/users', { body, headers: origin() });
  });
  afterAll(() => service.close());

  beforeEach(() => {
    isShort = jest.spyOn(service.app.get(DiskSpace, { strict: false }), 'isShort');
    isShort.mockResolvedValue(true);
  });
  afterEach(() => isShort.mockRestore());

  const origin = () => ({ origin: service.url });

  it('refuses writes with a reason, and accepts them when there is space again', async () => {
    const refused = await service.client.post(COLLECT, { token, body: WORD });
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('30');
    expect(refused.body.error).toMatchObject({
      code: 'UNAVAILABLE',
      details: [{ reason: 'DISK_FULL' }],
    });
    isShort.mockResolvedValue(false);
    expect((await service.client.post(COLLECT, { token, body: WORD })).status).toBe(200);
  });

  it.each([
    ['PATCH', `${WORDS}/0b9f5c1e-1d2a-4c3b-8e4f-5a6b7c8d9e0f`],
    ['DELETE', `${WORDS}/0b9f5c1e-1d2a-4c3b-8e4f-5a6b7c8d9e0f`],
    ['POST', '/api/v1/learning/imports'],
    ['POST', '/api/v1/review-plans/default/flashcards'],
  ])('refuses %s %s', async (method, path) => {
    const { status, body } = await service.client.call(method, path, { token, body: {} });
    expect([status, body.error.details[0].reason]).toEqual([503, 'DISK_FULL']);
  });

  it('refuses nobody who has no right to write in another way than before', async () => {
    expect((await service.client.post(COLLECT, { body: WORD })).status).toBe(401);
    expect((await service.client.post('/api/v1/nothing', { token })).status).toBe(404);
  });

  it('lets reads, health, sign-in, sign-out and the revocation of access go on', async () => {
    expect((await service.client.get('/health/ready')).status).toBe(200);
    expect((await service.client.get(WORDS, { token })).status).toBe(200);
    const signedIn = await service.client.post(SESSION, { body: PERSON, headers: origin() });
    expect(signedIn.status).toBe(200);
    const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    expect((await service.client.get(SESSION, { cookie })).status).toBe(200);
    expect((await service.client.delete('/api/console/grants', { cookie })).status).toBe(200);
    expect((await service.client.delete(SESSION, { cookie })).status).toBe(200);
  });

  it('lets applications refresh and revoke their tokens', async () => {
    const { clientId, clientSecret } = await service.given.application();
    const client = { client_id: clientId, client_secret: clientSecret };
    const refresh = { grant_type: 'refresh_token', refresh_token: 'unknown', ...client };
    expect((await service.client.post('/oauth/token', { form: refresh })).status).toBe(400);
    const revoked = await service.client.post('/oauth/revoke', { form: { token: 'x', ...client } });
    expect(revoked.status).toBe(200);
  });

  describe.each(['is nearly full', 'has nothing left but the end of its reserve'])(
    'that %s',
    (how) => {
      const refused =
        how === 'is nearly full' ? [] : LITTLE.map(([method, path]) => `${method} ${path}`);
      let cookie: string;
      beforeAll(async () => {
        const admin = await AccountHolder.signUp(service);
        await admin.promote();
        ({ cookie } = admin);
      });
      beforeEach(() => {
        isSpent = jest.spyOn(service.app.get(DiskSpace, { strict: false }), 'isSpent');
        isSpent.mockResolvedValue(how !== 'is nearly full');
      });
      afterEach(() => isSpent.mockRestore());

      it(`refuses ${refused.length} of the ways to begin and end an access`, async () => {
        const full: string[] = [];
        for (const [method, path, body] of LITTLE) {
          // A sign-in would end the session of its cookie.
          const session = path === SESSION ? {} : { cookie };
          const options = { ...session, headers: origin(), ...body };
          const { status, text } = await service.client.call(method, path, options);
          if (status === 503 && /disk of the server is full/.test(text))
            full.push(`${method} ${path}`);
          else expect([200, 400, 401, 404]).toContain(status);
        }
        expect(full).toEqual(refused);
      });

      it('serves reads, health and sessions', async () => {
        const statuses = await Promise.all([
          service.client.get('/health/ready'),
          service.client.get(WORDS, { token }),
          service.client.get(SESSION, { cookie }),
          service.client.get('/api/console/grants', { cookie }),
          service.client.get('/consent'),
        ]);
        expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      });
    },
  );

  it('ends the upload of a file in the middle', async () => {
    const pieces = [false, false, true];
    isShort.mockImplementation(() => Promise.resolve(pieces.shift() ?? true));
    const answer = await service.client.post('/api/v1/learning/imports', {
      token,
      raw: Buffer.alloc(8 * 1024 * 1024, 'word\n'),
      headers: { 'content-type': 'text/csv' },
    });
    expect([answer.status, answer.body.error.details[0].reason]).toEqual([503, 'DISK_FULL']);
    const { rows } = await service.database.pool.query('select * from imports');
    expect(rows).toEqual([]);
  });

  it('lets jobs wait, interrupts one that runs, and runs them when there is space again', async () => {
    const name = newJobName();
    const began = gate();
    const { runs, givenUp } = registerJob(service, name, async (_, signal) => {
      began.open();
      if (runs.length === 1) await new Promise((_resolve, reject) => (signal.onabort = reject));
    });
    isShort.mockResolvedValue(false);
    await queueOf(service).enqueue(name, {});
    await began.opened;
    isShort.mockResolvedValue(true);
    const { pool } = service.database;
    const waiting = `select 1 from pgboss.job where name = $1 and state in ('created', 'retry')`;
    await eventually(async () => (await pool.query(waiting, [name])).rowCount === 1);
    await queueOf(service).poll();
    expect(runs).toHaveLength(1);
    isShort.mockResolvedValue(false);
    await queueOf(service).idle();
    expect([runs.length, givenUp]).toEqual([2, []]);
  });
});
