/**
 * @long
 */
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { EmbeddedTrial, postmasterOf, query } from './embedded-trial.fixture.js';
import { isAlive, isServerOf, readPostmaster } from './postmaster.js';
import { childrenOf } from './process-tree.js';

const STOP_MILLISECONDS = 20_000;

describe('the embedded server, told to stop', () => {
  let trial: EmbeddedTrial;

  beforeEach(async () => {
    trial = await EmbeddedTrial.prepareStarted();
  });

  afterEach(() => trial.end());

  /** Stops it, with a coarse limit of time. */
  async function expectStop(stop: () => Promise<void>): Promise<void> {
    const began = performance.now();
    await stop();
    expect(performance.now() - began).toBeLessThan(STOP_MILLISECONDS);
  }

  /** Stops a process for a while. Returns false if it has ended. */
  function stopIfAlive(pid: number): boolean {
    try {
      return process.kill(pid, 'SIGSTOP');
    } catch {
      return false;
    }
  }

  it('is killed with all of its processes if it hangs, and keeps what was acknowledged', async () => {
    const events: string[] = [];
    const server = await trial.start({
      durable: true,
      log: (line) => events.push(line),
    });
    await query(server.url, `CREATE TABLE words AS SELECT 'serendipity' AS lemma`);
    const pid = await postmasterOf(server);
    // It is stopped before its children: it then neither starts others nor buries those that end.
    process.kill(pid, 'SIGSTOP');
    const children = (await childrenOf([pid])).filter(stopIfAlive);
    expect(children.length).toBeGreaterThan(2);
    await expectStop(() => server.stop());
    expect(await isServerOf(join(server.dataDir, 'postgres'), pid)).toBe(false);
    expect(events).toEqual([
      'PostgreSQL did not stop within 7 seconds (fast).',
      'PostgreSQL did not stop within 2 seconds (immediate).',
    ]);
    const again = await trial.start();
    expect(await query(again.url, 'SELECT lemma FROM words')).toEqual([{ lemma: 'serendipity' }]);
  }, 60_000);

  it('ends in time while it hangs in a restart', async () => {
    const server = await trial.start();
    const cluster = join(server.dataDir, 'postgres');
    const killed = await postmasterOf(server);
    process.kill(killed, 'SIGKILL');
    let pid = killed;
    while (pid === killed || !isAlive(pid)) {
      pid = (await readPostmaster(cluster))?.pid ?? killed;
      await delay(1);
    }
    process.kill(pid, 'SIGSTOP');
    await expectStop(() => server.stop());
    expect(await isServerOf(cluster, pid)).toBe(false);
  }, 60_000);
});
