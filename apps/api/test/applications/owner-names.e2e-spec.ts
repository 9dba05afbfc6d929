import type { ApplicationDto } from '@wordgrove/dto';
import { migrate, revertMigration } from '../../src/platform/database/migrate.js';
import { MIGRATIONS } from '../../src/platform/database/migrations/index.js';
import { AccountHolder } from '../support/account-holder.js';
import { Admin } from '../support/admin.js';
import { ApplicationOwner } from '../support/application-owner.js';
import { AuthorizationFlow } from '../support/authorization-flow.js';
import { letJobTimePass, queueOf } from '../support/jobs.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const FALSE_NAME = 'Google Security';
const NAME = 'Test user';

describe('the name of the owner of an application', () => {
  let service: TestApp;
  let admin: Admin;
  let owner: ApplicationOwner;
  beforeAll(async () => {
    service = await startTestApp({ databaseDelayMs: 2 });
    admin = await Admin.signedIn(service);
  });
  afterAll(() => service.close());
  beforeEach(async () => (owner = await ApplicationOwner.signedIn(service)));

  const rename = async (display_name: string, cookie = owner.cookie) => {
    const options = { cookie, body: { display_name } };
    const { status } = await service.client.call('PATCH', '/api/console/account', options);
    expect(status).toBe(200);
  };
  const given = async (status = 'PENDING') =>
    service.given.application({ ownerId: owner.id, scopes: ['words:read'], status });
  const approved = async () => {
    const application = await given();
    expect((await admin.decide(application.id, 'approve')).status).toBe(200);
    return application;
  };
  type Given = Awaited<ReturnType<typeof given>>;
  const onConsentPage = async (application: Given, userId?: string): Promise<string | null> => {
    const flow = await AuthorizationFlow.start(service, {
      application,
      ...(userId && { userId }),
    });
    const { body } = await flow.show(await flow.pendingRequest({ scope: 'words:read' }));
    return body.authorization_request.owner;
  };
  const handOver = async (id: string, to: AccountHolder) => {
    await owner.call('POST', id, '/handover', { email: to.email });
    const path = `/api/console/handover-offers/${id}/accept`;
    expect((await service.client.post(path, { cookie: to.cookie })).status).toBe(200);
  };
  const asAdmin = async (id: string) =>
    (await admin.get(`/applications/${id}`)).body.application as ApplicationDto;

  it('is shown as an admin has approved it, wherever users see it', async () => {
    const application = await approved();
    const { id } = application;
    const { userId } = await service.given.token({ application });
    const cookie = await service.given.session(userId);
    const { body: session } = await service.client.get('/api/console/session', { cookie });
    await owner.call('POST', id, '/test-users', { email: session.user.email });
    await owner.call('POST', id, '/handover', { email: session.user.email });
    const read = async (path: string) =>
      (await service.client.get(`/api/console/${path}`, { cookie })).body;
    const shown = async () => [
      await onConsentPage(application),
      (await read('grants')).grants[0].owner,
      (await read('test-user-invitations')).invitations[0].owner,
      (await read('handover-offers')).handover_offers[0].owner,
      (await owner.read(id)).shown_owner,
    ];
    await rename(FALSE_NAME);
    expect(await shown()).toEqual(Array(5).fill(NAME));
    const found = async (q: string) => (await read(`grants?q=${q}`)).grants.length;
    expect([await found('google'), await found('test user')]).toEqual([0, 1]);
    const { submission_id } = (await owner.patch(id, {})).body.application;
    expect(await shown()).toEqual(Array(5).fill(NAME));
    const approval = await admin.call('POST', `/applications/${id}/approve`, { submission_id });
    expect(approval.status).toBe(200);
    expect(await shown()).toEqual(Array(5).fill(FALSE_NAME));
    expect([await found('google'), await found('test user')]).toEqual([1, 0]);
  });

  it('is the present one as long as no admin has approved the application', async () => {
    const draft = await given('DRAFT');
    await rename('Ada');
    expect(await onConsentPage(draft, owner.id)).toBe('Ada');
    expect((await owner.read(draft.id)).shown_owner).toBe('Ada');
    await owner.submit(draft.id);
    await admin.decide(draft.id, 'approve');
    await rename(FALSE_NAME);
    expect(await onConsentPage(draft)).toBe('Ada');
  });

  it('stays if an admin suspends and reinstates the application', async () => {
    const application = await approved();
    await rename(FALSE_NAME);
    await admin.decide(application.id, 'suspend');
    await admin.decide(application.id, 'reinstate');
    expect(await onConsentPage(application)).toBe(NAME);
  });

  it('waits for an admin if any edit of an approved application submits it', async () => {
    const { id } = await approved();
    expect((await owner.patch(id, {})).body.application.pending_revision).toBeNull();
    await rename('Ada');
    const { pending_revision: revision } = (await owner.patch(id, {})).body.application;
    expect(revision).toMatchObject({ name: 'Test application', owner: 'Ada' });
    const { pending_revision, shown_owner } = await asAdmin(id);
    expect([pending_revision?.owner, shown_owner]).toEqual(['Ada', NAME]);
    const { rows } = await service.database.pool.query(
      `select details->'submitted' as submitted from audit_events
       where application_id = $1 and action = 'APPLICATION_EDITED'`,
      [id],
    );
    expect(rows).toEqual([{ submitted: ['ownerName'] }]);
    await admin.decide(id, 'reject');
    expect((await asAdmin(id)).shown_owner).toBe(NAME);
    await owner.patch(id, {});
    await owner.withdraw(id);
    expect(await asAdmin(id)).toMatchObject({ pending_revision: null, shown_owner: NAME });
  });

  it('is never approved unseen: another one is another submission', async () => {
    const application = await given();
    const { id } = application;
    const { submission_id } = await owner.read(id);
    await rename(NAME);
    expect((await owner.read(id)).submission_id).toBe(submission_id);
    await rename(FALSE_NAME);
    const decided = await admin.call('POST', `/applications/${id}/approve`, { submission_id });
    expect([decided.status, decided.body.error.details[0].reason]).toEqual([
      409,
      'SUBMISSION_CHANGED',
    ]);
  });

  it('is the one that the approved submission had, whoever comes first', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id } = await given();
      await rename(NAME);
      const { submission_id } = await owner.read(id);
      const path = `/applications/${id}/approve`;
      const [decided] = await Promise.all([
        admin.call('POST', path, { submission_id }),
        rename(FALSE_NAME),
      ]);
      const { status, shown_owner } = await owner.read(id);
      expect({ decided: decided.status, status, shown_owner }).toEqual(
        decided.status === 200
          ? { decided: 200, status: 'APPROVED', shown_owner: NAME }
          : { decided: 409, status: 'PENDING', shown_owner: FALSE_NAME },
      );
    }
  });

  it('ends a held approval if it changes before that takes effect', async () => {
    const { id } = await given();
    const hold_seconds = 10;
    const held = await admin.call('POST', `/applications/${id}/approve`, { hold_seconds });
    expect(held.body.application.held_decision.kind).toBe('APPROVE');
    await rename(FALSE_NAME);
    service.clock.advance({ seconds: hold_seconds });
    await letJobTimePass(service, 'carry-out-decision');
    await queueOf(service).idle();
    expect(await owner.read(id)).toMatchObject({ status: 'PENDING' });
  });

  it('keeps what was checked of the application if it changes', async () => {
    const { id } = await owner.registered();
    await owner.submit(id);
    await queueOf(service).idle();
    const unmet = async () => {
      const { body } = await admin.get('/review-queue', { page_size: '100' });
      const { applications } = body as { applications: { id: string; unmet_checks: string[] }[] };
      return applications.find((each) => each.id === id)?.unmet_checks;
    };
    const before = await unmet();
    expect(before).toContain('HOST_PROOF');
    await rename(FALSE_NAME);
    expect(await unmet()).toEqual(before);
  });

  it('is not shown after another owner has taken over, until an admin approves', async () => {
    const application = await approved();
    const { id } = application;
    const next = await AccountHolder.signUp(service);
    await rename(FALSE_NAME, next.cookie);
    await handOver(id, next);
    expect(await onConsentPage(application)).toBeNull();
    const { body } = await service.client.call('PATCH', `/api/console/applications/${id}`, {
      ...{ cookie: next.cookie, body: {} },
    });
    expect(body.application).toMatchObject({
      shown_owner: null,
      pending_revision: { owner: FALSE_NAME },
    });
    await rename('Grace', next.cookie);
    await admin.decide(id, 'approve');
    expect(await onConsentPage(application)).toBe('Grace');
  });

  it('is kept by the migration as it is, if an admin has approved the application before', async () => {
    const { url } = service.database;
    const { id } = await approved();
    const unseen = await given('APPROVED');
    const first = MIGRATIONS.findIndex(({ name }) => name.startsWith('ApprovedOwners'));
    for (const _ of MIGRATIONS.slice(first)) await revertMigration(url);
    await migrate(url);
    await rename('Ada');
    expect((await owner.read(id)).shown_owner).toBe(NAME);
    expect((await owner.read(unseen.id)).shown_owner).toBe('Ada');
  });

  it('is the present one after a handover if no admin has approved the application', async () => {
    const draft = await given('DRAFT');
    const next = await AccountHolder.signUp(service);
    await rename('Grace', next.cookie);
    await handOver(draft.id, next);
    expect(await onConsentPage(draft, next.id)).toBe('Grace');
  });
});

describe('if APPLICATION_REVIEW is automatic, the name of the owner', () => {
  it('is the present one, and an edit ends an earlier approval of it', async () => {
    const service = await startTestApp({ environment: { APPLICATION_REVIEW: 'automatic' } });
    const owner = await ApplicationOwner.signedIn(service);
    const admin = await Admin.signedIn(service);
    const { id } = await owner.registered();
    await owner.submit(id);
    const waiting = await service.given.application({ ownerId: owner.id, status: 'PENDING' });
    await admin.decide(waiting.id, 'approve');
    const body = { display_name: 'Ada' };
    await service.client.call('PATCH', '/api/console/account', { cookie: owner.cookie, body });
    const shown = async (application: string) => (await owner.read(application)).shown_owner;
    const before = [await shown(id), await shown(waiting.id)];
    await owner.patch(waiting.id, {});
    const after = await shown(waiting.id);
    await service.close();
    expect([...before, after]).toEqual(['Ada', NAME, 'Ada']);
  });
});
