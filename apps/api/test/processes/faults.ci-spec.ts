/**
 * @long
 */
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { createTestDatabase } from '../support/database.js';
import { eventually } from '../support/jobs.js';
import type { ServiceProcess } from '../support/service-process.js';
import { ServiceTrial } from '../support/service-trial.js';

describe('the service in faults', () => {
  let trial: ServiceTrial;

  beforeEach(async () => {
    trial = await ServiceTrial.prepare();
  });

  afterEach(() => trial.end());

  const isReady = async (): Promise<boolean> =>
    (await fetch(`http://127.0.0.1:${trial.port}/health/ready`)).ok;

  async function expectRefusal(service: ServiceProcess, message: RegExp): Promise<void> {
    expect(await service.ended).toEqual({ code: 1, signal: null });
    expect(service.errors).toMatch(message);
    expect(service.errors.trim().split('\n')).toHaveLength(1);
    expect(service.output).toBe('');
  }

  it('stays up however often its database is killed, and continues', async () => {
    await trial.takeStarted();
    const service = await trial.runUntilReady();
    for (let kills = 1; kills <= 6; kills += 1) {
      await trial.endServer('SIGKILL');
      await service.printed(new RegExp(`(PostgreSQL is running again[^]*){${kills}}`));
    }
    await eventually(isReady);
    expect(await service.stop()).toEqual({ code: 0, signal: null });
    expect(await trial.serverRuns()).toBe(false);
  });

  it('stops in time although its database hangs', async () => {
    await trial.takeStarted();
    const service = await trial.runUntilReady();
    await trial.endServer('SIGSTOP');
    const began = performance.now();
    expect(await service.stop()).toEqual({ code: 0, signal: null });
    expect(performance.now() - began).toBeLessThan(30_000);
    expect(service.output).toContain('PostgreSQL did not stop within 7 seconds (fast).');
    expect(await trial.serverRuns()).toBe(false);
  });

  it('refuses writes while its disk has less than the reserve, and serves reads', async () => {
    await trial.takeStarted();
    const service = await trial.runUntilReady({ environment: { DISK_RESERVE_MB: '1000000000' } });
    const origin = `http://localhost:${trial.port}`;
    const refused = await fetch(`http://127.0.0.1:${trial.port}/api/console/users`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: '{}',
    });
    expect([refused.status, await refused.text()]).toEqual([
      503,
      expect.stringContaining('DISK_FULL'),
    ]);
    expect(await isReady()).toBe(true);
    expect(service.output).toMatch(/\(DISK_RESERVE_MB\) are free of \d+ in all on the disk of/);
  });

  it.each(['1', '2'])(
    'lets its database write little by itself meanwhile, after a kill too (workers: %s)',
    async (workers) => {
      await trial.takeStarted();
      const environment = { DISK_RESERVE_MB: '1000000000', WEB_CONCURRENCY: workers };
      const service = await trial.runUntilReady({ environment });
      const saysSo = 'PostgreSQL keeps its log small and does not vacuum';
      await service.printed(new RegExp(saysSo));
      expect(await settings()).toEqual(['32MB', 'off', 'on']);
      await trial.endServer('SIGKILL');
      await service.printed(/PostgreSQL is running again/);
      expect(await settings()).toEqual(['32MB', 'off', 'on']);
    },
  );

  /** Returns how large the log of the database may be, whether it vacuums, and whether what it acknowledges is on the disk. */
  async function settings(): Promise<string[]> {
    const client = new Client({ connectionString: trial.databaseUrl });
    await client.connect();
    const names = ['max_wal_size', 'autovacuum', 'synchronous_commit'];
    const values = [];
    for (const name of names) values.push((await client.query(`SHOW ${name}`)).rows[0][name]);
    await client.end();
    return values;
  }

  it.each([undefined, '2'])(
    'takes nothing from the variables of PostgreSQL (workers: %s)',
    async (workers) => {
      const environment = {
        ...(workers !== undefined && { WEB_CONCURRENCY: workers }),
        PGOPTIONS: '-c nonsense=1',
        PGREPLICATION: 'true',
        PGSSLMODE: 'require',
        PGHOST: '192.0.2.1',
        PGUSER: 'nobody',
      };
      const service = await trial.runUntilReady({ environment });
      expect(await isReady()).toBe(true);
      expect(service.errors).toBe(
        'Variables of PostgreSQL have no effect: PGHOST, PGOPTIONS, PGREPLICATION, PGSSLMODE, PGUSER. What a connection needs belongs in DATABASE_URL.\n',
      );
      expect(await service.stop()).toEqual({ code: 0, signal: null });
    },
  );

  it('says which port the system has chosen', async () => {
    await trial.takeStarted();
    const service = await trial.runUntilReady({ environment: { PORT: '0' } });
    const [, url = ''] = /running at (http:\/\/localhost:[1-9]\d*)\n/.exec(service.output) ?? [];
    expect((await fetch(`${url.replace('localhost', '127.0.0.1')}/health/ready`)).status).toBe(200);
    expect(await service.stop()).toEqual({ code: 0, signal: null });
  });

  describe('refuses to start, in one line and with exit code 1,', () => {
    it('if its data cannot be created, and does not hang', async () => {
      const service = trial.run({ environment: { DATA_DIR: '/proc/x' } });
      await expectRefusal(service, /^DATA_DIR \/proc\/x cannot be created/);
    });

    it.each(['1', '2'])('if temporary files have no place (workers: %s)', async (workers) => {
      const environment = { TMPDIR: '/nosuch', WEB_CONCURRENCY: workers };
      const service = trial.run({ environment });
      await expectRefusal(
        service,
        /^TMPDIR \/nosuch does not exist, or takes no files\. Set it to /,
      );
      expect(readdirSync(trial.dataDir)).toEqual([]);
    });

    it('if its data would be among the files of others, of which it changes nothing', async () => {
      const directory = join(trial.dataDir, 'others');
      mkdirSync(join(directory, 'photos'), { recursive: true });
      for (const path of [trial.dataDir, directory]) chmodSync(path, 0o755);
      const before = statSync(directory);
      const service = trial.run({ environment: { DATA_DIR: directory } });
      await expectRefusal(service, /^DATA_DIR \S+\/others has no database, but other files, such as "photos"\. Choose /); // prettier-ignore
      expect(readdirSync(directory)).toEqual(['photos']);
      expect(statSync(directory)).toMatchObject({ uid: before.uid, mode: before.mode });
    });

    it.each([
      [{ DATA_DIR: '/opt' }, /^DATA_DIR \/opt is a directory of the system\. Choose /],
      [{ DATABASE_URL: 'postgres://db/w?port=99999' }, null],
      [{ DATABASE_URL: 'postgres://db/w?sslmode=bananas' }, null],
      [{ REDIS_URL: 'redis://cache?connectTimeout=soon' }, null],
      [{ DATA_DIR: '~/.data' }, null],
      [{ DATA_DIR: '$HOME/.data' }, null],
    ] as [Record<string, string>, RegExp | null][])('if it gets %j', async (settings, message) => {
      const directory = mkdtempSync(join(tmpdir(), 'wordgrove-cwd-'));
      const service = trial.run({ environment: settings, directory });
      expect(await service.ended).toEqual({ code: 1, signal: null });
      const [name] = Object.keys(settings);
      const listed = new RegExp(`^These settings are wrong:\\n  ${name} [^\\n]+\\n$`);
      expect(service.errors).toMatch(message ?? listed);
      expect(readdirSync(directory)).toEqual([]);
      rmdirSync(directory);
    });

    it('if a newer version has updated the database', async () => {
      const database = await createTestDatabase();
      await database.pool.query(
        `insert into schema_migrations (timestamp, name) values (1999000000000, 'Later1999000000000')`,
      );
      const service = trial.run({ environment: { DATABASE_URL: database.url } });
      await expectRefusal(
        service,
        /^The database was updated by a newer version .*Later1999000000000/,
      );
      await database.drop();
    });
  });

  it.each([
    [
      'before it creates a table',
      'create table users (id int)',
      /has tables of another program, of which public\.users /,
    ],
    [
      'in the middle of an update',
      'create table learned_words (id int)',
      /"learned_words" already exists/,
    ],
  ])(
    'names DATABASE_URL in one line if another program has its database: %s',
    async (_when, table, reason) => {
      const database = await createTestDatabase();
      await database.pool.query(
        `drop schema public cascade; drop schema pgboss cascade; create schema public; ${table}`,
      );
      const service = trial.run({ environment: { DATABASE_URL: database.url } });
      await expectRefusal(service, /^DATABASE_URL: /);
      expect(service.errors).toMatch(reason);
      await database.drop();
    },
  );

  it('warns of a misspelt setting, and still names the wrong ones', async () => {
    const service = trial.run({ environment: { BASEURL: 'https://words.example', PORT: 'many' } });
    expect(await service.ended).toEqual({ code: 1, signal: null });
    expect(service.errors).toMatch(
      /^BASEURL is not a setting .* Did you mean BASE_URL\?\nThese settings are wrong:\n {2}PORT /,
    );
  });
});
