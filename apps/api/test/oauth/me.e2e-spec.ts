import { startTestApp, type TestApp } from '../support/test-app.js';

const ME = '/api/v1/me';

describe('GET /api/v1/me', () => {
  let service: TestApp;
  beforeAll(async () => (service = await startTestApp()));
  afterAll(() => service.close());

  it('returns the user of a token, without their address', async () => {
    const { id: userId, email } = await service.given.user({ timeZone: 'Asia/Tokyo' });
    const { accessToken, application } = await service.given.token({
      userId,
      scopes: ['review:write', 'words:read'],
    });
    const { status, body, text } = await service.client.get(ME, { token: accessToken });
    expect(status).toBe(200);
    expect(body).toEqual({
      user_id: userId,
      display_name: 'Test user',
      time_zone: 'Asia/Tokyo',
      application: { client_id: application.clientId, name: 'Test application' },
      scopes: ['words:read', 'review:write'],
    });
    expect(text).not.toContain(email);
  });

  it('needs a token, whatever its scopes', async () => {
    expect((await service.client.get(ME)).status).toBe(401);
    const { accessToken } = await service.given.token({ scopes: ['wordbooks:read'] });
    expect((await service.client.get(ME, { token: accessToken })).status).toBe(200);
  });

  it('leaves out scopes that the application gave up', async () => {
    const { accessToken, application } = await service.given.token();
    await service.database.pool.query(
      `update applications set scopes = '{words:read}' where id = $1`,
      [application.id],
    );
    const { body } = await service.client.get(ME, { token: accessToken });
    expect(body.scopes).toEqual(['words:read']);
  });
});
