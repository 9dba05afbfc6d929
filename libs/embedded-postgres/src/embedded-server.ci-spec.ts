import { spawn } from 'node:child_process';
import { chmod, mkdir, readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { EmbeddedTrial, postmasterOf, query } from './embedded-trial.fixture.js';
import { isAlive, isServerOf, readPostmaster } from './postmaster.js';
import { serverIdentity } from './server-identity.js';

describe('the embedded server', () => {
  let trial: EmbeddedTrial;

  beforeEach(async () => {
    trial = await EmbeddedTrial.prepare();
  });

  afterEach(() => trial.end());

  describe('in an empty directory', () => {
    it('makes a UTF-8 database whose order does not depend on the machine', async () => {
      const server = await trial.start();
      const [row] = await query(
        server.url,
        `SELECT current_database() AS name, pg_encoding_to_char(encoding) AS encoding,
                datlocprovider AS provider, datlocale AS locale
           FROM pg_database WHERE datname = current_database()`,
      );
      expect(row).toEqual({
        name: 'trial',
        encoding: 'UTF8',
        provider: 'b',
        locale: 'C.UTF-8',
      });
    });

    it('keeps acknowledged writes on the disk by default', async () => {
      const server = await trial.start({ durable: true });
      const [row] = await query(
        server.url,
        `SELECT current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commit`,
      );
      expect(row).toEqual({ fsync: 'on', commit: 'on' });
    });

    it('listens on no network interface and lets no other user in', async () => {
      const server = await trial.start();
      const [row] = await query(server.url, `SELECT current_setting('listen_addresses') AS a`);
      expect(row).toEqual({ a: '' });
      for (const name of ['run', 'postgres']) {
        expect((await stat(join(server.dataDir, name))).mode & 0o077).toBe(0);
      }
    });

    it('has the database that every server has by default', async () => {
      const server = await trial.start({ database: 'postgres' });
      const plain = await trial.start({
        dataDir: join(trial.parent, 'plain'),
        database: undefined,
      });
      for (const { url } of [server, plain]) {
        expect(await query(url, 'SELECT current_database() AS name')).toEqual([
          { name: 'postgres' },
        ]);
      }
    });

    it('has the parameters with which it is started, which local.conf overrides', async () => {
      const parameters = { max_connections: 33, 'a.text': `it's\\a "text"\n`, jit: false };
      const shown = (url: string) =>
        query(
          url,
          `SELECT current_setting('max_connections') AS connections, current_setting('jit') AS jit,
                  current_setting('a.text') AS text`,
        );
      const first = await trial.start({ parameters });
      const expected = { connections: '33', jit: 'off', text: parameters['a.text'] };
      expect(await shown(first.url)).toEqual([expected]);
      await first.stop();
      await writeFile(join(first.dataDir, 'postgres', 'local.conf'), 'max_connections = 34', {
        mode: 0o644,
      });
      const second = await trial.start({ parameters });
      expect(await shown(second.url)).toEqual([{ ...expected, connections: '34' }]);
    });

    it('lets one of two simultaneous starts win and refuses the other', async () => {
      const results = await Promise.allSettled([trial.start(), trial.start()]);
      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      const refused = results.find((result) => result.status === 'rejected');
      expect(String(refused?.reason)).toMatch(/data is in use by another process/);
    });

    it('removes the files that a start left behind when it was killed', async () => {
      const dead = spawn('true');
      await new Promise((resolve) => dead.on('exit', resolve));
      const leftover = join(trial.parent, 'data', `postgres.new-${dead.pid}`);
      await mkdir(leftover, { recursive: true });
      await writeFile(join(leftover, 'PG_VERSION'), '18\n');
      await chmod(trial.dataDir, 0o711);
      const server = await trial.start();
      expect(await query(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
      expect(await readdir(server.dataDir)).not.toContain(`postgres.new-${dead.pid}`);
    });
  });

  describe('started again', () => {
    beforeEach(() => trial.takeStarted());

    it('finds its data, and leaves no process between', async () => {
      const first = await trial.start();
      await query(first.url, `CREATE TABLE words AS SELECT 'serendipity' AS lemma`);
      const pid = await postmasterOf(first);
      await first.stop();
      expect(await isServerOf(join(first.dataDir, 'postgres'), pid)).toBe(false);
      const second = await trial.start();
      expect(await query(second.url, 'SELECT lemma FROM words')).toEqual([
        { lemma: 'serendipity' },
      ]);
    });

    it('is not misled by a process that got the old process id', async () => {
      const first = await trial.start();
      const record = await readFile(join(first.dataDir, 'postgres', 'postmaster.pid'), 'utf8');
      const lock = await readFile(join(first.dataDir, 'run', '.s.PGSQL.5432.lock'), 'utf8');
      await first.stop();
      const bystander = spawn('sleep', ['600'], { ...serverIdentity() });
      trial.bystanders.push(bystander);
      for (const [file, text] of [
        ['postgres/postmaster.pid', record],
        ['run/.s.PGSQL.5432.lock', lock],
      ] as const) {
        await writeFile(join(first.dataDir, file), text.replace(/^\d+/, String(bystander.pid)), {
          mode: 0o644,
        });
      }
      const second = await trial.start();
      expect(await query(second.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
      expect(isAlive(bystander.pid ?? 0)).toBe(true);
    });

    it('refuses the data of another major version, and does not change them', async () => {
      const first = await trial.start();
      await first.stop();
      await writeFile(join(first.dataDir, 'postgres', 'PG_VERSION'), '15\n');
      await expect(trial.start()).rejects.toThrow(
        /contains a database of PostgreSQL 15, but .* 18/,
      );
      expect(await readdir(join(first.dataDir, 'postgres'))).toContain('base');
    });

    it('refuses a second process while the first runs, and continues to serve the first', async () => {
      const first = await trial.start();
      await expect(trial.start()).rejects.toThrow(
        `The data directory ${first.dataDir} is in use by another process.`,
      );
      expect(await query(first.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    });
  });

  describe('when the server is killed', () => {
    beforeEach(() => trial.takeStarted());

    it('starts it again at the same address, with every acknowledged row', async () => {
      const events: string[] = [];
      let recovered: () => void = () => undefined;
      const recovery = new Promise<void>((resolve) => (recovered = resolve));
      const server = await trial.start({
        durable: true,
        log: (line) => {
          events.push(line);
          if (line === 'PostgreSQL is running again.') recovered();
        },
      });
      await query(server.url, 'CREATE TABLE written (n int)');
      const acknowledged = await writeUntilLost(server.url, async (count) => {
        if (count === 50) process.kill(await postmasterOf(server), 'SIGKILL');
      });
      await recovery;
      const rows = await query<{ n: number }>(server.url, 'SELECT n FROM written');
      expect(acknowledged).toBeGreaterThanOrEqual(50);
      expect(rows.map(({ n }) => n)).toEqual(
        expect.arrayContaining(Array.from({ length: acknowledged }, (_, n) => n)),
      );
      expect(events).toEqual([
        'PostgreSQL stopped unexpectedly. Starting it again.',
        'PostgreSQL is running again.',
      ]);
    });

    it('can be stopped while it is starting again', async () => {
      let noticed: () => void = () => undefined;
      const loss = new Promise<void>((resolve) => (noticed = resolve));
      const server = await trial.start({ log: () => noticed() });
      process.kill(await postmasterOf(server), 'SIGKILL');
      await loss;
      await server.stop();
      const cluster = join(server.dataDir, 'postgres');
      // The killed one may have left its record.
      const record = await readPostmaster(cluster);
      expect(record !== undefined && (await isServerOf(cluster, record.pid))).toBe(false);
    });

    async function writeUntilLost(
      url: string,
      onWrite: (count: number) => Promise<void>,
    ): Promise<number> {
      const client = new Client({ connectionString: url });
      client.on('error', () => undefined);
      await client.connect();
      for (let n = 0; ; n += 1) {
        const written = await client.query('INSERT INTO written VALUES ($1)', [n]).then(
          () => true,
          () => false,
        );
        if (!written) {
          await client.end().catch(() => undefined);
          return n;
        }
        await onWrite(n + 1);
      }
    }
  });
});
