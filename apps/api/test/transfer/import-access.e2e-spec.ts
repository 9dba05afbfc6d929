import { Admin } from '../support/admin.js';
import { ApplicationOwner } from '../support/application-owner.js';
import { AuthorizationFlow } from '../support/authorization-flow.js';
import { eventually, queueOf } from '../support/jobs.js';
import { countWords, inTheMiddleOfImport, LONG_COUNT } from '../support/long-import.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { IMPORTS, upload, uploadInConsole } from '../support/transfer.js';

const SCOPES = ['words:read', 'words:write'] as const;

let service: TestApp;
let flow: AuthorizationFlow;
let tokens: { access_token: string; refresh_token: string };
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());
beforeEach(async () => {
  flow = await AuthorizationFlow.start(service, { scopes: SCOPES });
  tokens = await flow.tokens();
});

const query = (text: string, values: unknown[]) => service.database.pool.query(text, values);
const asOwner = async (method: 'delete' | 'post', rest = '') => {
  const cookie = await service.given.session(flow.application.ownerId);
  const path = `/api/console/applications/${flow.application.id}${rest}`;
  return service.client[method](path, { cookie });
};

/** Everything that ends the access of an application. */
const ENDS: Record<string, () => Promise<unknown>> = {
  'the user revokes all grants': () =>
    service.client.delete('/api/console/grants', { cookie: flow.cookie }),
  'an admin suspends the application': async () =>
    (await Admin.signedIn(service)).decide(flow.application.id, 'suspend'),
  'an admin disables the account': async () =>
    (await Admin.signedIn(service)).call('POST', `/users/${flow.userId}/disable`, {
      reason: 'Sends spam.',
    }),
  'the owner deletes the application': () => asOwner('delete'),
  'the owner ends all tokens': () => asOwner('post', '/end-tokens'),
  'the application revokes its refresh token': () =>
    flow.post('/oauth/revoke', { token: tokens.refresh_token }),
  'the application gives up the scope': () =>
    query(`update applications set scopes = '{words:read}' where id = $1`, [
      flow.application.id,
    ]).then(() => ({ status: 200 })),
};

/** Events after which the access still stands. */
const STAYS: Record<string, () => Promise<unknown>> = {
  'the access token expires': () => Promise.resolve(service.clock.advance({ hours: 2 })),
  'the refresh token rotates': () => flow.refresh(tokens.refresh_token),
  'another user revokes all grants': async () => {
    const other = await AuthorizationFlow.start(service, { application: flow.application });
    await other.tokens();
    return service.client.delete('/api/console/grants', { cookie: other.cookie });
  },
};

const caller = () => ({ token: tokens.access_token, userId: flow.userId }) as never;

async function lookAt(id: string) {
  const { rows } = await query('select status, errors, created_count from imports where id = $1', [
    id,
  ]);
  return rows[0];
}

const ENDED = {
  status: 'FAILED',
  errors: [{ line: null, field: null, reason: 'ACCESS_ENDED', description: expect.any(String) }],
};

describe('an import under way', () => {
  it.each(Object.entries(ENDS))('writes nothing more once %s', async (_, end) => {
    let importId = '';
    await inTheMiddleOfImport(service, caller(), async (id) => {
      importId = id;
      expect(await end()).toMatchObject({ status: 200 });
    });
    await queueOf(service).idle();
    const { created_count: created, ...seen } = await lookAt(importId);
    expect(seen).toEqual(ENDED);
    expect(created).toBeGreaterThan(0);
    expect(created).toBeLessThan(LONG_COUNT);
    expect(await countWords(service, caller())).toBe(created);
  });

  it.each(Object.entries(STAYS))('goes on if %s', async (_, happen) => {
    let importId = '';
    await inTheMiddleOfImport(service, caller(), async (id) => {
      importId = id;
      await happen();
    });
    await queueOf(service).idle();
    expect(await lookAt(importId)).toMatchObject({
      status: 'SUCCEEDED',
      created_count: LONG_COUNT,
    });
  });

  it('through a playground token writes nothing more once the token is revoked', async () => {
    const owner = await ApplicationOwner.signedIn(service);
    const { id } = await service.given.application({ ownerId: owner.id, scopes: SCOPES });
    const { body } = await owner.call('POST', id, '/playground-tokens', { scopes: SCOPES });
    const person = { token: body.access_token, userId: owner.id } as never;
    let importId = '';
    await inTheMiddleOfImport(service, person, async (importing) => {
      importId = importing;
      const { id: grant } = body.playground_token;
      await service.client.delete(`/api/console/grants/${grant}`, { cookie: owner.cookie });
    });
    await queueOf(service).idle();
    expect(await lookAt(importId)).toMatchObject(ENDED);
  });
});

describe('an import that waits', () => {
  it('is not begun if its access ends, and the one of the person after it is', async () => {
    let [application, person] = ['', ''];
    await inTheMiddleOfImport(service, caller(), async () => {
      application = (await upload(service, caller(), 'csv', 'term\nlate\n')).body.import.id;
      const own = await uploadInConsole(service, flow, 'csv', 'term\nown\n');
      person = own.body.import.id;
      await service.client.delete('/api/console/grants', { cookie: flow.cookie });
    });
    await queueOf(service).idle();
    expect(await lookAt(application)).toMatchObject({ ...ENDED, created_count: 0 });
    expect(await lookAt(person)).toMatchObject({ status: 'SUCCEEDED', created_count: 1 });
  });

  it('says why it ended to the next application with access', async () => {
    let importId = '';
    await inTheMiddleOfImport(service, caller(), async (id) => {
      importId = id;
      await service.client.delete('/api/console/grants', { cookie: flow.cookie });
    });
    const { access_token: token } = await flow.tokens();
    const look = async () => (await service.client.get(`${IMPORTS}/${importId}`, { token })).body;
    await eventually(async () => (await look()).import.status === 'FAILED');
    expect((await look()).import.errors).toEqual(ENDED.errors);
  });
});
