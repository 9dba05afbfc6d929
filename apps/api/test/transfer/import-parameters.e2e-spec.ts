import { intervalModifier } from '@wordgrove/scheduling';
import { dueAbout } from '../support/due-about.js';
import { queueOf } from '../support/jobs.js';
import { Learner } from '../support/learner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { exportText, importFile } from '../support/transfer.js';

const PLAN = '/api/v1/review-plans/default';
/** The stability, in days, that declaring level 4 seeds. */
const LEVEL_4_DAYS = 85;

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
    const words = list.body.learned_words as { created_at: string; next_review_at: string }[];
    return { retention: body.review_plan.desired_retention, words };
  }

  /** Returns what words of level 4 are that are scheduled by a retention. */
  function wordsKeptAt(desiredRetention: number) {
    const days = LEVEL_4_DAYS * intervalModifier({ desiredRetention });
    const due = dueAbout(days, service.clock.now());
    return [1, 2].map(() => expect.objectContaining({ next_review_at: due }));
  }

  it('also schedules existing words by it, if nothing else was decided', async () => {
    const learner = await Learner.of(service);
    await learner.collect({ term: 'harbor', mastery_level: 4 });
    const { retention, words } = await importInto(learner);
    expect([retention, words]).toEqual([0.8, wordsKeptAt(0.8)]);
  });

  it('shows the retention that schedules, also in a plan that was edited before', async () => {
    const learner = await Learner.of(service);
    await patchPlan(learner, { name: 'Mine' });
    service.clock.advance({ minutes: 1 });
    await patchPlan(learner, { name: 'Mine still' });
    await learner.collect({ term: 'harbor', mastery_level: 4 });
    const { retention, words } = await importInto(learner);
    const { body } = await service.client.get(PLAN, { token: learner.token });
    expect(body.review_plan.name).toBe('Mine still');
    expect([retention, words]).toEqual([0.8, wordsKeptAt(0.8)]);
  });

  it('keeps the retention that the learner has chosen, for all words', async () => {
    const learner = await Learner.of(service);
    await patchPlan(learner, { desired_retention: 0.95 });
    await learner.collect({ term: 'harbor', mastery_level: 4 });
    const { retention, words } = await importInto(learner);
    expect([retention, words]).toEqual([0.95, wordsKeptAt(0.95)]);
  });
});
