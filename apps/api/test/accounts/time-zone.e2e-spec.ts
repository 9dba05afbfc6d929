import { AccountHolder } from '../support/account-holder.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('the time zone of an account', () => {
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

  it.each([
    [{ time_zone: 'Asia/Tokyo' }, { time_zone: 'Asia/Tokyo', display_name: 'Ada Holder' }],
    [{ display_name: 'Ada King' }, { time_zone: 'UTC', display_name: 'Ada King' }],
    [{}, { time_zone: 'UTC', display_name: 'Ada Holder' }],
  ])('can be changed with the name, each alone: %p', async (body, user) => {
    const { cookie } = await AccountHolder.signUp(service);
    const answer = await service.client.patch('/api/console/account', { cookie, body });
    expect(answer.status).toBe(200);
    expect(answer.body.user).toMatchObject(user);
    const session = await service.client.get('/api/console/session', { cookie });
    expect(session.body.user).toEqual(answer.body.user);
  });

  it.each([
    [{ time_zone: 'US/Pacific-New' }, 'time_zone', 'INVALID_TIME_ZONE'],
    [{ time_zone: '+02:00' }, 'time_zone', 'INVALID_TIME_ZONE'],
    [{ display_name: 'Ada\u202E' }, 'display_name', 'INVALID_CHARACTER'],
  ])('cannot become %p, and then nothing changes', async (fault, field, reason) => {
    const { cookie } = await AccountHolder.signUp(service);
    const body = { display_name: 'Ada King', time_zone: 'Asia/Tokyo', ...fault };
    const answer = await service.client.patch('/api/console/account', { cookie, body });
    expect(answer.status).toBe(400);
    expect(answer.body.error.details).toMatchObject([{ field, reason }]);
    const session = await service.client.get('/api/console/session', { cookie });
    expect(session.body.user).toMatchObject({ display_name: 'Ada Holder', time_zone: 'UTC' });
  });
});
