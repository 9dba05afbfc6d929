import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, mkdirSync, statfsSync } from 'node:fs';
import { appendFile, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { EmbeddedServer, EmbeddedServerOptions } from './embedded-server.js';
import { EmbeddedTrial, postmasterOf, query } from './embedded-trial.fixture.js';

const MB = 1_000_000;
const SEGMENT_MB = 16.8;
/** More than any disk has. */
const NEVER_FREE = 1e15;
const canMount = process.platform === 'linux' && process.getuid?.() === 0;

describe('the embedded server, on a disk with little space,', () => {
  let trial: EmbeddedTrial;
  let lines: string[];
  let heard: () => void;

  beforeEach(async () => {
    trial = await EmbeddedTrial.prepare();
    lines = [];
    heard = () => undefined;
  });

  afterEach(() => trial.end());

  const log = (line: string): void => {
    lines.push(line);
    heard();
  };

  /** Resolves when a line has been logged, after those before it. */
  async function logged(part: string): Promise<void> {
    while (!lines.some((line) => line.includes(part)))
      await new Promise<void>((resolve) => (heard = resolve));
    lines = [];
  }

  const start = (options: Partial<EmbeddedServerOptions>) => trial.start({ log, ...options });

  async function settings({ url }: EmbeddedServer) {
    const names = ['max_wal_size', 'autovacuum', 'temp_file_limit', 'full_page_writes', 'fsync'];
    const values = await Promise.all(
      names.map((name) => query<Record<string, string>>(url, `SHOW ${name}`)),
    );
    return Object.fromEntries(names.map((name, at) => [name, values[at]?.[0]?.[name]]));
  }

  async function logMb({ dataDir }: EmbeddedServer): Promise<number> {
    const names = await readdir(join(dataDir, 'postgres', 'pg_wal'));
    return names.filter((name) => /^[0-9A-F]{24}$/.test(name)).length * SEGMENT_MB;
  }

  /** Returns the largest size in MB that the log has while much more is logged. */
  async function largestLog(server: EmbeddedServer): Promise<number> {
    let largest = 0;
    for (let written = 0; written < 400; written += 10) {
      await query(
        server.url,
        `SELECT pg_logical_emit_message(false, 'test', repeat('x', 1000000)) FROM generate_series(1, 10)`,
      );
      largest = Math.max(largest, await logMb(server));
    }
    return largest;
  }

  const DURABLE = { full_page_writes: 'on', fsync: 'on' };
  const USUAL = { max_wal_size: '1GB', autovacuum: 'on', temp_file_limit: '-1', ...DURABLE };
  const SHORT = {
    max_wal_size: '32MB',
    autovacuum: 'off',
    temp_file_limit: '2147483647kB',
    ...DURABLE,
  };

  it('keeps its log small and does not vacuum if less than the reserve is free', async () => {
    await trial.takeStarted();
    const server = await start({ reserveBytes: NEVER_FREE, durable: true });
    await logged('does not vacuum');
    expect(await settings(server)).toEqual(SHORT);
    expect(await largestLog(server)).toBeLessThan(160);
  }, 60_000);

  it('keeps its log small if the largest would not fit beside the reserve, whatever an operator sets', async () => {
    await trial.takeStarted();
    await appendFile(join(trial.parent, 'data/postgres/local.conf'), 'max_wal_size = 1000TB\n');
    const server = await start({ reserveBytes: 1, durable: true });
    await logged('keeps its log small');
    expect(await settings(server)).toEqual({ ...USUAL, max_wal_size: '64MB' });
    expect(await largestLog(server)).toBeLessThan(160);
  }, 60_000);

  it('does so after it was killed, too, and no longer if it starts again with space', async () => {
    await trial.takeStarted();
    const server = await start({ reserveBytes: NEVER_FREE });
    await logged('does not vacuum');
    process.kill(await postmasterOf(server), 'SIGKILL');
    await logged('running again');
    expect(await settings(server)).toMatchObject({ max_wal_size: '32MB', autovacuum: 'off' });
    await server.stop();
    const again = await start({ durable: true });
    expect(await settings(again)).toEqual(USUAL);
  }, 60_000);

  (canMount ? describe : describe.skip)('which somebody fills', () => {
    const RESERVE_MB = 100;
    let filler: string;

    beforeEach(() => {
      const data = trial.dataDir;
      mkdirSync(data);
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=600m', 'tmpfs', data]);
      chmodSync(data, 0o755);
      filler = join(data, '.filler');
    });

    afterEach(async () => {
      await trial.stop();
      execFileSync('umount', ['--lazy', trial.dataDir]);
    });

    function leaveFree(megabytes: number): void {
      const block = Buffer.alloc(MB);
      const free = () => {
        const { bavail, bsize } = statfsSync(trial.parent + '/data');
        return bavail * bsize;
      };
      while (free() > Math.max(megabytes * MB, MB)) appendFileSync(filler, block);
      if (megabytes === 0) appendFileSync(filler, block.subarray(0, free()));
    }

    async function autovacuumRuns({ url }: EmbeddedServer): Promise<boolean> {
      const workers = `SELECT 1 FROM pg_stat_activity WHERE backend_type = 'autovacuum worker'`;
      return (await query(url, workers)).length > 0;
    }

    it('says in sentences where there is no space to start it again, until there is', async () => {
      const server = await start({});
      const failures = () => lines.filter((line) => line.includes('could not be started'));
      const postmaster = await postmasterOf(server);
      await new Promise<void>((resolve) => {
        heard = () => {
          // What has ended leaves some space.
          leaveFree(0);
          if (failures().length === 3) resolve();
        };
        leaveFree(0);
        process.kill(postmaster, 'SIGKILL');
      });
      const sentences =
        /^PostgreSQL could not be started: The data directory \/\S+\/data is on a disk that is full\. Free some space there\. Starting it again in [\d.]+ s\.$/;
      for (const line of failures()) expect(line).toMatch(sentences);
      await rm(filler);
      await logged('running again');
    }, 60_000);

    it('ends a vacuum that runs, and goes on as before when there is space', async () => {
      const parameters = {
        max_wal_size: '80MB',
        autovacuum_naptime: '1s',
        autovacuum_vacuum_cost_delay: '100ms',
        autovacuum_vacuum_cost_limit: 1,
      };
      const server = await start({ reserveBytes: RESERVE_MB * MB, parameters });
      await query(server.url, 'CREATE TABLE words AS SELECT n FROM generate_series(1, 100000) n');
      await query(server.url, 'DELETE FROM words');
      while (!(await autovacuumRuns(server))) await setImmediate();
      leaveFree(RESERVE_MB + 50);
      await logged('keeps its log small');
      expect(await autovacuumRuns(server)).toBe(true);
      leaveFree(RESERVE_MB - 30);
      await logged('does not vacuum');
      while (await autovacuumRuns(server)) await setImmediate();
      process.kill(await postmasterOf(server), 'SIGKILL');
      await logged('running again');
      expect(await settings(server)).toMatchObject({ max_wal_size: '32MB', autovacuum: 'off' });
      await rm(filler);
      await logged('usual size');
      expect(await settings(server)).toMatchObject({ max_wal_size: '80MB', autovacuum: 'on' });
      while (!(await autovacuumRuns(server))) await setImmediate();
    }, 60_000);
  });
});
