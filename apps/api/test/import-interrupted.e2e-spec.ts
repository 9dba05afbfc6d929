import type { PoolClient } from 'pg';
import { eventually, letJobTimePass, queueOf, withReplica } from './support/jobs.js';
import { Learner } from './support/learner.js';
import { startTestApp, type TestApp } from './support/test-app.js';
import { IMPORTS, upload } from './support/transfer.js';

const WORDS = 1_200;
const CSV = `term\n${Array.from({ length: WORDS }, (_, n) => `word ${n}\n`).join('')}`;

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

const look = async ({ token }: Learner, id: string) =>
  (await service.client.get(`${IMPORTS}/${id}`, { token })).body.import;

const wordCount = async (learner: Learner): Promise<number> => {
  const { rows } = await service.database.pool.query(
    'select count(*)::integer as n from learned_words where user_id = $1',
    [learner.userId],
  );
  return rows[0].n;
};

/**
 * Holds an import in the middle of its transaction: the second of its batches waits for a word that
 * another transaction is about to add.
 */
async function inTheMiddle(
  instance: TestApp,
  learner: Learner,
  work: (id: string) => Promise<void>,
): Promise<void> {
  const blocker = await service.database.pool.connect();
  try {
    await addWithoutCommit(blocker, learner, 'word 700');
    const { body } = await upload(instance, learner, 'csv', CSV);
    await eventually(() => isWaiting());
    await work(body.import.id);
  } finally {
    await blocker.query('rollback');
    blocker.release();
  }
}

async function addWithoutCommit(connection: PoolClient, { userId }: Learner, term: string) {
  await connection.query('begin');
  await connection.query(
    `insert into learned_words (user_id, language, term, term_key, tags, notes, contexts,
       memory_state, stability, difficulty, learning_step, review_count, lapse_count,
       next_review_at, mastery_level, declared_mastery_level, declared_at, created_at, updated_at)
     values ($1, 'LANGUAGE_ENGLISH', $2, $2, '{}', '{}', '[]', 'NEW', 0, 0, 0, 0, 0, $3, 0, 0, $3,
       $3, $3)`,
    [userId, term, service.clock.now()],
  );
}

/** Whether some statement of the service waits for a transaction. */
async function isWaiting(): Promise<boolean> {
  const { rows } = await service.database.pool.query(
    `select 1 from pg_stat_activity where datname = current_database()
       and application_name = 'wordgrove' and wait_event_type = 'Lock'`,
  );
  return rows.length > 0;
}

describe('an import that is interrupted', () => {
  it('in the middle of writing leaves nothing, and another replica does all of it', async () => {
    const learner = await Learner.of(service);
    await withReplica(service, async (replica) => {
      let importId = '';
      await inTheMiddle(replica, learner, async (id) => {
        importId = id;
        // What a kill is for the database: the connections are gone.
        await service.database.pool.query(
          `select pg_terminate_backend(pid, 5000) from pg_stat_activity
           where datname = current_database() and application_name = 'wordgrove'`,
        );
        expect(await wordCount(learner)).toBe(0);
      });
      await queueOf(replica).onModuleDestroy();
      expect(await wordCount(learner)).toBe(0);
      expect((await look(learner, importId)).status).toBe('RUNNING');
      await letJobTimePass(service, 'run-import');
      await queueOf(service).poll();
      await letJobTimePass(service, 'run-import');
      await queueOf(service).idle();
      expect(await look(learner, importId)).toMatchObject({
        status: 'SUCCEEDED',
        created_count: WORDS,
        row_count: WORDS,
      });
      expect(await wordCount(learner)).toBe(WORDS);
    });
  });

  it('shows how far it is, but no word before all are there', async () => {
    const learner = await Learner.of(service);
    await inTheMiddle(service, learner, async (id) => {
      expect((await look(learner, id)).status).toBe('RUNNING');
      expect(await wordCount(learner)).toBe(0);
    });
    await queueOf(service).idle();
    expect(await wordCount(learner)).toBe(WORDS);
  });

  it('by its deletion writes nothing', async () => {
    const learner = await Learner.of(service);
    const { token } = learner;
    await inTheMiddle(service, learner, async (id) => {
      expect((await service.client.delete(`${IMPORTS}/${id}`, { token })).status).toBe(200);
    });
    await queueOf(service).idle();
    expect(await wordCount(learner)).toBe(0);
    expect((await service.client.get(IMPORTS, { token })).body.imports).toEqual([]);
  });
});
