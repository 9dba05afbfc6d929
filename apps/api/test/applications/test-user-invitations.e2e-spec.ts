import { randomUUID } from 'node:crypto';
import { ApplicationOwner, auditTrail, REGISTRATION } from '../support/application-owner.js';
import type { GivenUser } from '../support/given.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const PATH = '/api/console/test-user-invitations';

describe('an invitation to test an application', () => {
  let service: TestApp;
  let owner: ApplicationOwner;
  let friend: GivenUser;
  let cookie: string;
  beforeAll(async () => (service = await startTestApp()));
  afterAll(() => service.close());
  beforeEach(async () => {
    owner = await ApplicationOwner.signedIn(service);
    friend = await service.given.user();
    cookie = await service.given.session(friend.id);
  });

  const invite = (id: string, email: string) => owner.call('POST', id, '/test-users', { email });
  const listed = async (as = cookie) =>
    (await service.client.get(PATH, { cookie: as })).body.invitations;
  const accept = (id: string, as = cookie) =>
    service.client.post(`${PATH}/${id}/accept`, { cookie: as });
  const refuse = (id: string) => service.client.delete(`${PATH}/${id}`, { cookie });

  it('tells the owner nothing about accounts: known and unknown addresses get the same', async () => {
    const { id } = await owner.registered();
    const nobody = `user-${randomUUID()}@example.org`;
    const known = await invite(id, friend.email);
    const unknown = await invite(id, nobody);
    expect([known.status, unknown.status]).toEqual([200, 200]);
    expect(unknown.body.application).toEqual({
      ...known.body.application,
      invited_test_users: [friend.email, nobody],
    });
    for (const email of [friend.email, nobody]) {
      const removed = await owner.call('DELETE', id, '/test-users', { email });
      const again = await owner.call('DELETE', id, '/test-users', { email });
      expect([removed.status, again.status]).toEqual([200, 400]);
      expect(again.body.error.details[0].reason).toBe('UNKNOWN_USER');
    }
  });

  it('is shown to the person, who becomes a test user by accepting it once', async () => {
    const { id, client_id } = await owner.registered();
    await invite(id, friend.email.toUpperCase());
    const { name, description, homepage_url } = REGISTRATION;
    expect(await listed()).toEqual([
      { id, application: { client_id, name, description, homepage_url }, owner: 'Test user' },
    ]);
    expect((await owner.read(id)).test_users).toEqual([]);
    expect((await accept(id)).body).toEqual({});
    expect(await owner.read(id)).toMatchObject({
      test_users: [{ user_id: friend.id, email: friend.email }],
      invited_test_users: [],
    });
    expect(await listed()).toEqual([]);
    expect((await accept(id)).status).toBe(404);
    expect((await auditTrail(service, id)).slice(1)).toEqual([
      ['TEST_USER_INVITED', owner.id],
      ['TEST_USER_ADDED', friend.id],
    ]);
  });

  it('is gone if the person refuses it or the owner withdraws it', async () => {
    const { id } = await owner.registered();
    await invite(id, friend.email);
    expect((await refuse(id)).body).toEqual({});
    expect((await owner.read(id)).invited_test_users).toEqual([]);
    expect((await refuse(id)).status).toBe(404);
    await invite(id, friend.email);
    await owner.call('DELETE', id, '/test-users', { email: friend.email });
    expect((await accept(id)).status).toBe(404);
    expect((await owner.read(id)).test_users).toEqual([]);
  });

  it('is nobody else’s', async () => {
    const { id } = await owner.registered();
    await invite(id, friend.email);
    const other = await service.given.session((await service.given.user()).id);
    expect(await listed(other)).toEqual([]);
    expect((await accept(id, other)).status).toBe(404);
    expect((await accept(randomUUID())).status).toBe(404);
  });

  it('ends with its application', async () => {
    const { id } = await owner.registered();
    await invite(id, friend.email);
    await owner.call('DELETE', id);
    expect(await listed()).toEqual([]);
    expect((await accept(id)).status).toBe(404);
  });
});
