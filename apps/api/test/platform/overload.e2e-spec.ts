import { startTestApp, type TestApp } from '../support/test-app.js';

const WORDS = '/api/v1/learning/learned-words';

/** Many times what the service has connections. */
const CALLS = 200;

describe('calls while all connections to the database are busy', () => {
  let service: TestApp;
  beforeAll(async () => (service = await startTestApp({ isImpatient: true })));
  afterAll(() => service.close());

  /** Does the work while every statement on words waits. */
  async function withWordsLocked<T>(work: () => Promise<T>): Promise<T> {
    const holder = await service.database.pool.connect();
    try {
      await holder.query('begin');
      await holder.query('lock table learned_words in access exclusive mode');
      return await work();
    } finally {
      await holder.query('rollback');
      holder.release();
    }
  }

  it('are refused with 503 before they have waited for long', async () => {
    const { accessToken: token } = await service.given.token();
    const list = async () => {
      const start = performance.now();
      const { status, headers } = await service.client.get(WORDS, { token });
      return { status, headers, took: performance.now() - start };
    };
    const answers = await withWordsLocked(() =>
      Promise.all(Array.from({ length: CALLS }, () => list())),
    );
    for (const { status, headers } of answers) {
      expect(status).toBe(503);
      expect(headers.get('retry-after')).toBe('1');
    }
    const times = answers.map(({ took }) => took).sort((one, other) => one - other);
    // Two seconds, and the rest is for a busy machine.
    expect(times[CALLS / 2]).toBeLessThan(8_000);
    expect((await list()).status).toBe(200);
  });
});
