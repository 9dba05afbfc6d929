import { openDatabasePath, type DatabasePath } from '../support/database-path.js';
import { eventually, gate, newJobName, queueOf, registerJob } from '../support/jobs.js';
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
import { collectMuch } from '../support/much-to-read.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { EXPORT } from '../support/transfer.js';

/** The time in milliseconds within which everything must be back. */
const BACK_MS = 30_000;

describe('a network that loses the answer to a statement which may take long', () => {
  let service: TestApp;
  let path: DatabasePath;
  let learner: Learner;
  beforeAll(async () => {
    const open = async (url: string) => (path = await openDatabasePath(url));
    service = await startTestApp({ isImpatient: true, path: open });
  });
  afterAll(() => service.close());
  beforeEach(async () => (learner = await Learner.of(service)));
  afterEach(() => (path.isLosing = false));

  /** Loses all bytes for longer than a request waits for an answer. */
  async function loseBytes(): Promise<void> {
    path.isLosing = true;
    expect((await learner.send({ term: 'lost' })).status).toBe(503);
  }

  it('keeps neither its user nor an import waiting once the network is back', async () => {
    let id = '';
    await inTheMiddleOfImport(
      service,
      learner,
      async (begun) => {
        id = begun;
        path.isLosing = true;
      },
      longFile(service),
    );
    await eventually(() => isForgotten(service));
    await loseBytes();
    path.isLosing = false;
    const since = performance.now();
    await eventually(async () => (await learner.send({ term: 'mine' })).status === 200);
    await eventually(async () => (await countWords(service, learner)) > WRITTEN_COUNT + 1);
    expect(performance.now() - since).toBeLessThan(BACK_MS);
    await eventually(async () => (await lookAtImport(service, learner, id)).status === 'SUCCEEDED');
    expect(await countWords(service, learner)).toBe(LONG_COUNT + 1);
    expect(await countReviews(service, learner)).toBe(LONG_COUNT);
  });

  it('has a job that ended meanwhile neither done twice nor taken for one that runs', async () => {
    const name = newJobName();
    const began = gate();
    const { runs } = registerJob(service, name, () => {
      path.isLosing = true;
      began.open();
    });
    await queueOf(service).enqueue(name, {});
    await began.opened;
    await loseBytes();
    path.isLosing = false;
    const since = performance.now();
    const isKept = async () => {
      const query = 'select from pgboss.job where name = $1';
      return (await service.database.pool.query(query, [name])).rowCount !== 0;
    };
    const look = () => queueOf(service).poll();
    await eventually(() =>
      look().then(
        async () => !(await isKept()),
        () => false,
      ),
    );
    expect(performance.now() - since).toBeLessThan(BACK_MS);
    expect(runs).toHaveLength(1);
  });

  it('lets a reader know that its export will not go on', async () => {
    await collectMuch(service, learner.token);
    const headers = { authorization: `Bearer ${learner.token}` };
    // The next statement is on its way when the bytes of the one before arrive.
    path.delayMs = 200;
    const answer = await fetch(service.url + EXPORT, { headers });
    const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
    await reader.read();
    path.isLosing = true;
    path.delayMs = 0;
    const read = readOn(reader);
    await loseBytes();
    path.isLosing = false;
    const since = performance.now();
    await expect(read).rejects.toThrow('terminated');
    expect(performance.now() - since).toBeLessThan(BACK_MS);
  });
});

/** Returns whether the server waits in a transaction for what the service would do next. */
async function isForgotten({ database }: TestApp): Promise<boolean> {
  const { rowCount } = await database.pool.query(
    `select from pg_stat_activity where datname = current_database()
       and application_name = 'wordgrove' and state = 'idle in transaction'`,
  );
  return rowCount === 1;
}

async function readOn(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  while (!(await reader.read()).done);
}
