import { Learner } from '../support/learner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const LEARNING = '/api/v1/learning';

/** The count that triggers keep, beside one of the words themselves. */
describe('the count of new words', () => {
  let service: TestApp;
  let learner: Learner;
  let counting: string;
  beforeAll(async () => (service = await startTestApp()));
  afterAll(() => service.close());
  beforeEach(async () => {
    learner = await Learner.of(service);
    const { body } = await learner.post('/api/v1/review-plans', {
      name: 'Counts by itself',
      filter: 'mastery_level >= 0',
    });
    counting = body.review_plan.id;
  });

  const token = () => learner.token;
  const patch = (id: string, body: object) =>
    service.client.patch(`${LEARNING}/learned-words/${id}`, { token: token(), body });

  async function counts(): Promise<[kept: number, counted: number]> {
    const { body } = await service.client.get(`/api/v1/review-plans/${counting}`, {
      token: token(),
    });
    return [(await learner.stats()).new_count, body.review_plan.stats.new_count];
  }

  it('follows whatever happens to words', async () => {
    expect(await counts()).toEqual([0, 0]);
    const word = await learner.collect({ term: 'harbor' });
    await learner.collect({ term: 'harbor', tags: ['again'] });
    await learner.collect({ term: 'lantern', mastery_level: 3 });
    expect(await counts()).toEqual([1, 1]);
    const specs = ['meadow', 'harbor', 'orchard'].map((term) => ({ term }));
    await learner.post(`${LEARNING}/collect-words`, { specs });
    expect(await counts()).toEqual([3, 3]);
    await patch(word.id, { suspended: true });
    expect(await counts()).toEqual([2, 2]);
    await patch(word.id, { suspended: false, notes: ['a note'] });
    expect(await counts()).toEqual([3, 3]);
    await patch(word.id, { mastery_level: 2 });
    expect(await counts()).toEqual([2, 2]);
    await patch(word.id, { mastery_level: 0 });
    expect(await counts()).toEqual([3, 3]);
    const { review } = await learner.answerOnly(true);
    expect(await counts()).toEqual([2, 2]);
    await learner.post(`/api/v1/reviews/${review.id}/undo`, undefined);
    expect(await counts()).toEqual([3, 3]);
    await service.client.delete(`${LEARNING}/learned-words/${word.id}`, { token: token() });
    expect(await counts()).toEqual([2, 2]);
  });

  it('is exact after fifty calls at once', async () => {
    const terms = Array.from({ length: 50 }, (_, index) => `word ${index % 25}`);
    const words = await Promise.all(terms.map((term) => learner.collect({ term })));
    expect(await counts()).toEqual([25, 25]);
    await Promise.all(
      words.map(({ id }, index) => patch(id, { suspended: index % 2 === 0, tags: [`${index}`] })),
    );
    const [kept, counted] = await counts();
    expect(kept).toBe(counted);
  });
});
