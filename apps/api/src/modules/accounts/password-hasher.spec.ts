/** @runs-sources for module mocks */
import { verify } from '@node-rs/argon2';
import { PasswordHasher } from './password-hasher.js';

// The real functions, with their calls counted: on a busy machine, times prove nothing.
jest.mock('@node-rs/argon2', () => {
  const argon2 = jest.requireActual<{ verify: typeof verify }>('@node-rs/argon2');
  return { ...argon2, verify: jest.fn(argon2.verify) };
});

const PASSWORD = 'correct horse battery';

describe('PasswordHasher', () => {
  const passwords = new PasswordHasher({ workers: 1 });
  beforeAll(() => passwords.onModuleInit());

  it('hashes with argon2id, 19 MiB and two passes, each time with another salt', async () => {
    const [one, other] = [await passwords.hash(PASSWORD), await passwords.hash(PASSWORD)];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(other).not.toBe(one);
  });

  it('knows the password and no other', async () => {
    const hash = await passwords.hash(PASSWORD);
    expect(await passwords.check(hash, PASSWORD)).toBe(true);
    expect(await passwords.check(hash, `${PASSWORD} `)).toBe(false);
    expect(await passwords.check(hash, PASSWORD.toUpperCase())).toBe(false);
  });

  it('takes composed and decomposed accents for the same', async () => {
    const hash = await passwords.hash('caf\u00e9 noir');
    expect(await passwords.check(hash, 'cafe\u0301 noir')).toBe(true);
  });

  it.each([
    ['$argon2id$v=19$m=4096,t=3,p=1$', true],
    ['$argon2id$v=16$m=19456,t=2,p=1$', true],
    ['$argon2id$v=19$m=19456,t=2,p=1$', false],
    ['$argon2id$v=19$m=47104,t=1,p=1$', false],
  ])('renews %s…: %j', async (stored, isRenewed) => {
    expect((await passwords.renewed(stored, PASSWORD)) !== undefined).toBe(isRenewed);
  });

  it.each([undefined, '!', ''])('accepts no password against %j', async (hash) => {
    expect(await passwords.check(hash, PASSWORD)).toBe(false);
  });

  it.each([undefined, '!'])(
    'rule 19: does the same work for %j as for an account',
    async (hash) => {
      const known = await passwords.hash(PASSWORD);
      jest.mocked(verify).mockClear();
      await passwords.check(known, 'wrong');
      await passwords.check(hash, 'wrong');
      const costs = jest
        .mocked(verify)
        .mock.calls.map(([used]) => String(used).split('$').slice(0, 4));
      expect(costs).toEqual([
        ['', 'argon2id', 'v=19', 'm=19456,t=2,p=1'],
        ['', 'argon2id', 'v=19', 'm=19456,t=2,p=1'],
      ]);
    },
  );

  it('refuses with 503 what would wait for more than five seconds', async () => {
    const slow = new PasswordHasher({ workers: 1 });
    const second = () => new Promise<boolean>((resolve) => setTimeout(resolve, 1_000, false));
    jest.mocked(verify).mockImplementation(second);
    await slow.check('!', PASSWORD);
    const outcomes = Array.from({ length: 13 }, () => slow.check('!', PASSWORD));
    await expect(outcomes.pop()).rejects.toMatchObject({
      status: 503,
      headers: { 'Retry-After': '6' },
      details: [{ reason: 'OVERLOADED' }],
    });
    // A sign-in that has succeeded is not refused for it.
    const weak = '$argon2id$v=19$m=4096,t=3,p=1$';
    await expect(slow.renewed(weak, PASSWORD)).resolves.toBeUndefined();
    await Promise.allSettled(outcomes);
  });
});
