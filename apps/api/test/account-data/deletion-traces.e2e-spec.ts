import { DELETED_USER_ID } from '@wordgrove/contracts';
import { fullAccount, type FullAccount } from '../support/full-account.js';
import { queueOf } from '../support/jobs.js';
import { holdUpPurges } from '../support/purges.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { tablesNaming, tablesOfUsers } from '../support/traces.js';

let service: TestApp;
let full: FullAccount;
beforeAll(async () => (service = await startTestApp()));
afterAll(() => service.close());
beforeEach(async () => (full = await fullAccount(service)));

/** Every row that Bob has in these tables. */
async function bobsRows(): Promise<unknown[]> {
  const { pool } = service.database;
  const tables = [
    'learned_words',
    'reviews',
    'review_counters',
    'flashcards',
    'review_plans',
    'change_counters',
  ];
  const results = await Promise.all(
    tables.map((table) =>
      pool.query(`select to_jsonb(t) as row from ${table} t
        where user_id = '${full.bob.id}' order by 1`),
    ),
  );
  return results.map(({ rows }) => rows);
}

describe('when an account has been deleted', () => {
  it('no row in any table of any schema has its id or its address', async () => {
    const { pool } = service.database;
    const { ada } = full;
    const before = await tablesNaming(pool, ada.id, ada.email);
    expect(before).toEqual(expect.arrayContaining(await tablesOfUsers(pool)));
    expect(before).toContain('audit_events');
    await ada.delete();
    await queueOf(service).idle();
    expect(await tablesNaming(pool, ada.id, ada.email)).toEqual([]);
  });

  it('no row has an id of one of its sessions, words, wordbooks or applications', async () => {
    const { pool } = service.database;
    const { rows } = await pool.query<{ id: string }>(
      `select id from learned_words where user_id = $1
       union all select id from wordbooks where owner_id = $1
       union all select id from reviews where user_id = $1
       union all select id from grants where user_id = $1`,
      [full.ada.id],
    );
    await full.ada.delete();
    await queueOf(service).idle();
    expect(rows.length).toBeGreaterThan(3);
    expect(await tablesNaming(pool, ...rows.map(({ id }) => id))).toEqual([]);
    // What others have goes on saying which application it came through.
    expect(await tablesNaming(pool, full.adasApplication.id)).toEqual([
      'audit_events',
      'learned_words',
      'reviews',
    ]);
  });

  it('the audit log keeps what happened, without a name', async () => {
    const { pool } = service.database;
    const events = async (user: string) => {
      const { rows } = await pool.query<{ action: string; as: string }>(
        `select action, case when actor_id = $1 then 'actor' else 'user' end as as from audit_events
         where (actor_id = $1 or user_id = $1) and created_at = $2 order by 1, 2`,
        [user, service.clock.now()],
      );
      return rows.map(({ action, as }) => `${action} ${as}`);
    };
    service.clock.advance({ minutes: 1 });
    const { ada } = (full = await fullAccount(service));
    const before = await events(ada.id);
    expect(before).toContain('APPLICATION_REGISTERED actor');
    expect(before).toContain('TEST_USER_REMOVED user');
    await ada.delete();
    await queueOf(service).idle();
    const ended = ['ACCOUNT_DELETED actor', ...Array<string>(2).fill('APPLICATION_DELETED actor')];
    expect(await events(DELETED_USER_ID)).toEqual([...before, ...ended].sort());
  });

  it('the words, reviews and plans of other users are unchanged', async () => {
    const { bob, ada } = full;
    const before = await bobsRows();
    await ada.delete();
    expect(await bobsRows()).toEqual(before);
    await queueOf(service).idle();
    expect(await bobsRows()).toEqual(before);
    const { accessToken: token } = await service.given.token({ userId: bob.id });
    const list = await service.client.get('/api/v1/learning/learned-words', { token });
    expect(list.body.learned_words).toHaveLength(2);
  });

  it('its wordbooks are gone at once, and others keep the words that they collected from them', async () => {
    const { accessToken: token } = await service.given.token({ userId: full.bob.id });
    const path = `/api/v1/wordbooks/${full.wordbookId}`;
    const collected = await service.client.post(`${path}/collect`, { token });
    expect(collected.body.created_count).toBe(2);
    const { letGo } = await holdUpPurges(service);
    await full.ada.delete();
    expect((await service.client.get(path, { token })).status).toBe(404);
    const listed = await service.client.get('/api/v1/wordbooks', {
      token,
      query: { page_size: '100' },
    });
    expect(listed.text).not.toContain(full.wordbookId);
    await letGo();
    const words = await service.client.get('/api/v1/learning/learned-words', { token });
    const terms = words.body.learned_words.map(({ term }: { term: string }) => term);
    expect(terms.sort()).toEqual(['ash', 'elm', 'fern', 'moss']);
  });

  it.each([
    ['in their list', (id: string) => ({ wordbook_ids: [id] })],
    ['in their filter', (id: string) => ({ filter: `wordbook_id == "${id}"` })],
  ])("others' plans that name its wordbooks %s continue to work", async (_where, naming) => {
    const { accessToken: token } = await service.given.token({ userId: full.bob.id });
    const call = (method: string, path: string, body?: object) =>
      service.client.call(method, `/api/v1/${path}`, { token, ...(body && { body }) });
    await call('POST', `wordbooks/${full.wordbookId}/collect`);
    const plan = { name: 'Undergrowth', ...naming(full.wordbookId) };
    const created = await call('POST', 'review-plans', plan);
    const path = `review-plans/${created.body.review_plan.id}`;
    const [card] = (await call('POST', `${path}/flashcards`, { limit: 1 })).body.flashcards;
    await full.ada.delete();
    const answer = { flashcard_id: card.id, is_correct: true };
    expect((await call('POST', `${path}/submit-answer`, answer)).status).toBe(200);
    await queueOf(service).idle();
    expect((await call('POST', `${path}/flashcards`, {})).status).toBe(200);
    expect((await call('GET', path)).body.review_plan).toMatchObject({
      ...plan,
      stats: { due_count: 0, new_count: 0 },
    });
    expect((await call('PATCH', path, { name: 'Gone' })).status).toBe(200);
    expect((await call('GET', 'review-plans')).status).toBe(200);
  });
});
