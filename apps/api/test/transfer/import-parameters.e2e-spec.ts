import { queueOf } from '../support/jobs.js';
import { Learner } from '../support/learner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { exportText, importFile } from '../support/transfer.js';

const PLAN = '/api/v1/review-plans/default';
const DAY_MS = 86_400_000;

/** A file's desired retention, for an account that has words or settings of its own. */
describe('importing what schedules words', () => {
  let service: TestApp;
  let file: string;
  beforeAll(async () => {
    service = await startTestApp();
    const source = await Learner.of(service);
    await patchPlan(source, { desired_retention: 0.8 });
    await source.collect({ term: 'meadow', mastery_level: 4 });
    file = await exportText(service, source, 'json');
  });
  afterAll(() => service.close());

  const patchPlan = (learner: Learner, body: object) =>
    service.client.patch(PLAN, { token: learner.token, body });

  async function importInto(learner: Learner) {
    const { token } = learner;
    expect((await importFile(service, { token }, 'json', file)).status).toBe('SUCCEEDED');
    await queueOf(service).idle();
    const { body } = await service.client.get(PLAN, { token });
    const list = await service.client.get('/api/v1/learning/learned-words', { token });
    const intervals = list.body.learned_words.map(
      (word: { created_at: string; next_review_at: string }) =>
        (Date.parse(word.next_review_at) - Date.parse(word.created_at)) / DAY_MS,
    );
    return { retention: body.review_plan.desired_retention, intervals: new Set(intervals) };
  }

  it('also schedules existing words by it, if nothing else was decided', async () => {
    const learner = await Learner.of(service);
    await learner.collect({ term: 'harbor', mastery_level: 4 });
    const { retention, intervals } = await importInto(learner);
    expect([retention, intervals.size]).toEqual([0.8, 1]);
  });

  it('shows the retention that schedules, also in a plan that was edited before', async () => {
    const learner = await Learner.of(service);
    await patchPlan(learner, { name: 'Mine' });
    service.clock.advance({ minutes: 1 });
    await patchPlan(learner, { name: 'Mine still' });
    await learner.collect({ term: 'harbor', mastery_level: 4 });
    const { retention, intervals } = await importInto(learner);
    const { body } = await service.client.get(PLAN, { token: learner.token });
    expect(body.review_plan.name).toBe('Mine still');
    expect([retention, intervals.size]).toEqual([0.8, 1]);
  });

  it('keeps the retention that the learner has chosen, for all words', async () => {
    const learner = await Learner.of(service);
    await patchPlan(learner, { desired_retention: 0.95 });
    await learner.collect({ term: 'harbor', mastery_level: 4 });
    const { retention, intervals } = await importInto(learner);
    expect([retention, intervals.size]).toEqual([0.95, 1]);
  });
});
