import { queueOf } from './support/jobs.js';
import { Learner } from './support/learner.js';
import {
  countWords,
  inTheMiddleOfImport,
  LONG_COUNT,
  lookAtImport,
} from './support/long-import.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { IMPORTS } from './support/transfer.js';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

describe('an import under way', () => {
  it('shows how far it is, but no word before all are there', async () => {
    const learner = await Learner.of(service);
    await inTheMiddleOfImport(service, learner, async (id) => {
      expect((await lookAtImport(service, learner, id)).status).toBe('RUNNING');
      expect(await countWords(service, learner)).toBe(0);
    });
    await queueOf(service).idle();
    expect(await countWords(service, learner)).toBe(LONG_COUNT);
  });

  it('that is deleted writes nothing', async () => {
    const learner = await Learner.of(service);
    const { token } = learner;
    await inTheMiddleOfImport(service, learner, async (id) => {
      expect((await service.client.delete(`${IMPORTS}/${id}`, { token })).status).toBe(200);
    });
    await queueOf(service).idle();
    expect(await countWords(service, learner)).toBe(0);
    expect((await service.client.get(IMPORTS, { token })).body.imports).toEqual([]);
  });
});
