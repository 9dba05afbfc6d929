import { UserRepository } from '../../src/modules/accounts/user.repository.js';
import type { Answer } from '../support/client.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const PASSWORD = 'correct horse battery';

describe('many sign-ins at once from one address', () => {
  let service: TestApp;
  let serial = 0;
  beforeEach(
    async () => (service = await startTestApp({ environment: { SIGN_UP_LIMIT: '1000' } })),
  );
  afterEach(() => service.close());

  const post = (path: string, body: object) =>
    service.client.post(`/api/console/${path}`, { headers: { origin: service.url }, body });
  const signIn = (email: string, password = PASSWORD) => post('session', { email, password });

  async function signUp(): Promise<string> {
    const email = `person-${(serial += 1)}@example.org`;
    const { status } = await post('users', { email, password: PASSWORD, display_name: 'Ada' });
    expect(status).toBe(200);
    return email;
  }
  /** Signs one up, and stores others with the same password, since to sign up takes as long as to sign in. */
  async function signUpMany(count: number): Promise<string[]> {
    const first = await signUp();
    const { rows } = await service.database.pool.query(
      `insert into users (email, email_key, password_hash, display_name, role, time_zone, created_at)
       select n || email, n || email_key, password_hash, display_name, role, time_zone, created_at
       from users, generate_series(2, $2::integer) n where email = $1 returning email`,
      [first, count],
    );
    return [first, ...rows.map(({ email }) => email as string)];
  }

  const repeat = (count: number, call: () => Promise<Answer>) =>
    Array.from({ length: count }, call);

  /** Counts the outcomes. On a machine that is slow enough, 503 is right too. */
  async function outcomesOf(calls: Promise<Answer>[]): Promise<Record<string, number>> {
    const counts: Record<string, number> = {};
    for (const { status, body } of await Promise.all(calls)) {
      const { error } = body as { error?: { details: { reason: string }[] } };
      const reason = error?.details[0]?.reason ?? '';
      const outcome = status === 200 || reason === 'OVERLOADED' ? 'fine' : `${status} ${reason}`;
      counts[outcome] = (counts[outcome] ?? 0) + 1;
    }
    return counts;
  }

  it('are never refused as failures if 150 users know their passwords', async () => {
    const emails = await signUpMany(150);
    expect(await outcomesOf(emails.map((email) => signIn(email)))).toEqual({ fine: 150 });
  });

  it('are never refused as failures if one user knows the password 200 times', async () => {
    const email = await signUp();
    expect(await outcomesOf(repeat(200, () => signIn(email)))).toEqual({ fine: 200 });
  });

  it('check no more passwords than may be wrong', async () => {
    const email = await signUp();
    const users = service.app.get(UserRepository, { strict: false });
    const find = jest.spyOn(users, 'findByEmail');
    const outcomes = await outcomesOf(repeat(200, () => signIn(email, 'wrong password')));
    expect(outcomes['401 INVALID_CREDENTIALS']).toBe(10);
    expect(find).toHaveBeenCalledTimes(10);
    const refused = await signIn(email);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBe(900);
    expect((outcomes['429 TOO_MANY_ATTEMPTS'] ?? 0) + (outcomes['fine'] ?? 0)).toBe(190);
  });

  it('hinder those who know their passwords only by failures', async () => {
    const [ada, bob] = await signUpMany(2);
    if (ada === undefined || bob === undefined) throw new Error('Nobody has signed up');
    const wrong = repeat(50, () => signIn(bob, 'wrong password'));
    const right = repeat(50, () => signIn(ada));
    const few = repeat(9, () => signIn(ada, 'wrong password'));
    expect(await outcomesOf(right)).toEqual({ fine: 50 });
    expect((await outcomesOf(wrong))['401 INVALID_CREDENTIALS']).toBe(10);
    const { fine = 0, '401 INVALID_CREDENTIALS': wrongly = 0, ...others } = await outcomesOf(few);
    expect([fine + wrongly, others]).toEqual([9, {}]);
    expect((await signIn(ada)).status).toBe(200);
  });

  it('let no sign-up through that the limit does not allow', async () => {
    const strict = await startTestApp({ environment: { SIGN_UP_LIMIT: '3' } });
    const signUpThere = (at: number) =>
      strict.client.post('/api/console/users', {
        headers: { origin: strict.url },
        body: { email: `p${at}@example.org`, password: PASSWORD, display_name: 'Ada' },
      });
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => signUpThere(at)));
    await strict.close();
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    // On a machine that is slow enough, those before have not ended when one has its turn.
    const refused = answers.filter(({ status }) => status === 429 || status === 503);
    expect(refused).toHaveLength(17);
  });
});
