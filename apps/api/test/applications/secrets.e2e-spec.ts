import { hashSecret } from '../../src/platform/crypto/secret.js';
import { ApplicationDirectory } from '../../src/modules/applications/index.js';
import { ApplicationOwner } from '../support/application-owner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('of an application,', () => {
  let service: TestApp;
  let owner: ApplicationOwner;
  let directory: ApplicationDirectory;
  beforeAll(async () => {
    service = await startTestApp({ databaseDelayMs: 2 });
    directory = service.app.get(ApplicationDirectory, { strict: false });
  });
  afterAll(() => service.close());
  beforeEach(async () => (owner = await ApplicationOwner.signedIn(service)));

  const check = (clientId: string, secret: string) =>
    directory.authenticate({ clientId, secretDigest: hashSecret(secret) }, service.clock.now());

  describe('secrets', () => {
    const add = (id: string) => owner.call('POST', id, '/secrets');
    const remove = (id: string, secretId: string) =>
      owner.call('DELETE', id, `/secrets/${secretId}`);

    it('two work at the same time, so that they rotate without a gap', async () => {
      const registered = (await owner.register()).body;
      const { id, client_id: clientId, secrets } = registered.application;
      const second = (await add(id)).body;
      expect(second.secret.hint).toBe(second.client_secret.slice(-4));
      expect(await check(clientId, registered.client_secret)).toMatchObject({ id });
      expect(await check(clientId, second.client_secret)).toMatchObject({ id });
      const removed = await remove(id, secrets[0].id);
      expect(removed.status).toBe(200);
      expect(removed.body).toEqual({});
      expect(await check(clientId, registered.client_secret)).toBeUndefined();
      expect(await check(clientId, second.client_secret)).toMatchObject({ id });
      expect((await owner.read(id)).secrets.map(({ id: each }) => each)).toEqual([
        second.secret.id,
      ]);
    });

    it('a third is refused', async () => {
      const { id } = await owner.registered();
      await add(id);
      const third = await add(id);
      expect(third.status).toBe(400);
      expect(third.body.error).toMatchObject({
        code: 'FAILED_PRECONDITION',
        details: [{ reason: 'TOO_MANY_SECRETS' }],
      });
    });

    it('50 requests at once create one more', async () => {
      const { id } = await owner.registered();
      const answers = await Promise.all(Array.from({ length: 50 }, () => add(id)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 400)).toHaveLength(49);
      expect((await owner.read(id)).secrets).toHaveLength(2);
    });

    it("another application's cannot be removed", async () => {
      const mine = await owner.registered();
      const other = await (await ApplicationOwner.signedIn(service)).registered();
      expect((await remove(mine.id, other.secrets[0]?.id ?? '')).status).toBe(404);
      expect((await remove(other.id, other.secrets[0]?.id ?? '')).status).toBe(404);
      expect((await remove(mine.id, 'x')).status).toBe(404);
      const { rows } = await service.database.pool.query(
        'select from application_secrets where application_id = $1',
        [other.id],
      );
      expect(rows).toHaveLength(1);
    });

    it('a wrong one, a digest, one of another application and none are refused', async () => {
      const one = await service.given.application();
      const other = await service.given.application();
      expect(await check(one.clientId, other.clientSecret)).toBeUndefined();
      expect(await check(one.clientId, '')).toBeUndefined();
      expect(await check('unknown', one.clientSecret)).toBeUndefined();
      await service.database.pool.query(
        'delete from application_secrets where application_id = $1',
        [one.id],
      );
      expect(await check(one.clientId, one.clientSecret)).toBeUndefined();
    });

    it('are recorded as used, to the minute', async () => {
      const { id, clientId, clientSecret } = await service.given.application({
        ownerId: owner.id,
      });
      const lastUsedAt = async () => (await owner.read(id)).secrets[0]?.last_used_at;
      await check(clientId, 'wrong');
      expect(await lastUsedAt()).toBeNull();
      const first = service.clock.now().toISOString();
      await check(clientId, clientSecret);
      expect(await lastUsedAt()).toBe(first);
      service.clock.advance({ seconds: 59 });
      await check(clientId, clientSecret);
      expect(await lastUsedAt()).toBe(first);
      service.clock.advance({ seconds: 1 });
      await check(clientId, clientSecret);
      expect(await lastUsedAt()).toBe(service.clock.now().toISOString());
    });
  });

  describe('test users', () => {
    const add = (id: string, email: string) => owner.call('POST', id, '/test-users', { email });
    const remove = (id: string, email: string) =>
      owner.call('DELETE', id, '/test-users', { email });
    const accept = async (id: string, userId: string) => {
      const cookie = await service.given.session(userId);
      return service.client.post(`/api/console/test-user-invitations/${id}/accept`, { cookie });
    };
    const people = (count: number) =>
      Promise.all(Array.from({ length: count }, () => service.given.user()));

    it('are those who accept, each once, whatever the letter case', async () => {
      const { id } = await owner.registered();
      const user = await service.given.user();
      await add(id, user.email);
      expect((await add(id, user.email.toUpperCase())).body.application).toMatchObject({
        test_users: [],
        invited_test_users: [user.email],
      });
      expect(await directory.isTestUser(id, user.id)).toBe(false);
      expect((await accept(id, user.id)).status).toBe(200);
      const again = await add(id, user.email.toUpperCase());
      expect(again.status).toBe(200);
      expect(again.body.application.test_users).toEqual([
        { user_id: user.id, email: user.email, display_name: 'Test user' },
      ]);
      expect(await directory.isTestUser(id, user.id)).toBe(true);
      expect(await directory.isTestUser(id, owner.id)).toBe(false);
    });

    it('are no longer test users after removal', async () => {
      const { id } = await owner.registered();
      const user = await service.given.user();
      await add(id, user.email);
      await accept(id, user.id);
      const removed = await remove(id, user.email);
      expect(removed.body).toEqual({});
      expect(await directory.isTestUser(id, user.id)).toBe(false);
      expect((await remove(id, user.email)).status).toBe(400);
    });

    it('are five at most, even if they are added at the same time', async () => {
      const { id } = await owner.registered();
      const users = await people(12);
      const answers = await Promise.all(users.map(({ email }) => add(id, email)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
      const refused = answers.filter(({ status }) => status === 400);
      expect(refused).toHaveLength(7);
      expect(refused[0]?.body.error.details[0].reason).toBe('TOO_MANY_TEST_USERS');
      expect((await owner.read(id)).invited_test_users).toHaveLength(5);
    });
  });
});
