import { dueAbout } from '../support/due-about.js';
import { queueOf } from '../support/jobs.js';
import { DEFAULT_PLAN, Learner } from '../support/learner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { importFile } from '../support/transfer.js';

/** A file may schedule words otherwise than the default plan says that is there. */
describe('the default plan beside an imported retention', () => {
  let service: TestApp;
  beforeAll(async () => (service = await startTestApp()));
  afterAll(() => service.close());

  it('decides after it is edited, even if its number stays the same', async () => {
    const learner = await Learner.of(service);
    const token = learner.token;
    const patch = (desired_retention: number) =>
      service.client.patch(DEFAULT_PLAN, { token, body: { desired_retention } });
    await learner.stats();
    const at = service.clock.now().toISOString();
    const file = {
      format: 'wordgrove',
      version: 1,
      exported_at: at,
      memory_parameters: { desired_retention: 0.8, weights: null, updated_at: at },
    };
    const { status } = await importFile(service, { token }, 'json', JSON.stringify(file));
    expect(status).toBe('SUCCEEDED');
    const scheduled = async (id: string) => {
      const path = `/api/v1/learning/learned-words/${id}/memory`;
      const { memory } = (await service.client.get(path, { token })).body;
      return [memory.desired_retention, memory.next_review_at];
    };
    const word = await learner.collect({ term: 'lantern', mastery_level: 3 });
    const [retention, due] = await scheduled(word.id);
    expect(retention).toBe(0.8);
    expect(due).toEqual(dueAbout(119, service.clock.now()));
    expect((await patch(0.9)).status).toBe(200);
    await queueOf(service).idle();
    expect(await scheduled(word.id)).toEqual([0.9, dueAbout(36, service.clock.now())]);
  });
});
