import { DEFAULT_PLAN, Learner } from '../support/learner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { exportText, importFile } from '../support/transfer.js';

describe('a pause of a plan', () => {
  let service: TestApp;
  let learner: Learner;
  beforeAll(async () => (service = await startTestApp()));
  afterAll(() => service.close());
  beforeEach(async () => {
    service.clock.set('2026-03-02T09:00:00.000Z');
    learner = await Learner.of(service);
  });

  const settings = async (body: unknown, plan = DEFAULT_PLAN) => {
    const answer = await service.client.patch(plan, { token: learner.token, body });
    expect(answer.status).toBe(200);
    return answer.body.review_plan;
  };
  const forecast = async (days: number, plan = DEFAULT_PLAN) => {
    const query = { days: String(days) };
    const path = `${plan}/forecast`;
    const { body } = await service.client.get(path, { token: learner.token, query });
    return body.forecast.map(({ due_count }: { due_count: number }) => due_count);
  };
  /** Those of the list, by the names of the plans. */
  const dueCounts = async () => {
    const { body } = await service.client.get('/api/v1/review-plans', { token: learner.token });
    const plans: { name: string; stats: { due_count: number } }[] = body.review_plans;
    return Object.fromEntries(plans.map(({ name, stats }) => [name, stats.due_count]));
  };
  const newPlan = async () => {
    const body = { name: 'Sea', filter: '"sea" in tags' };
    const answer = await learner.post('/api/v1/review-plans', body);
    return `/api/v1/review-plans/${answer.body.review_plan.id}`;
  };
  const collected = async (count: number, spec: object) => {
    const specs = Array.from({ length: count }, (_, n) => ({ term: `word ${n}`, ...spec }));
    expect((await learner.sendAll(specs)).status).toBe(200);
  };

  it.each([
    ['all words', false],
    ['a filter', true],
  ])('asks nothing, and then as much as the limit of each day takes: %s', async (_, isFiltered) => {
    await collected(25, { mastery_level: 1, tags: ['sea'] });
    await learner.collect({ term: 'new', tags: ['sea'] });
    const plan = isFiltered ? await newPlan() : DEFAULT_PLAN;
    const cards = async () => (await learner.post(`${plan}/flashcards`, { limit: 100 })).body;
    await settings({ daily_review_limit: 10 }, plan);
    const paused = await settings({ paused_until: '2026-03-12T09:00:00Z' }, plan);
    expect(paused.paused_until).toBe('2026-03-12T09:00:00.000Z');

    service.clock.advance({ days: 8 });
    expect(await forecast(6, plan)).toEqual([0, 0, 10, 10, 5, 0]);
    expect(await cards()).toMatchObject({ flashcards: [], stats: { due_count: 0, new_count: 1 } });

    service.clock.set('2026-03-12T09:00:00.000Z');
    expect(await forecast(4, plan)).toEqual([10, 10, 5, 0]);
    const { flashcards, stats } = await cards();
    expect(stats).toMatchObject({ due_count: 10 });
    expect(flashcards).toHaveLength(11);
    const answers = flashcards
      .slice(0, 4)
      .map(({ id }: { id: string }) => ({ flashcard_id: id, is_correct: true }));
    await learner.post(`${plan}/submit-answers`, { answers });
    expect((await cards()).stats).toMatchObject({ due_count: 6, reviewed_today_count: 4 });
    expect((await forecast(3, plan)).slice(0, 3)).toEqual([6, 10, 5]);

    const ended = await settings({ paused_until: null }, plan);
    expect(ended).toMatchObject({ paused_until: null, stats: { due_count: 21 } });
    expect(await dueCounts()).toMatchObject({ [ended.name]: 21 });
  });

  it('leaves other plans as they are, and those that are not mentioned', async () => {
    await collected(3, { mastery_level: 1, tags: ['sea'] });
    const sea = await newPlan();
    await settings({ paused_until: '2026-04-01T00:00:00Z' });
    const renamed = await settings({ name: 'Everything' });
    expect(renamed.paused_until).toBe('2026-04-01T00:00:00.000Z');
    const again = await settings({ paused_until: '2026-04-01T00:00:00.000Z' });
    expect(again.updated_at).toBe(renamed.updated_at);
    service.clock.advance({ days: 10 });
    expect(await dueCounts()).toEqual({ Everything: 0, Sea: 3 });
    expect((await learner.post(`${sea}/flashcards`, {})).body.flashcards).toHaveLength(3);
  });

  it('travels in exports and imports', async () => {
    await learner.collect('harbor');
    await settings({ paused_until: '2026-04-01T00:00:00Z' });
    const text = await exportText(service, learner, 'json');
    learner = await Learner.of(service);
    await importFile(service, learner, 'json', text);
    expect(await settings({})).toMatchObject({ paused_until: '2026-04-01T00:00:00.000Z' });
  });
});

describe('flashcards', () => {
  let service: TestApp;
  beforeAll(async () => (service = await startTestApp()));
  afterAll(() => service.close());

  it('of words from one sentence have others between them', async () => {
    const learner = await Learner.of(service);
    const sentence = 'The ship left the harbour at dawn.';
    const together = ['ship', 'harbour'].map((term) => ({ term, contexts: [{ sentence }] }));
    const others = ['lamp', 'meadow', 'river', 'stone', 'cloud', 'bread'];
    await learner.sendAll([...together, ...others.map((term) => ({ term }))]);
    const terms = async () =>
      (await learner.cards()).map(({ term }: { term: string }) => term).join();
    const apart = 'ship,lamp,meadow,river,stone,cloud,harbour,bread';
    expect(await terms()).toBe(apart);
    expect(await terms()).toBe(apart);
  });

  it.each([
    ['new', 0],
    ['due', 1],
  ])(
    'do not ask about the sentence of the card before, if other words are %s',
    async (_, level) => {
      const learner = await Learner.of(service);
      const sentence = 'The ship left the harbour at dawn.';
      const terms = [
        'ship',
        'harbour',
        'dawn',
        'lamp',
        'meadow',
        'river',
        'stone',
        'cloud',
        'bread',
      ];
      const contexts = (n: number) => (n < 3 ? [{ sentence }] : []);
      const words = terms.map((term, n) => ({ term, mastery_level: level, contexts: contexts(n) }));
      await learner.sendAll(words);
      service.clock.advance({ days: 30 });
      const asked: string[] = [];
      for (const _word of terms) {
        const [card] = await learner.cards({ limit: 1 });
        expect((await learner.cards({ limit: 1 }))[0].id).toBe(card.id);
        await learner.submit(card.id, true);
        asked.push(card.term);
      }
      expect(new Set(asked).size).toBe(terms.length);
      const [first = 0, second = 0] = terms
        .slice(0, 3)
        .map((term) => asked.indexOf(term))
        .sort((one, other) => one - other);
      expect(second - first).toBeGreaterThan(5);
    },
  );
});
