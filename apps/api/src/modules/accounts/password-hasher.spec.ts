import { PasswordHasher } from './password-hasher.js';

const PASSWORD = 'correct horse battery';

describe('PasswordHasher', () => {
  const passwords = new PasswordHasher();
  beforeAll(() => passwords.onModuleInit());

  it('hashes with argon2id, 19 MiB and two passes, each time with another salt', async () => {
    const [one, other] = [await passwords.hash(PASSWORD), await passwords.hash(PASSWORD)];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(other).not.toBe(one);
  });

  it('knows the password and no other', async () => {
    const hash = await passwords.hash(PASSWORD);
    expect(await passwords.verify(hash, PASSWORD)).toBe(true);
    expect(await passwords.verify(hash, `${PASSWORD} `)).toBe(false);
    expect(await passwords.verify(hash, PASSWORD.toUpperCase())).toBe(false);
  });

  it('takes composed and decomposed accents for the same', async () => {
    const hash = await passwords.hash('caf\u00e9 noir');
    expect(await passwords.verify(hash, 'cafe\u0301 noir')).toBe(true);
  });

  it.each([undefined, '!', ''])('verifies nothing against %j', async (hash) => {
    expect(await passwords.verify(hash, PASSWORD)).toBe(false);
  });

  it('rule 19: takes as long without an account as with a wrong password', async () => {
    const hash = await passwords.hash(PASSWORD);
    const known = await fastest(() => passwords.verify(hash, 'wrong'));
    const unknown = await fastest(() => passwords.verify(undefined, 'wrong'));
    expect(unknown / known).toBeGreaterThan(0.5);
    expect(unknown / known).toBeLessThan(2);
  });

  it('refuses with 503 what would wait behind too many', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 203 }, () => passwords.verify('!', PASSWORD)),
    );
    const refused = results.filter(({ status }) => status === 'rejected');
    expect(refused).toEqual([
      expect.objectContaining({
        reason: expect.objectContaining({ status: 503, headers: { 'Retry-After': '1' } }),
      }),
    ]);
  });
});

// Of several, since a busy machine makes single ones slow but none fast.
async function fastest(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 7; round += 1) {
    const before = performance.now();
    await work();
    times.push(performance.now() - before);
  }
  return Math.min(...times);
}
