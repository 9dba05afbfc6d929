import { DEFAULT_PLAN, Learner } from '../support/learner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

/** Asking again before answering. */
describe('open cards', () => {
  let service: TestApp;
  let learner: Learner;
  beforeAll(async () => (service = await startTestApp()));
  afterAll(() => service.close());
  beforeEach(async () => (learner = await Learner.of(service)));

  const patch = (path: string, body: object) =>
    service.client.patch(path, { token: learner.token, body });
  const suspend = (id: string, suspended: boolean) =>
    patch(`/api/v1/learning/learned-words/${id}`, { suspended });
  const words = async (terms: readonly string[]) => {
    const ids: string[] = [];
    for (const term of terms) {
      service.clock.advance({ minutes: 1 });
      ids.push((await learner.collect({ term })).id);
    }
    return ids;
  };

  it('of new words come again although an older new word appears', async () => {
    const [oldest = ''] = await words(['harbor', 'lantern', 'meadow', 'orchard']);
    await suspend(oldest, true);
    await patch(DEFAULT_PLAN, { daily_new_limit: 2 });
    const cards = await learner.cards();
    expect(cards.map(({ term }: { term: string }) => term)).toEqual(['lantern', 'meadow']);
    await suspend(oldest, false);
    expect(await learner.cards()).toEqual(cards);
    await learner.submit(cards[0].id, true);
    expect(await learner.cards()).toEqual([cards[1]]);
    expect(await learner.cards({ limit: 1 })).toEqual([cards[1]]);
  });

  it('of suspended and reviewed words do not take the place of new ones', async () => {
    const [first = '', second = ''] = await words(['harbor', 'lantern', 'meadow', 'orchard']);
    await patch(DEFAULT_PLAN, { daily_new_limit: 2 });
    await learner.cards();
    await suspend(first, true);
    await patch(`/api/v1/learning/learned-words/${second}`, { mastery_level: 3 });
    const terms = (await learner.cards()).map(({ term }: { term: string }) => term);
    expect(terms).toEqual(['meadow', 'orchard']);
  });
});
