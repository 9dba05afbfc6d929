import { Admin } from '../support/admin.js';
import { AuthorizationFlow } from '../support/authorization-flow.js';
import { ApplicationOwner, auditTrail, REGISTRATION } from '../support/application-owner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const LIVE = { redirect_uris: ['https://app.example/callback'], scopes: ['words:read'] };
const NEW_URI = 'https://new.example/';

describe('an edit', () => {
  let service: TestApp;
  let owner: ApplicationOwner;
  beforeAll(async () => (service = await startTestApp({ databaseDelayMs: 2 })));
  afterAll(() => service.close());
  beforeEach(async () => (owner = await ApplicationOwner.signedIn(service)));

  const given = async (status = 'APPROVED') => {
    const overrides = { ownerId: owner.id, scopes: ['words:read'] as const, status };
    return (await service.given.application(overrides)).id;
  };
  const edited = async (id: string, changes: object) =>
    (await owner.patch(id, changes)).body.application;

  it('changes a draft at once, and only what it names', async () => {
    const { id, created_at: before } = await owner.registered();
    service.clock.advance({ minutes: 1 });
    const application = await edited(id, { redirect_uris: [NEW_URI], homepage_url: '' });
    expect(application).toMatchObject({
      ...REGISTRATION,
      redirect_uris: [NEW_URI],
      homepage_url: null,
      pending_revision: null,
    });
    expect(application.updated_at > before).toBe(true);
  });

  it('that changes nothing leaves no trace', async () => {
    const { id, updated_at: before } = await owner.registered();
    service.clock.advance({ minutes: 1 });
    expect((await edited(id, {})).updated_at).toBe(before);
    expect((await edited(id, REGISTRATION)).updated_at).toBe(before);
    expect(await auditTrail(service, id)).toEqual([['APPLICATION_REGISTERED', owner.id]]);
  });

  it.each(['PENDING', 'REJECTED'])('changes one that is %s at once', async (status) => {
    const application = await edited(await given(status), { scopes: ['review:read'] });
    expect(application).toMatchObject({ status, scopes: ['review:read'], pending_revision: null });
  });

  it('of an approved one puts the new values into a pending revision', async () => {
    const id = await given();
    const redirect_uris = [...LIVE.redirect_uris, NEW_URI];
    const scopes = ['words:read', 'review:read'];
    const first = await edited(id, { redirect_uris });
    expect(first).toMatchObject({ ...LIVE, status: 'APPROVED' });
    expect(first.pending_revision).toMatchObject({ redirect_uris, scopes: LIVE.scopes });
    const second = await edited(id, { scopes });
    expect(second).toMatchObject(LIVE);
    expect(second.pending_revision).toMatchObject({ redirect_uris, scopes });
  });

  it.each(['APPROVED', 'SUSPENDED'])(
    'of one that is %s puts name, description and homepage into the pending revision',
    async (status) => {
      const id = await given(status);
      const name = 'Test application';
      const live = { ...LIVE, name, description: '', homepage_url: null };
      const named = await edited(id, { name: 'New' });
      expect(named).toMatchObject(live);
      expect(named.pending_revision).toMatchObject({ ...live, name: 'New' });
      const texts = { description: 'Newer', homepage_url: 'https://new.example' };
      const application = await edited(id, texts);
      expect(application).toMatchObject(live);
      expect(application.pending_revision).toMatchObject({ ...LIVE, ...texts, name: 'New' });
      const back = { name, description: '', homepage_url: '' };
      expect((await edited(id, back)).pending_revision).toBeNull();
    },
  );

  it('of the texts shows users what an admin has approved, and nothing else', async () => {
    const admin = await Admin.signedIn(service);
    const id = await given();
    const { client_id: clientId } = await owner.read(id);
    const application = { id, clientId, clientSecret: '', ownerId: owner.id };
    const [redirectUri = ''] = LIVE.redirect_uris;
    const flow = await AuthorizationFlow.start(service, {
      application: { ...application, redirectUri },
    });
    const shown = async () => {
      const answer = await flow.show(await flow.pendingRequest({ scope: 'words:read' }));
      const { application: texts, scopes } = answer.body.authorization_request;
      const { name, description, homepage_url } = texts;
      return { name, description, homepage_url, reason: scopes[0].reason };
    };
    const before = await shown();
    const reason = 'Shows them while you read.';
    const texts = { name: 'New', description: 'Newer', homepage_url: 'https://new.example' };
    const edit = { ...texts, scope_reasons: { 'words:read': reason } };
    expect(before.reason).toBeNull();
    await edited(id, edit);
    expect(await shown()).toEqual(before);
    await admin.decide(id, 'reject');
    expect(await shown()).toEqual(before);
    await edited(id, edit);
    const approved = await admin.decide(id, 'approve');
    expect(approved.body.application).toMatchObject({ ...texts, pending_revision: null });
    expect(await shown()).toEqual({ ...texts, reason });
    await edited(id, { homepage_url: '' });
    await admin.decide(id, 'approve');
    expect(await shown()).toEqual({ ...texts, homepage_url: null, reason });
  });

  it('of the reasons for scopes waits for an admin, and is another submission', async () => {
    const admin = await Admin.signedIn(service);
    const id = await given();
    const scope_reasons = { 'words:read': 'Shows them in grey.', 'review:read': 'Draws a curve.' };
    const scopes = ['words:read', 'review:read'];
    const first = await edited(id, { scopes, scope_reasons });
    expect(first.scope_reasons).toEqual({});
    expect(first.pending_revision.scope_reasons).toEqual(scope_reasons);
    const unchanged = await edited(id, { scope_reasons });
    expect(unchanged).toEqual(first);
    const approved = (await admin.decide(id, 'approve')).body.application;
    expect(approved).toMatchObject({ scope_reasons, pending_revision: null });
    const { pending_revision, submission_id } = await edited(id, { scope_reasons: {} });
    expect(pending_revision.scope_reasons).toEqual({});
    const reworded = await edited(id, { scope_reasons: { 'words:read': 'New.' } });
    expect(reworded.submission_id).not.toBe(submission_id);
    expect(reworded.scope_reasons).toEqual(scope_reasons);
  });

  it('that removes a scope removes its reason with it, and refuses a new one', async () => {
    const id = await given();
    const admin = await Admin.signedIn(service);
    const scope_reasons = { 'words:read': 'Shows them.', 'review:read': 'Draws a curve.' };
    await edited(id, { scopes: ['words:read', 'review:read'], scope_reasons });
    await admin.decide(id, 'approve');
    const { 'words:read': kept } = scope_reasons;
    const application = await edited(id, { scopes: ['words:read'] });
    expect(application.scope_reasons).toEqual({ 'words:read': kept });
    expect(application.pending_revision).toBeNull();
    const { status, body } = await owner.patch(id, { scope_reasons });
    expect(status).toBe(400);
    expect(body.error.details).toEqual([
      expect.objectContaining({ field: 'scope_reasons.review:read', reason: 'INVALID_VALUE' }),
    ]);
  });

  it('of the reasons of one that is PENDING is another submission', async () => {
    const id = await given('PENDING');
    const before = await owner.read(id);
    const application = await edited(id, { scope_reasons: { 'words:read': 'Shows them.' } });
    expect(application.submission_id).not.toBe(before.submission_id);
  });

  it('keeps the texts if a revision of an earlier version has none', async () => {
    const admin = await Admin.signedIn(service);
    const id = await given();
    const revision = {
      redirectUris: LIVE.redirect_uris,
      scopes: ['words:read', 'review:read'],
      createdAt: service.clock.now().toISOString(),
    };
    await service.database.pool.query(
      `update applications set pending_revision = $2, homepage_url = 'https://old.example' where id = $1`,
      [id, revision],
    );
    const texts = { name: 'Test application', homepage_url: 'https://old.example' };
    expect((await owner.read(id)).pending_revision).toMatchObject(texts);
    const { body } = await admin.decide(id, 'approve');
    expect(body.application).toMatchObject({ ...texts, scopes: revision.scopes });
  });

  it('of an approved one removes at once, out of its pending revision too', async () => {
    const id = await given();
    await edited(id, { scopes: ['words:read', 'review:read', 'review:write'] });
    const partly = await edited(id, { scopes: ['review:read'] });
    expect(partly).toMatchObject({ scopes: [], redirect_uris: LIVE.redirect_uris });
    expect(partly.pending_revision.scopes).toEqual(['review:read']);
  });

  it('that takes all new values back withdraws the pending revision', async () => {
    const id = await given();
    await edited(id, { redirect_uris: [...LIVE.redirect_uris, NEW_URI] });
    expect(await edited(id, LIVE)).toMatchObject({ ...LIVE, pending_revision: null });
  });

  it('that removed something needs an admin to bring it back', async () => {
    const id = await given();
    await edited(id, { redirect_uris: [NEW_URI] });
    const again = await edited(id, LIVE);
    expect(again.redirect_uris).toEqual([]);
    expect(again.pending_revision.redirect_uris).toEqual(LIVE.redirect_uris);
  });

  it('of a suspended one adds nothing to the live settings either', async () => {
    const redirect_uris = [...LIVE.redirect_uris, NEW_URI];
    const application = await edited(await given('SUSPENDED'), { redirect_uris });
    expect(application).toMatchObject({ ...LIVE, status: 'SUSPENDED' });
    expect(application.pending_revision.redirect_uris).toEqual(redirect_uris);
  });

  it('does not change the date of a pending revision if it does not change the revision', async () => {
    const id = await given();
    const redirect_uris = [NEW_URI, ...LIVE.redirect_uris];
    const { pending_revision: before } = await edited(id, { redirect_uris });
    service.clock.advance({ minutes: 1 });
    expect((await edited(id, { redirect_uris })).pending_revision).toEqual(before);
    const { pending_revision: after } = await edited(id, { scopes: ['words:read', 'review:read'] });
    expect(after.created_at > before.created_at).toBe(true);
  });

  it('loses nothing of another edit at the same time', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id } = await owner.registered();
      await Promise.all([
        owner.patch(id, { name: 'Renamed' }),
        owner.patch(id, { scopes: ['review:read'] }),
      ]);
      const { name, scopes } = await owner.read(id);
      expect({ name, scopes }).toEqual({ name: 'Renamed', scopes: ['review:read'] });
    }
  });
});

describe('if APPLICATION_REVIEW is automatic', () => {
  it('submitting approves, and edits are live at once', async () => {
    const service = await startTestApp({ environment: { APPLICATION_REVIEW: 'automatic' } });
    const owner = await ApplicationOwner.signedIn(service);
    const { id } = await owner.registered();
    const submitted = await owner.submit(id);
    const scopes = ['words:read', 'review:write'];
    const edited = await owner.patch(id, { scopes, redirect_uris: [NEW_URI], name: 'Renamed' });
    await service.close();
    expect(submitted.body.application.status).toBe('APPROVED');
    expect(edited.body.application).toMatchObject({
      name: 'Renamed',
      scopes,
      redirect_uris: [NEW_URI],
      pending_revision: null,
    });
  });
});
