/**
 * @installed-servers a server has its own way of locking rows
 */
import { AccountHolder } from '../support/account-holder.js';
import { queueOf } from '../support/jobs.js';
import { Learner } from '../support/learner.js';
import { countWords, inTheMiddleOfImport, WRITTEN_COUNT } from '../support/long-import.js';
import { purgeNow } from '../support/purges.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { IMPORTS } from '../support/transfer.js';

const log: string[] = [];
let service: TestApp;
beforeAll(async () => {
  service = await startTestApp({
    environment: { LOG_LEVEL: 'info' },
    log: { write: (line) => void log.push(line) },
  });
});
afterAll(() => service.close());
beforeEach(() => (log.length = 0));

/** Returns what an operator would look into. */
const complaints = () =>
  log.filter((line) => /"level":"(warn|error|fatal)"/.test(line) || line.includes('"Jobs"'));

describe('an import under way ends without a complaint', () => {
  it('if it is deleted', async () => {
    const learner = await Learner.of(service);
    const { token } = learner;
    await inTheMiddleOfImport(service, learner, async (id) => {
      expect((await service.client.delete(`${IMPORTS}/${id}`, { token })).status).toBe(200);
    });
    await queueOf(service).idle();
    expect(complaints()).toEqual([]);
    expect(await countWords(service, learner)).toBe(WRITTEN_COUNT);
  });

  it('if its account is deleted', async () => {
    const ada = await AccountHolder.signUp(service);
    const learner = await Learner.of(service, { userId: ada.id });
    await inTheMiddleOfImport(service, learner, async () => {
      expect((await ada.delete()).status).toBe(200);
    });
    await purgeNow(service);
    await queueOf(service).idle();
    expect(complaints()).toEqual([]);
    expect(await countWords(service, learner)).toBe(0);
  });
});
