import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { eventually } from '../support/jobs.js';
import { Learner } from '../support/learner.js';
import { collectMany } from '../support/many-words.js';
import { freePort, ServiceProcess } from '../support/service-process.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { EXPORT } from '../support/transfer.js';

const CLOCK = join(import.meta.dirname, '../../../../bench/main-thread-clock.mjs');
const WORDS = 2_000;
/** Milliseconds of the processor. To compile SQLite takes the main thread 69 or more, and the words themselves 12 at once. */
const MAX_TURN_MS = 50;

/** Only Linux tells the time of one thread. */
const onLinux = process.platform === 'linux' ? it : it.skip;

describe('the first export of a deck after a start', () => {
  let filled: TestApp;
  let learner: Learner;
  let directory: string;
  let built: ServiceProcess;
  let url: string;

  beforeAll(async () => {
    filled = await startTestApp();
    learner = await Learner.of(filled);
    await collectMany(filled, learner.userId, WORDS);
    directory = await mkdtemp(join(tmpdir(), 'wordgrove-first-deck-'));
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    built = new ServiceProcess({
      environment: {
        ...{ DATABASE_URL: filled.database.url, PORT: String(port) },
        ...{ LONGEST_TURN_FILE: turnFile(), NODE_OPTIONS: `--import=${pathToFileURL(CLOCK).href}` },
      },
    });
    await built.ready();
  });
  afterAll(async () => {
    await built?.stop();
    await filled.close();
    await rm(directory, { recursive: true, force: true });
  });

  const turnFile = () => join(directory, 'longest-turn');

  /** Returns the longest time for which the main thread has worked without looking at its sockets, since the last call. */
  async function longestTurn(): Promise<number> {
    await rm(turnFile(), { force: true });
    built.kill('SIGUSR2');
    const read = () => readFile(turnFile(), 'utf8');
    await eventually(async () => existsSync(turnFile()) && (await read()) !== '');
    return Number(await read());
  }

  const exported = async (format: string): Promise<[number, number]> => {
    const headers = { authorization: `Bearer ${learner.token}` };
    const response = await fetch(`${url}${EXPORT}?format=${format}`, { headers });
    return [response.status, (await response.arrayBuffer()).byteLength];
  };

  onLinux('lets others in all the time, though SQLite is compiled for it', async () => {
    // What an export of any format loads and compiles is not meant.
    expect((await exported('csv'))[0]).toBe(200);
    await longestTurn();
    const [status, bytes] = await exported('apkg');
    expect([status, bytes > 10 * WORDS]).toEqual([200, true]);
    expect(await longestTurn()).toBeLessThan(MAX_TURN_MS);
  });
});
