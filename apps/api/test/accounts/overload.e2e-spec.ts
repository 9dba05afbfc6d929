import { PasswordHasher } from '../../src/modules/accounts/password-hasher.js';
import { UserRepository } from '../../src/modules/accounts/user.repository.js';
import type { WorkQueue } from '../../src/modules/accounts/work-queue.js';
import type { Answer } from '../support/client.js';
import { withTimeoutsStandingStill } from '../support/standing-timeouts.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const PASSWORD = 'correct horse battery';

describe('an overload of sign-ins', () => {
  let service: TestApp;
  let serial = 0;
  beforeAll(async () => (service = await startTestApp({ environment: { SIGN_UP_LIMIT: '2' } })));
  afterAll(() => service.close());

  const post = (path: string, body: object) =>
    service.client.post(`/api/console/${path}`, { headers: { origin: service.url }, body });
  const person = () => ({
    email: `person-${(serial += 1)}@example.org`,
    password: PASSWORD,
    display_name: 'Ada',
    time_zone: 'Europe/Berlin',
  });

  /** Fills the queue of passwords with jobs of about a second, and returns what ends them all. */
  async function fillQueue(): Promise<() => Promise<unknown>> {
    const hasher = service.app.get(PasswordHasher, { strict: false });
    const { queue } = hasher as unknown as { queue: WorkQueue };
    // The queue judges by the jobs that have ended, and the latest counts for a fifth.
    const second = () => new Promise((resolve) => setTimeout(resolve, 1_000));
    for (let at = 0; at < 5; at += 1) await Promise.all([queue.run(second), queue.run(second)]);
    let end!: (value?: unknown) => void;
    const ended = new Promise((resolve) => (end = resolve));
    const running = Array.from({ length: 20 }, () => queue.run(() => ended));
    const settled = Promise.allSettled(running);
    return () => {
      end();
      return settled;
    };
  }

  const expectRefusal = ({ status, headers, body }: Answer) => {
    expect([status, headers.get('retry-after')]).toEqual([503, expect.stringMatching(/^[5-7]$/)]);
    expect(body.error).toMatchObject({
      code: 'UNAVAILABLE',
      details: [{ reason: 'OVERLOADED' }],
    });
  };

  it('refuses at once what would wait for more than five seconds, and counts it as no attempt', async () => {
    const ada = person();
    const signedUp = await post('users', ada);
    expect(signedUp.status).toBe(200);
    const endAll = await fillQueue();
    const signIn = { email: ada.email, password: PASSWORD };
    const users = service.app.get(UserRepository, { strict: false });
    const lookUps = [jest.spyOn(users, 'findByEmail'), jest.spyOn(users, 'knowsTimeZone')];
    try {
      await withTimeoutsStandingStill(async () => {
        expectRefusal(await post('session', signIn));
        for (let at = 0; at < 3; at += 1) expectRefusal(await post('users', person()));
        // Nor does it take a connection to the database from others.
        for (const lookUp of lookUps) expect(lookUp).not.toHaveBeenCalled();
      });
    } finally {
      await endAll();
    }
    expect((await post('session', signIn)).status).toBe(200);
    expect((await post('users', person())).status).toBe(200);
    expect((await post('users', person())).status).toBe(429);
  });
});
