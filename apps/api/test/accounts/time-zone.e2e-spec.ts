/**
 * @installed-servers its statements must run on an older PostgreSQL too
 */
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('the time zone of a new account', () => {
  let service: TestApp;
  beforeAll(async () => (service = await startTestApp()));
  afterAll(() => service.close());

  const signUp = (timeZone: string) =>
    service.client.post('/api/console/users', {
      body: {
        email: `${timeZone.replace(/\W/g, '-')}@example.org`,
        password: 'correct horse battery',
        display_name: 'Ada',
        time_zone: timeZone,
      },
      headers: { origin: service.url },
    });

  it.each(['Pacific/Chatham', 'Asia/Kathmandu', 'EST5EDT', 'Etc/GMT+5', 'europe/berlin', 'utc'])(
    'may be %s',
    async (zone) => {
      expect((await signUp(zone)).body.user).toMatchObject({ time_zone: zone });
    },
  );

  it.each(['US/Pacific-New', 'SystemV/PST8'])(
    'is not %s, which Node.js knows and PostgreSQL does not',
    async (zone) => {
      expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
      const answer = await signUp(zone);
      expect(answer.status).toBe(400);
      expect(answer.body.error.details).toEqual([
        expect.objectContaining({ field: 'time_zone', reason: 'INVALID_TIME_ZONE' }),
      ]);
    },
  );
});
