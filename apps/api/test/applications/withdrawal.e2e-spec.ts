import { Admin } from '../support/admin.js';
import { ApplicationOwner, auditTrail } from '../support/application-owner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('withdrawing', () => {
  let service: TestApp;
  let owner: ApplicationOwner;
  beforeAll(async () => {
    service = await startTestApp({ databaseDelayMs: 2 });
    owner = await ApplicationOwner.signedIn(service);
  });
  afterAll(() => service.close());

  const given = async (status: string) => {
    const overrides = { ownerId: owner.id, scopes: ['words:read'] as const, status };
    return (await service.given.application(overrides)).id;
  };

  it('makes an application that waits a draft again, which can be submitted', async () => {
    const id = await given('PENDING');
    const { status, body } = await owner.withdraw(id);
    expect(status).toBe(200);
    expect(body.application).toMatchObject({ status: 'DRAFT', submission_id: null });
    expect(await auditTrail(service, id)).toEqual([['APPLICATION_WITHDRAWN', owner.id]]);
    expect((await owner.submit(id)).body.application.status).toBe('PENDING');
  });

  it.each(['APPROVED', 'SUSPENDED'])('drops the revision of one that is %s', async (status) => {
    const id = await given(status);
    const live = await owner.read(id);
    await owner.patch(id, { name: 'New', redirect_uris: ['https://new.example/'] });
    const { body } = await owner.withdraw(id);
    expect(body.application).toMatchObject({
      ...{ status, name: live.name, redirect_uris: [] },
      ...{ pending_revision: null, submission_id: null },
    });
  });

  it.each(['DRAFT', 'APPROVED', 'REJECTED', 'SUSPENDED'])(
    'is refused if nothing of one that is %s waits',
    async (status) => {
      const id = await given(status);
      const { status: code, body } = await owner.withdraw(id);
      expect(code).toBe(400);
      expect(body.error.details[0].reason).toBe('WRONG_STATUS');
      expect(await auditTrail(service, id)).toEqual([]);
    },
  );

  it('is for the owner alone', async () => {
    const id = await given('PENDING');
    const stranger = await ApplicationOwner.signedIn(service);
    expect((await stranger.withdraw(id)).status).toBe(404);
    expect((await owner.read(id)).status).toBe('PENDING');
  });

  it('and an approval at the same time exclude each other', async () => {
    const admin = await Admin.signedIn(service);
    for (let round = 0; round < 10; round += 1) {
      const id = await given('PENDING');
      const answers = await Promise.all([owner.withdraw(id), admin.decide(id, 'approve')]);
      const [withdrawn, approved] = answers.map(({ status }) => status === 200);
      expect(withdrawn).toBe(!approved);
      expect((await owner.read(id)).status).toBe(approved ? 'APPROVED' : 'DRAFT');
    }
  });
});
