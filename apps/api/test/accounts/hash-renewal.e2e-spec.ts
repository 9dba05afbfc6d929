import { hash } from '@node-rs/argon2';
import { AccountDeletionRepository } from '../../src/modules/accounts/index.js';
import { PasswordHasher } from '../../src/modules/accounts/password-hasher.js';
import { SessionRepository } from '../../src/modules/accounts/session.repository.js';
import { AccountHolder, PASSWORD } from '../support/account-holder.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const WEAK = { memoryCost: 4_096, timeCost: 3, parallelism: 1 };
const TODAY = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;

describe('a hash with weaker parameters than those of today', () => {
  let service: TestApp;
  beforeAll(async () => (service = await startTestApp()));
  afterAll(() => service.close());
  afterEach(() => jest.restoreAllMocks());

  const store = (id: string, passwordHash: string) =>
    service.database.pool.query('update users set password_hash = $2 where id = $1', [
      id,
      passwordHash,
    ]);

  async function storedHash(id: string): Promise<string | undefined> {
    const { rows } = await service.database.pool.query<{ password_hash: string }>(
      'select password_hash from users where id = $1',
      [id],
    );
    return rows[0]?.password_hash;
  }

  async function withWeakHash(): Promise<AccountHolder> {
    const ada = await AccountHolder.signUp(service);
    await store(ada.id, await hash(PASSWORD, WEAK));
    return ada;
  }

  it('is replaced by a sign-in, once, and only with the right password', async () => {
    const ada = await withWeakHash();
    const weak = await storedHash(ada.id);
    expect((await ada.signIn('wrong password')).status).toBe(401);
    expect(await storedHash(ada.id)).toBe(weak);
    expect((await ada.signIn()).status).toBe(200);
    const renewed = await storedHash(ada.id);
    expect(renewed).toMatch(TODAY);
    expect((await ada.signIn()).status).toBe(200);
    expect(await storedHash(ada.id)).toBe(renewed);
    expect((await ada.signIn('wrong password')).status).toBe(401);
  });

  it('refuses no sign-in during which another one renews it', async () => {
    const ada = await withWeakHash();
    const sessions = service.app.get(SessionRepository, { strict: false });
    const open = sessions.open.bind(sessions);
    jest.spyOn(sessions, 'open').mockImplementationOnce(async (...given) => {
      expect((await ada.signIn()).status).toBe(200);
      return open(...given);
    });
    expect((await ada.signIn()).status).toBe(200);
    expect(await storedHash(ada.id)).toMatch(TODAY);
  });

  it('does not come back over a password that is changed meanwhile', async () => {
    const ada = await withWeakHash();
    const other = await hash('another password', WEAK);
    const hasher = service.app.get(PasswordHasher, { strict: false });
    const renewed = hasher.renewed.bind(hasher);
    jest.spyOn(hasher, 'renewed').mockImplementationOnce(async (...given) => {
      await store(ada.id, other);
      return renewed(...given);
    });
    expect((await ada.signIn()).status).toBe(200);
    expect(await storedHash(ada.id)).toBe(other);
  });

  it('hinders no deletion of the account, although a sign-in renews it meanwhile', async () => {
    const ada = await withWeakHash();
    const accounts = service.app.get(AccountDeletionRepository, { strict: false });
    const end = accounts.delete.bind(accounts);
    jest.spyOn(accounts, 'delete').mockImplementationOnce(async (...given) => {
      expect((await ada.signIn()).status).toBe(200);
      return end(...given);
    });
    expect((await ada.delete()).status).toBe(200);
    expect((await ada.signIn()).status).toBe(401);
  });

  it('does not bring an account back that is deleted meanwhile', async () => {
    const ada = await withWeakHash();
    const hasher = service.app.get(PasswordHasher, { strict: false });
    const renewed = hasher.renewed.bind(hasher);
    jest.spyOn(hasher, 'renewed').mockImplementationOnce(async (...given) => {
      expect((await ada.delete()).status).toBe(200);
      return renewed(...given);
    });
    await ada.signIn();
    const left = (await storedHash(ada.id)) ?? 'purged';
    expect(left).not.toMatch(TODAY);
    expect((await ada.signIn()).status).toBe(401);
  });
});
