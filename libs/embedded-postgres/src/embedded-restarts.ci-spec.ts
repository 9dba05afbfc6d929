import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EmbeddedTrial, postmasterOf, query } from './embedded-trial.fixture.js';
import { isServerOf, readPostmaster } from './postmaster.js';
import { claimServer, type Claim } from './server-ownership.js';

describe('the embedded server, if it keeps ending,', () => {
  let trial: EmbeddedTrial;

  beforeEach(async () => {
    trial = await EmbeddedTrial.prepareStarted();
  });

  afterEach(() => trial.end());

  it('starts it again however often it is killed', async () => {
    const KILLS = 7;
    const lost = jest.fn();
    let running: () => void = () => undefined;
    const server = await trial.start({
      onLost: lost,
      log: (line) => void (line === 'PostgreSQL is running again.' && running()),
    });
    for (let kill = 0; kill < KILLS; kill += 1) {
      const again = new Promise<void>((resolve) => (running = resolve));
      process.kill(await postmasterOf(server), 'SIGKILL');
      await again;
    }
    expect(await query(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(lost).not.toHaveBeenCalled();
  }, 60_000);

  it('starts it again if its processes are killed, but not the first of them, which would wait for ever', async () => {
    const KILLS = 3;
    let running: () => void = () => undefined;
    const server = await trial.start({
      log: (line) => void (line === 'PostgreSQL is running again.' && running()),
    });
    for (let kill = 0; kill < KILLS; kill += 1) {
      const again = new Promise<void>((resolve) => (running = resolve));
      const postmaster = await postmasterOf(server);
      for (const child of await childrenOf(postmaster)) killIfThere(child);
      await again;
      expect(await postmasterOf(server)).not.toBe(postmaster);
    }
    expect(await query(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  }, 60_000);

  it('notices a kill in the moment in which it has become the owner', async () => {
    const { cluster, pid } = await trial.startWithoutOwner();
    const address = { kind: 'socket', directory: join(cluster, '../run'), port: 5432 } as const;
    let claim: Claim;
    do claim = await claimServer(address, cluster);
    while (claim.outcome !== 'owned');
    const { connection } = claim;
    const end = new Promise<void>((resolve) => void connection.once('end', resolve));
    process.kill(pid, 'SIGKILL');
    await end;
    // The claim still says so after the event.
    await expect(claim.ended).resolves.toBeUndefined();
  });

  it('tries again if it cannot be started, and says why', async () => {
    const events: string[] = [];
    let settled: () => void = () => undefined;
    const running = new Promise<void>((resolve) => (settled = resolve));
    const server = await trial.start({
      log: (line) => {
        events.push(line);
        if (line.startsWith('PostgreSQL could not be started')) void rm(conf);
        if (line === 'PostgreSQL is running again.') settled();
      },
    });
    const conf = join(server.dataDir, 'postgres', 'local.conf');
    await writeFile(conf, 'no_such_parameter = 1', { mode: 0o644 });
    process.kill(await postmasterOf(server), 'SIGKILL');
    await running;
    expect(events.slice(0, 3)).toEqual([
      'PostgreSQL stopped unexpectedly. Starting it again.',
      expect.stringMatching(
        /^PostgreSQL could not be started: .* did not start: .*contains errors.* Starting it again in 0\.1 s\.$/,
      ),
      'PostgreSQL is running again.',
    ]);
  });

  it('can be stopped in a pause before it is started again', async () => {
    let paused: () => void = () => undefined;
    const pause = new Promise<void>((resolve) => (paused = resolve));
    const server = await trial.start({
      log: (line) => void (/again in 0\.4 s/.test(line) && paused()),
    });
    const conf = join(server.dataDir, 'postgres', 'local.conf');
    await writeFile(conf, 'no_such_parameter = 1', { mode: 0o644 });
    process.kill(await postmasterOf(server), 'SIGKILL');
    await pause;
    await server.stop();
    const cluster = join(server.dataDir, 'postgres');
    // The killed one may have left its record.
    const record = await readPostmaster(cluster);
    expect(record !== undefined && (await isServerOf(cluster, record.pid))).toBe(false);
  });
});

async function childrenOf(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return children.split(' ').filter(Boolean).map(Number);
}

/** The others end as soon as the first one is gone. */
function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
