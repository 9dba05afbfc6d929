import { call, everything, fillAccount } from '../support/used-account.js';
import { queueOf } from '../support/jobs.js';
import { Learner } from '../support/learner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { exportText, importFile } from '../support/transfer.js';

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

let service: TestApp;
let learner: Learner;
let file: string;
beforeAll(async () => {
  service = await startTestApp();
  learner = await fillAccount(service);
  file = await exportText(service, learner, 'json');
});
afterAll(() => service.close());

const importInto = async (target: Learner, text = file) => {
  const done = await importFile(service, target, 'json', text);
  expect(done).toMatchObject({ status: 'SUCCEEDED', errors: [] });
  await queueOf(service).idle();
  return done;
};

/** The same text with ids told apart by when they first come. */
function withoutIds(answers: object): unknown {
  const names = new Map<string, string>();
  const text = JSON.stringify(answers).replace(UUID, (id) => {
    if (!names.has(id)) names.set(id, `id-${names.size}`);
    return names.get(id) ?? '';
  });
  return JSON.parse(text);
}

describe('the lossless file', () => {
  it('has something of everything', () => {
    const parsed = JSON.parse(file);
    expect(parsed.words).toHaveLength(11);
    expect(parsed.words.some((word: { state: string }) => word.state === 'SUSPENDED')).toBe(true);
    expect(parsed.reviews.length).toBeGreaterThan(30);
    expect(parsed.reviews.some((review: { undone_at: unknown }) => review.undone_at)).toBe(true);
    expect(parsed.review_plans).toHaveLength(2);
    expect(parsed.wordbooks).toHaveLength(2);
    expect(parsed.fitted_weights).toHaveLength(1);
    expect(parsed.memory_parameters.desired_retention).toBe(0.85);
  });

  it('imported into another account of the same service does so under other ids', async () => {
    const target = await Learner.of(service, { timeZone: 'Europe/Berlin' });
    await importInto(target);
    const [theirs, ours] = [await everything(service, target), await everything(service, learner)];
    expect(withoutIds(theirs)).toEqual(withoutIds(ours));
    const ids = (answers: object) => new Set(JSON.stringify(answers).match(UUID));
    const shared = [...ids(theirs)].filter((id) => ids(ours).has(id));
    expect(shared).toEqual([]);
  });

  it('imported twice changes nothing the second time', async () => {
    const target = await Learner.of(service, { timeZone: 'Europe/Berlin' });
    await importInto(target);
    const before = await everything(service, target);
    expect(await importInto(target)).toMatchObject({
      created_count: 0,
      updated_count: 11,
    });
    expect(await everything(service, target)).toEqual(before);
  });

  it('imported where it came from changes nothing', async () => {
    const before = await everything(service, learner);
    await importInto(learner);
    expect(await everything(service, learner)).toEqual(before);
  });

  it('may have its members in any order', async () => {
    const target = await Learner.of(service, { timeZone: 'Europe/Berlin' });
    const reversed = Object.fromEntries(Object.entries(JSON.parse(file)).reverse());
    await importInto(target, JSON.stringify(reversed, null, 2));
    const [theirs, ours] = [await everything(service, target), await everything(service, learner)];
    expect(withoutIds(theirs)).toEqual(withoutIds(ours));
  });

  it('gives memories that go on as the first ones would', async () => {
    // Of an account of its own, which answering changes.
    const first = await fillAccount(service);
    const text = await exportText(service, first, 'json');
    const target = await Learner.of(service, { timeZone: 'Europe/Berlin' });
    await importInto(target, text);
    service.clock.advance({ days: 3 });
    const answers = await Promise.all(
      [first, target].map(async (each) => {
        const [card] = await each.cards({ limit: 1 });
        const { body } = await each.submit(card.id, true);
        const { learned_word: word } = body;
        await call(service, each, 'POST', `/api/v1/reviews/${body.review.id}/undo`);
        return { ...word, id: '' };
      }),
    );
    expect(answers[1]).toEqual(answers[0]);
  });
});

describe('names that are older than the check of names', () => {
  const OLD = 'Old\u202e name';
  const store = (table: string, id: string, name: string) =>
    service.database.pool.query(`update ${table} set name = $2 where id = $1`, [id, name]);

  /** A learner with a plan and two wordbooks whose names would be refused now. */
  async function withOldNames(): Promise<Learner> {
    const owner = await Learner.of(service);
    const { review_plan: plan } = await call(service, owner, 'POST', '/api/v1/review-plans', {
      name: 'Mine',
    });
    await store('review_plans', plan.id, OLD);
    for (const visibility of ['PRIVATE', 'PUBLIC']) {
      const body = { name: 'Mine', visibility };
      const { wordbook } = await call(service, owner, 'POST', '/api/v1/wordbooks', body);
      await store('wordbooks', wordbook.id, `${visibility} ${OLD}`);
    }
    return owner;
  }

  async function namesOf(reader: Learner): Promise<string[]> {
    const { review_plans, wordbooks } = JSON.parse(await exportText(service, reader, 'json'));
    return [...review_plans, ...wordbooks].map(({ name }: { name: string }) => name);
  }

  it('come back to where they came from', async () => {
    const owner = await withOldNames();
    const before = await namesOf(owner);
    expect(before).toEqual(expect.arrayContaining([OLD, `PRIVATE ${OLD}`, `PUBLIC ${OLD}`]));
    await importInto(owner, await exportText(service, owner, 'json'));
    expect(await namesOf(owner)).toEqual(before);
  });

  it('come to another account, where nobody else sees them', async () => {
    const text = await exportText(service, await withOldNames(), 'json');
    const target = await Learner.of(service);
    await importInto(target, text);
    const names = [`PRIVATE ${OLD}`, `PUBLIC ${OLD}`];
    const before = await namesOf(target);
    expect(before).toEqual(expect.arrayContaining([OLD, ...names]));
    const { wordbooks } = JSON.parse(await exportText(service, target, 'json'));
    const seen = wordbooks.map(({ name, visibility }: Record<string, string>) => [
      name,
      visibility,
    ]);
    expect(seen.sort()).toEqual(names.map((name) => [name, 'PRIVATE']));
    await importInto(target, text);
    expect(await namesOf(target)).toEqual(before);
  });
});
