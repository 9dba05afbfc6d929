/**
 * @installed-servers a server has its own way of locking rows
 */
import { AccountHolder } from '../support/account-holder.js';
import { fullAccount } from '../support/full-account.js';
import { sessionCookie } from '../support/client.js';
import { queueOf, withReplica } from '../support/jobs.js';
import { collectMany } from '../support/many-words.js';
import { holdUpPurges, interrupted, isThere, PURGE, purgeNow } from '../support/purges.js';
import { raceRounds } from '../support/race-rounds.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { tablesNaming } from '../support/traces.js';

const ROUNDS = raceRounds(10);

let service: TestApp;
let replica: TestApp;
beforeAll(async () => {
  const settings = {
    databaseDelayMs: 2,
    environment: { TOKEN_FAILURE_LIMIT: '1000000', SIGN_IN_FAILURE_LIMIT: '1000000' },
  };
  service = await startTestApp(settings);
  replica = await startTestApp({ ...settings, database: service.database });
});
afterAll(async () => {
  await replica.close();
  await service.close();
});

const traces = async (ada: AccountHolder) => {
  await queueOf(service).idle();
  await queueOf(replica).idle();
  return tablesNaming(service.database.pool, ada.id, ada.email);
};

describe('while an account is being deleted', () => {
  it('50 parallel collect calls leave nothing behind and fail as with a revoked token', async () => {
    const ada = await AccountHolder.signUp(service);
    const { accessToken: token } = await service.given.token({ userId: ada.id });
    const collect = (n: number) =>
      (n % 2 ? service : replica).client.post('/api/v1/learning/collect-word', {
        token,
        body: { spec: { term: `word ${n}` } },
      });
    await collect(-1);
    const answers = Array.from({ length: 25 }, (_, n) => collect(n));
    const deletion = ada.delete();
    answers.push(...Array.from({ length: 25 }, (_, n) => collect(25 + n)));
    expect((await deletion).status).toBe(200);
    const later = await Promise.all([collect(50), collect(51)]);
    expect(later.map(({ status }) => status)).toEqual([401, 401]);
    const statuses = new Set((await Promise.all(answers)).map(({ status }) => status));
    for (const status of statuses) expect([200, 401, 409]).toContain(status);
    expect(await traces(ada)).toEqual([]);
  });

  it('a write that passed every check before fails after its last row is gone', async () => {
    const ada = await AccountHolder.signUp(service);
    const { accessToken: token } = await service.given.token({ userId: ada.id });
    const body = { spec: { term: 'late' } };
    const answer = await interrupted(
      service,
      'lock table learned_words in share mode',
      () => service.client.post('/api/v1/learning/collect-word', { token, body }),
      (holder) => holder.query('delete from users where id = $1', [ada.id]),
    );
    expect(answer.status).toBe(409);
    expect(answer.body.error.details[0].reason).toBe('REMOVED_MEANWHILE');
  });

  it('a sign-in opens no session that works', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const ada = await AccountHolder.signUp(service);
      const [signedIn] = await Promise.all([ada.signIn(), ada.delete()]);
      const cookie = sessionCookie(signedIn);
      expect((await service.client.get('/api/console/session', { cookie })).status).toBe(401);
    }
  });

  it('an admin who has just decided something is not named afterwards', async () => {
    const other = await AccountHolder.signUp(service);
    const ada = await AccountHolder.signUp(service);
    await Promise.all([other.promote(), ada.promote()]);
    const { id } = await service.given.application();
    const path = `/api/console/admin/applications/${id}`;
    const request = { cookie: ada.cookie, body: { hourly_quota: 5 } };
    const answer = await interrupted(
      service,
      `select from applications where id = '${id}' for update`,
      () => service.client.patch(path, request),
      async () => {
        await ada.delete();
        await queueOf(service).idle();
        expect(await isThere(service, ada.id)).toBe(false);
      },
    );
    expect(answer.status).toBe(200);
    expect(await traces(ada)).toEqual([]);
  });
});

describe('deleting the records of an account', () => {
  it('continues with the next housekeeping if a job was lost', async () => {
    const { ada } = await fullAccount(service);
    const { letGo } = await holdUpPurges(service);
    await ada.delete();
    await queueOf(service).idle();
    await service.database.pool.query('delete from pgboss.job where name = $1', [PURGE]);
    expect(await isThere(service, ada.id)).toBe(true);
    await letGo();
    expect(await traces(ada)).toEqual([]);
  });

  it('continues where a stopped process ended', async () => {
    const ada = await AccountHolder.signUp(service);
    await service.database.pool.query(
      `insert into deleted_words (word_id, user_id, change_number, deleted_at)
       select gen_random_uuid(), $1, n, $2 from generate_series(1, 20000) n`,
      [ada.id, service.clock.now()],
    );
    await withReplica(service, async (stopped) => {
      const headers = { origin: stopped.url, cookie: ada.cookie };
      const body = { password: 'correct horse battery' };
      const answer = await stopped.client.delete('/api/console/account', { headers, body });
      expect(answer.status).toBe(200);
    });
    expect(await traces(ada)).toEqual([]);
  });

  it('waits for a transaction that writes for the user, and deletes what it wrote', async () => {
    const ada = await AccountHolder.signUp(service);
    const { pool } = service.database;
    const slow = await pool.connect();
    await slow.query('begin');
    await slow.query(`insert into change_counters (user_id, last_change) values ($1, 1)`, [ada.id]);
    const answer = await ada.delete();
    expect(answer.status).toBe(200);
    await queueOf(service).idle();
    expect(await isThere(service, ada.id)).toBe(true);
    await slow.query('commit');
    slow.release();
    await purgeNow(service);
    expect(await traces(ada)).toEqual([]);
  });

  it('deletes what is collected between its last check and the end of the user', async () => {
    const ada = await AccountHolder.signUp(service);
    const { pool } = service.database;
    await pool.query('insert into change_counters (user_id, last_change) values ($1, 1)', [ada.id]);
    // One that waits to be tried again would put this one off.
    await pool.query('delete from pgboss.job where name = $1', [PURGE]);
    await interrupted(
      service,
      (holder) => collectMany(service, ada.id, 1, 1, holder),
      () => ada.delete().then(() => queueOf(service).idle()),
    );
    await purgeNow(service);
    expect(await traces(ada)).toEqual([]);
  });

  it('is not delayed by another account that is still in use', async () => {
    const [busy, idle] = [await AccountHolder.signUp(service), await AccountHolder.signUp(service)];
    const { pool } = service.database;
    const slow = await pool.connect();
    await slow.query('begin');
    await slow.query('select from users where id = $1 for key share', [busy.id]);
    await busy.delete();
    await idle.delete();
    await purgeNow(service);
    expect([await isThere(service, busy.id), await isThere(service, idle.id)]).toEqual([
      true,
      false,
    ]);
    await slow.query('commit');
    slow.release();
    await purgeNow(service);
    expect(await traces(busy)).toEqual([]);
  });
});
