import { FirstAdmin } from '../../src/modules/accounts/index.js';
import { startTestApp } from '../support/test-app.js';

const PASSWORD = 'correct horse battery';

describe('a new password', () => {
  it.each([
    ['a common one', 'Dragon2026!'],
    ['the name of the service', 'Word Grove 2026'],
    ['the name of its owner', 'adalovelace!'],
    ['the address of its owner', 'grace.hopper@example.org'],
  ])('that is %s is refused, and is no attempt to sign up', async (_name, password) => {
    const service = await startTestApp({ environment: { SIGN_UP_LIMIT: '1' } });
    const post = (path: string, body: object) =>
      service.client.post(`/api/console/${path}`, { body, headers: { origin: service.url } });
    const email = 'grace.hopper@example.org';
    const ada = { email, display_name: 'Ada Lovelace' };
    const refused = await post('users', { ...ada, password });
    const signIn = await post('session', { email, password });
    const accepted = await post('users', { ...ada, password: PASSWORD });
    await service.close();
    expect(refused.status).toBe(400);
    expect(refused.body.error.details).toEqual([
      {
        reason: 'GUESSABLE_PASSWORD',
        field: 'password',
        description: expect.stringContaining('easy to guess'),
      },
    ]);
    expect([signIn.status, accepted.status]).toEqual([401, 200]);
  });

  it('of ADMIN_PASSWORD that is easy to guess works, and the log warns of it', async () => {
    const written: string[] = [];
    const log = { write: (line: string) => void written.push(line) };
    const body = { email: 'root@example.org', password: 'root@example' };
    const environment = {
      ADMIN_EMAIL: body.email,
      ADMIN_PASSWORD: body.password,
      LOG_LEVEL: 'warn',
    };
    const service = await startTestApp({ environment, log });
    await service.app.get(FirstAdmin, { strict: false }).ensure();
    const headers = { origin: service.url };
    const { status } = await service.client.post('/api/console/session', { body, headers });
    await service.close();
    expect(status).toBe(200);
    const warnings = written.filter((line) => line.includes('ADMIN_PASSWORD is easy to guess'));
    expect(warnings).toHaveLength(1);
    expect(written.join('')).not.toContain(`"${body.password}`);
  });
});
