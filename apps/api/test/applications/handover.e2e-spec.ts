import { randomUUID } from 'node:crypto';
import { AccountHolder } from '../support/account-holder.js';
import { ApplicationOwner, auditTrail, REGISTRATION } from '../support/application-owner.js';
import type { GivenUser } from '../support/given.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const OFFERS = '/api/console/handover-offers';

describe('an application that is handed over', () => {
  let service: TestApp;
  let owner: ApplicationOwner;
  let friend: GivenUser;
  let cookie: string;
  beforeAll(async () => (service = await startTestApp({ databaseDelayMs: 2 })));
  afterAll(() => service.close());
  beforeEach(async () => {
    owner = await ApplicationOwner.signedIn(service);
    friend = await service.given.user();
    cookie = await service.given.session(friend.id);
  });

  const offer = (id: string, email: string) => owner.call('POST', id, '/handover', { email });
  const withdraw = (id: string) => owner.call('DELETE', id, '/handover');
  const offers = async (as = cookie) =>
    (await service.client.get(OFFERS, { cookie: as })).body.handover_offers;
  const accept = (id: string, as = cookie) =>
    service.client.post(`${OFFERS}/${id}/accept`, { cookie: as });
  const refuse = (id: string) => service.client.delete(`${OFFERS}/${id}`, { cookie });
  const applicationsOf = async (as: string): Promise<string[]> => {
    const { body } = await service.client.get('/api/console/applications', { cookie: as });
    return body.applications.map(({ id }: { id: string }) => id);
  };

  it('belongs to the other developer, with its secrets, once that developer accepts', async () => {
    const { id, client_id, secrets } = await owner.registered();
    const { status, body } = await offer(id, friend.email.toUpperCase());
    expect(status).toBe(200);
    const expires_at = new Date(service.clock.now().getTime() + 7 * 86_400_000).toISOString();
    expect(body.application.handover).toEqual({ email: friend.email, expires_at });
    const { name, description, homepage_url } = REGISTRATION;
    const application = { client_id, name, description, homepage_url };
    expect(await offers()).toEqual([
      { id, application, status: 'DRAFT', owner: 'Test user', expires_at },
    ]);
    await owner.call('POST', id, '/test-users', { email: friend.email });
    const accepted = await accept(id);
    expect(accepted.body.application).toMatchObject({
      ...{ id, client_id, secrets, handover: null, invited_test_users: [], test_users: [] },
    });
    expect(await applicationsOf(cookie)).toEqual([id]);
    expect(await applicationsOf(owner.cookie)).toEqual([]);
    expect((await owner.patch(id, { name: 'Mine' })).status).toBe(404);
    expect((await accept(id)).status).toBe(404);
    expect(
      (await auditTrail(service, id)).filter(([action]) => /OFFER|HANDED/.test(action)),
    ).toEqual([
      ['APPLICATION_OFFERED', owner.id],
      ['APPLICATION_HANDED_OVER', friend.id],
    ]);
  });

  it('tells its owner nothing about accounts: known and unknown addresses get the same', async () => {
    const { id } = await owner.registered();
    const nobody = `user-${randomUUID()}@example.org`;
    const known = await offer(id, friend.email);
    const unknown = await offer(id, nobody);
    expect([known.status, unknown.status]).toEqual([200, 200]);
    const { handover } = known.body.application;
    expect(unknown.body.application).toEqual({
      ...known.body.application,
      handover: { ...handover, email: nobody },
    });
    expect(await offers()).toEqual([]);
  });

  it('is not the owner’s own offer, and nobody else’s', async () => {
    const { id } = await owner.registered();
    const me = await service.client.get('/api/console/session', { cookie: owner.cookie });
    const own = await offer(id, me.body.user.email);
    expect(own.body.error.details).toEqual([
      expect.objectContaining({ field: 'email', reason: 'INVALID_VALUE' }),
    ]);
    await offer(id, friend.email);
    const other = await service.given.session((await service.given.user()).id);
    expect(await offers(other)).toEqual([]);
    expect((await accept(id, other)).status).toBe(404);
    const stranger = await ApplicationOwner.signedIn(service);
    const email = friend.email;
    expect((await stranger.call('POST', id, '/handover', { email })).status).toBe(404);
    expect((await stranger.call('DELETE', id, '/handover')).status).toBe(404);
    expect(await offers()).toHaveLength(1);
  });

  it('stays if the offer is refused, withdrawn or too old, or the application ends', async () => {
    const { id } = await owner.registered();
    await offer(id, friend.email);
    expect((await refuse(id)).body).toEqual({});
    expect((await refuse(id)).status).toBe(404);
    await offer(id, friend.email);
    expect((await withdraw(id)).body).toEqual({});
    expect((await withdraw(id)).status).toBe(404);
    expect((await accept(id)).status).toBe(404);
    await offer(id, friend.email);
    service.clock.advance({ ms: 7 * 86_400_000 });
    expect(await offers(await service.given.session(friend.id))).toEqual([]);
    expect((await accept(id, await service.given.session(friend.id))).status).toBe(404);
  });

  it('is no offer any more when it is deleted', async () => {
    const { id } = await owner.registered();
    await offer(id, friend.email);
    await owner.call('DELETE', id);
    expect(await offers()).toEqual([]);
    expect((await accept(id)).status).toBe(404);
  });

  it('is another submission if it waits for a decision', async () => {
    const { id } = await owner.registered();
    const { submission_id: before } = (await owner.submit(id)).body.application;
    await offer(id, friend.email);
    const { submission_id: after } = (await accept(id)).body.application;
    expect([before, after]).not.toContain(null);
    expect(after).not.toBe(before);
  });

  it('is either handed over or withdrawn, never both', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id } = await owner.registered();
      await offer(id, friend.email);
      const [accepted, withdrawn] = await Promise.all([accept(id), withdraw(id)]);
      expect([accepted.status, withdrawn.status].sort()).toEqual([200, 404]);
      expect((await applicationsOf(owner.cookie)).includes(id)).toBe(withdrawn.status === 200);
    }
  });

  it('never belongs to an account that has ended', async () => {
    for (let round = 0; round < 5; round += 1) {
      const holder = await AccountHolder.signUp(service);
      const { id } = await owner.registered();
      await offer(id, holder.email);
      const [accepted, ended] = await Promise.all([accept(id, holder.cookie), holder.delete()]);
      expect(ended.status).toBe(200);
      const { rows } = await service.database.pool.query(
        'select from applications where id = $1 and owner_id = $2 and deleted_at is null',
        [id, holder.id],
      );
      expect([accepted.status, rows]).toEqual([expect.any(Number), []]);
    }
  });
});
