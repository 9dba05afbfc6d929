import { letJobTimePass, queueOf, withReplica } from '../support/jobs.js';
import { Learner } from '../support/learner.js';
import {
  countWords,
  inTheMiddleOfImport,
  LONG_COUNT,
  lookAtImport,
} from '../support/long-import.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

describe('an import whose process is killed', () => {
  it('in the middle of writing leaves nothing, and another replica does all of it', async () => {
    const learner = await Learner.of(service);
    await withReplica(service, async (replica) => {
      let importId = '';
      await inTheMiddleOfImport(replica, learner, async (id) => {
        importId = id;
        // What a kill is for the database: the connections are gone.
        await service.database.pool.query(
          `select pg_terminate_backend(pid, 5000) from pg_stat_activity
           where datname = current_database() and application_name = 'wordgrove'`,
        );
        expect(await countWords(service, learner)).toBe(0);
      });
      await queueOf(replica).onModuleDestroy();
      expect(await countWords(service, learner)).toBe(0);
      expect((await lookAtImport(service, learner, importId)).status).toBe('RUNNING');
      await letJobTimePass(service, 'run-import');
      await queueOf(service).poll();
      await letJobTimePass(service, 'run-import');
      await queueOf(service).idle();
      expect(await lookAtImport(service, learner, importId)).toMatchObject({
        status: 'SUCCEEDED',
        created_count: LONG_COUNT,
        row_count: LONG_COUNT,
      });
      expect(await countWords(service, learner)).toBe(LONG_COUNT);
    });
  });
});
