import { letJobTimePass, queueOf, withReplica } from '../support/jobs.js';
import { Learner } from '../support/learner.js';
import {
  countReviews,
  countWords,
  inTheMiddleOfImport,
  LONG_COUNT,
  longFile,
  lookAtImport,
  WRITTEN_COUNT,
} from '../support/long-import.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

/** A word is there with its reviews, or not at all. */
async function expectWritten(learner: Learner, count: number): Promise<void> {
  expect(await countWords(service, learner)).toBe(count);
  expect(await countReviews(service, learner)).toBe(count);
}

describe('an import whose process is killed', () => {
  it('in the middle of a turn keeps those before, and another replica does the rest', async () => {
    const learner = await Learner.of(service);
    await withReplica(service, async (replica) => {
      let importId = '';
      let stopped: Promise<void> | undefined;
      const killed = async (id: string) => {
        importId = id;
        // A process that is killed does not go on with the import on new connections.
        stopped = queueOf(replica).onModuleDestroy();
        // What a kill is for the database: the connections are gone.
        await service.database.pool.query(
          `select pg_terminate_backend(pid, 5000) from pg_stat_activity
           where datname = current_database() and application_name = 'wordgrove'`,
        );
        await expectWritten(learner, WRITTEN_COUNT);
      };
      await inTheMiddleOfImport(replica, learner, killed, longFile(service));
      await stopped;
      await expectWritten(learner, WRITTEN_COUNT);
      expect(await lookAtImport(service, learner, importId)).toMatchObject({
        status: 'RUNNING',
        created_count: WRITTEN_COUNT,
      });
      await letJobTimePass(service, 'run-import');
      await queueOf(service).poll();
      await letJobTimePass(service, 'run-import');
      await queueOf(service).idle();
      expect(await lookAtImport(service, learner, importId)).toMatchObject({
        status: 'SUCCEEDED',
        created_count: LONG_COUNT,
        row_count: LONG_COUNT,
        updated_count: 0,
        error_count: 0,
      });
      await expectWritten(learner, LONG_COUNT);
    });
  });
});
