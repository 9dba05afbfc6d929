import { APPLICATION_PURGE_STEPS } from '../../src/modules/account-data/purge-steps.js';
import { Housekeeping } from '../../src/platform/housekeeping/housekeeping.service.js';
import { AccountHolder } from '../support/account-holder.js';
import { AuthorizationFlow } from '../support/authorization-flow.js';
import { queueOf } from '../support/jobs.js';
import { sentQuery } from '../support/sent-query.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { tablesNaming } from '../support/traces.js';

let service: TestApp;
let replica: TestApp;
let owner: AccountHolder;
/** Somebody else who uses the owner's application. */
let flow: AuthorizationFlow;
beforeAll(async () => {
  service = await startTestApp();
  replica = await startTestApp({ database: service.database });
});
afterAll(async () => {
  await replica.close();
  await service.close();
});
beforeEach(async () => {
  owner = await AccountHolder.signUp(service);
  const application = await service.given.application({ ownerId: owner.id });
  flow = await AuthorizationFlow.start(service, { application });
});

const call = (method: string, path = '', body?: object) =>
  service.client.call(method, `/api/console/applications/${flow.application.id}${path}`, {
    cookie: owner.cookie,
    ...(body && { body }),
  });

/** Deletes the application while its grants are locked, checks, and checks again when they are gone. */
async function atOnceAndLater(check: () => Promise<void>): Promise<void> {
  const { pool } = service.database;
  const holder = await pool.connect();
  await holder.query('begin');
  const { rowCount } = await holder.query(
    'select from grants where application_id = $1 for key share',
    [flow.application.id],
  );
  try {
    expect(rowCount).toBeGreaterThan(0);
    expect((await call('DELETE')).status).toBe(200);
    await queueOf(service).idle();
    await check();
    expect(await tablesNaming(pool, flow.application.id)).toContain('grants');
  } finally {
    await holder.query('commit');
    holder.release();
  }
  await service.app.get(Housekeeping).run();
  await queueOf(service).idle();
  await check();
}

describe('an application that is deleted', () => {
  it('has no working token on any replica, and its users no longer see it', async () => {
    const { access_token: access, refresh_token: refresh } = await flow.tokens();
    const code = await flow.code();
    await atOnceAndLater(async () => {
      expect(await flow.apiStatus(access)).toBe(401);
      expect(await flow.through(replica).apiStatus(access)).toBe(401);
      expect((await flow.through(replica).refresh(refresh)).body.error).toBe('invalid_client');
      expect((await flow.exchange(code)).body.error).toBe('invalid_client');
      expect((await flow.authorize()).status).toBe(400);
      const grants = await service.client.get('/api/console/grants', { cookie: flow.cookie });
      expect(grants.body).toMatchObject({ grants: [] });
    });
  });

  it('is unknown to its owner too, in every call', async () => {
    await flow.tokens();
    const { body } = await call('GET');
    const [secret] = body.application.secrets;
    await atOnceAndLater(async () => {
      const answers = await Promise.all([
        call('GET'),
        call('DELETE'),
        call('PATCH', '', { name: 'Again' }),
        call('POST', '/submit'),
        call('POST', '/secrets', { name: 'another' }),
        call('DELETE', `/secrets/${secret.id}`),
        call('POST', '/test-users', { email: owner.email }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
      const { body: own } = await owner.get('applications');
      expect(own.applications).toEqual([]);
    });
  });

  it('leaves nothing behind except the words that it collected and the audit log', async () => {
    const { access_token: token } = await flow.tokens();
    await service.client.post('/api/v1/learning/collect-word', {
      token,
      body: { spec: { term: 'harbor' } },
    });
    await flow.pendingRequest({ prompt: 'consent' });
    await call('POST', '/test-users', { email: owner.email });
    const { pool } = service.database;
    await call('DELETE');
    await queueOf(service).idle();
    expect(await tablesNaming(pool, flow.application.id)).toEqual([
      'audit_events',
      'learned_words',
    ]);
    expect((await owner.get('session')).status).toBe(200);
  });

  it('does not change other applications of the owner or of anybody else', async () => {
    const other = await service.given.application({ ownerId: owner.id });
    const theirs = await AuthorizationFlow.start(service, { application: other });
    const { access_token: token } = await theirs.tokens();
    await call('DELETE');
    await queueOf(service).idle();
    expect(await theirs.apiStatus(token)).toBe(200);
    const { body } = await owner.get('applications');
    expect(body.applications.map(({ id }: { id: string }) => id)).toEqual([other.id]);
  });

  it('is deleted once if the call comes ten times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => call('DELETE')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(404)]);
    await queueOf(service).idle();
    const { rows } = await service.database.pool.query(
      `select from audit_events where action = 'APPLICATION_DELETED' and application_id = $1`,
      [flow.application.id],
    );
    expect(rows).toHaveLength(1);
  });
});

it('no step of the purge touches an application that is not deleted', async () => {
  await flow.tokens();
  const { pool } = service.database;
  const before = await tablesNaming(pool, flow.application.id);
  for (const step of APPLICATION_PURGE_STEPS) {
    const execute = async (...query: Parameters<typeof sentQuery>) =>
      (await pool.query(sentQuery(...query))).rowCount ?? 0;
    const sql = { execute } as unknown as Parameters<typeof step.clearBatch>[0];
    expect(await step.clearBatch(sql, flow.application.id, 1_000)).toBe(0);
  }
  expect(await tablesNaming(pool, flow.application.id)).toEqual(before);
});
