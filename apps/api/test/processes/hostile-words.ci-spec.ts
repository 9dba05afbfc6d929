/**
 * @measures-time
 */
import { Learner } from '../support/learner.js';
import { freePort, ServiceProcess } from '../support/service-process.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

/** Far more than a request waits on a busy machine, and far less than these words took. */
const STANDSTILL_MS = 1_500;
const HAN = Array.from({ length: 255 }, (_, at) => String.fromCodePoint(0x4e00 + at)).join('');

describe('words that were made to cost much when cards are built of them', () => {
  let filled: TestApp;
  let built: ServiceProcess;
  let url: string;

  beforeAll(async () => {
    filled = await startTestApp();
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    built = new ServiceProcess({
      environment: { DATABASE_URL: filled.database.url, PORT: String(port) },
    });
    await built.ready();
  });
  afterAll(async () => {
    await built?.stop('SIGKILL');
    await filled.close();
  });

  const post = async (token: string, path: string, body: object) => {
    const response = await fetch(`${url}/api/v1/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: await response.json() };
  };

  /** Returns the longest time for which nobody was served while this was worked on. */
  async function standstillDuring(work: Promise<unknown>): Promise<number> {
    let [longest, isOver] = [0, false];
    const end = work.finally(() => (isOver = true));
    while (!isOver) {
      const start = performance.now();
      await fetch(`${url}/health/live`, { signal: AbortSignal.timeout(20_000) });
      longest = Math.max(longest, performance.now() - start);
    }
    await end;
    return longest;
  }

  const many = (text: string) =>
    Array.from({ length: 50 }, (_, at) => `${at} ${text.repeat(1_000)}`.slice(0, 980));

  it.each([
    ['white space', 'GERMAN', `a${' '.repeat(30)}b`, [`a${' '.repeat(200)}c`]],
    ['a long term beside syllables', 'CHINESE', HAN, many('a ')],
    ['a pattern', 'JAPANESE', '食(べ|べ)*xる', [`食${'べ'.repeat(60)}。私は`]],
    ['parts of a compound', 'ENGLISH', 'catalog', many('catalog cat log ')],
  ])(
    'keep nobody waiting: %s',
    async (_, language, term, notes) => {
      const { token } = await Learner.of(filled);
      const spec = { language: `LANGUAGE_${language}`, term, notes };
      expect((await post(token, 'learning/collect-word', { spec })).status).toBe(200);
      const cards = post(token, 'review-plans/default/flashcards', {});
      expect(await standstillDuring(cards)).toBeLessThan(STANDSTILL_MS);
      expect((await cards).body.flashcards).toHaveLength(1);
    },
    60_000,
  );
});
