import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { Client } from 'pg';
import { isServerOf, readPostmaster } from '../src/platform/database/embedded/postmaster.js';
import { locateServerBinaries } from '../src/platform/database/embedded/server-binaries.js';
import { serverIdentity } from '../src/platform/database/embedded/server-identity.js';
import {
  buildService,
  freePort,
  makeDataDirectory,
  removeDataDirectory,
  ServiceProcess,
  type ServiceOptions,
} from './support/service-process.js';

jest.setTimeout(60_000);

describe('the service as an operator runs it', () => {
  let dataDir: string;
  let port: number;
  let services: ServiceProcess[];

  beforeAll(() => buildService(), 180_000);

  beforeEach(async () => {
    dataDir = makeDataDirectory(serverIdentity());
    port = await freePort();
    services = [];
  });

  afterEach(async () => {
    for (const service of services) await service.stop('SIGKILL');
    await endServer('SIGQUIT');
    await removeDataDirectory(dataDir);
  });

  function run({ environment, ...options }: ServiceOptions = {}): ServiceProcess {
    const service = new ServiceProcess({
      environment: { DATA_DIR: dataDir, PORT: String(port), ...environment },
      ...options,
    });
    services.push(service);
    return service;
  }

  async function runUntilReady(options?: ServiceOptions): Promise<ServiceProcess> {
    const service = run(options);
    await service.ready();
    return service;
  }

  const cluster = (): string => join(dataDir, 'postgres');

  async function serverRuns(): Promise<boolean> {
    const record = await readPostmaster(cluster());
    return record !== undefined && isServerOf(cluster(), record.pid);
  }

  async function endServer(signal: NodeJS.Signals): Promise<void> {
    const record = await readPostmaster(cluster());
    if (record && (await isServerOf(cluster(), record.pid))) process.kill(record.pid, signal);
  }

  async function expectStoppedServer(): Promise<void> {
    expect(await serverRuns()).toBe(false);
    const { pgCtl } = await locateServerBinaries(dataDir, serverIdentity());
    const { status, stdout } = spawnSync(pgCtl, ['status', '-D', cluster()], {
      ...serverIdentity(),
      encoding: 'utf8',
    });
    expect({ status, stdout }).toEqual({ status: 3, stdout: 'pg_ctl: no server running\n' });
  }

  async function connect(): Promise<Client> {
    const host = encodeURIComponent(join(dataDir, 'run'));
    const client = new Client({ connectionString: `postgresql://postgres@${host}:5432/wordgrove` });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }

  /** Writes rows one by one until the connection breaks; resolves to how many were acknowledged. */
  async function writeWhile(breakAt: number, breakIt: () => Promise<void>): Promise<number> {
    const client = await connect();
    await client.query('CREATE TABLE written (n int)');
    let acknowledged = 0;
    try {
      for (; acknowledged < breakAt * 10; acknowledged += 1) {
        await client.query('INSERT INTO written VALUES ($1)', [acknowledged]);
        if (acknowledged === breakAt) await breakIt();
      }
    } catch {
      // The server is gone: what was acknowledged until now is what must be there.
    }
    await client.end().catch(() => undefined);
    return acknowledged;
  }

  async function expectWritten(acknowledged: number): Promise<void> {
    const client = await connect();
    const { rows } = await client.query<{ n: number }>('SELECT n FROM written ORDER BY n');
    await client.end();
    expect(rows.slice(0, acknowledged).map(({ n }) => n)).toEqual(
      Array.from({ length: acknowledged }, (_, n) => n),
    );
    expect(acknowledged).toBeGreaterThan(100);
  }

  async function expectServing(): Promise<void> {
    const response = await fetch(`http://127.0.0.1:${port}/health/ready`);
    expect(response.status).toBe(200);
  }

  async function expectRefusal(service: ServiceProcess, message: RegExp): Promise<void> {
    expect(await service.ended).toEqual({ code: 1, signal: null });
    expect(service.errors).toMatch(message);
    expect(service.errors.trim().split('\n')).toHaveLength(1);
    expect(service.output).toBe('');
  }

  describe('started', () => {
    it('serves, and says where', async () => {
      const service = await runUntilReady();
      expect(service.output).toContain(`Wordgrove is running at http://localhost:${port}\n`);
      expect(service.output).toContain(dataDir);
      await expectServing();
    });

    it('shows the password of the first admin once', async () => {
      const first = await runUntilReady();
      expect(first.output).toMatch(/Admin +admin@localhost\n +Password +\S{12,}/);
      await first.stop();
      const second = await runUntilReady();
      expect(second.output).not.toMatch(/password|admin@localhost/i);
    });

    it('serves an installed server, and leaves it running', async () => {
      const url = new URL(process.env['WORDGROVE_TEST_SERVER_URL'] ?? '');
      const admin = new Client({ connectionString: url.href });
      await admin.connect();
      const database = `launcher_${port}`;
      await admin.query(`CREATE DATABASE ${database} TEMPLATE template0`);
      url.pathname = `/${database}`;
      const service = await runUntilReady({ environment: { DATABASE_URL: url.href } });
      await expectServing();
      expect(service.output).toContain(`/${database}\n`);
      expect(await service.stop()).toEqual({ code: 0, signal: null });
      await admin.query(`DROP DATABASE ${database}`);
      await admin.end();
      expect(await readPostmaster(cluster())).toBeUndefined();
    });
  });

  describe('told to stop', () => {
    it.each(['SIGTERM', 'SIGINT'] as const)('by %s, stops its database too', async (signal) => {
      const service = await runUntilReady();
      expect(await service.stop(signal)).toEqual({ code: 0, signal: null });
      await expectStoppedServer();
      expect(service.errors).toBe('');
    });

    it('by Ctrl-C in the terminal of npm, stops once', async () => {
      const service = await runUntilReady({ command: ['npm', 'start', '--silent'] });
      service.killGroup('SIGINT');
      service.killGroup('SIGINT');
      await service.ended;
      await expectStoppedServer();
    });

    it('by the end of npm, stops too', async () => {
      const service = await runUntilReady({ command: ['npm', 'start', '--silent'] });
      service.kill('SIGTERM');
      await service.ended;
      await expectStoppedServer();
    });

    it('in the middle of its first start, leaves nothing running', async () => {
      const service = run();
      while (!(await readPostmaster(cluster()))) await new Promise(setImmediate);
      expect(await service.stop()).toEqual({ code: 0, signal: null });
      await expectStoppedServer();
      expect(service.output).toBe('');
    });
  });

  describe('killed', () => {
    it('comes up again with every acknowledged write, over a server that lives on', async () => {
      const killed = await runUntilReady();
      const acknowledged = await writeWhile(200, async () => {
        await killed.stop('SIGKILL');
      });
      expect(await serverRuns()).toBe(true);
      await runUntilReady();
      await expectServing();
      await expectWritten(acknowledged);
    });

    it('together with its database, comes up again with every acknowledged write', async () => {
      const killed = await runUntilReady();
      const acknowledged = await writeWhile(200, async () => {
        killed.kill('SIGKILL');
        await endServer('SIGKILL');
      });
      await killed.ended;
      await runUntilReady();
      await expectServing();
      await expectWritten(acknowledged);
    });

    it('in its database alone, goes on by itself with every acknowledged write', async () => {
      const service = await runUntilReady();
      const acknowledged = await writeWhile(200, () => endServer('SIGKILL'));
      await service.printed(/PostgreSQL runs again/);
      await expectServing();
      await expectWritten(acknowledged);
      expect(await service.stop()).toEqual({ code: 0, signal: null });
      await expectStoppedServer();
    });
  });

  describe('refuses to start, in one line and with exit code 1,', () => {
    it('a second time on the same data', async () => {
      await runUntilReady();
      const second = run({ environment: { PORT: String(await freePort()) } });
      await expectRefusal(second, /Another Wordgrove service is running on DATA_DIR /);
      await expectServing();
    });

    it('on a port that is taken, and stops its database', async () => {
      const other = createServer();
      await once(other.listen(port, '127.0.0.1'), 'listening');
      await expectRefusal(run(), new RegExp(`^PORT ${port} is taken`));
      other.close();
      await expectStoppedServer();
    });

    it('where no server answers, without showing the password', async () => {
      const url = `postgresql://words:s3cret@127.0.0.1:${port}/words`;
      const service = run({ environment: { DATABASE_URL: url } });
      await expectRefusal(
        service,
        new RegExp(`^DATABASE_URL: no PostgreSQL answers at .*:${port}`),
      );
      expect(service.errors).not.toContain('s3cret');
    });

    it('where the server does not have the database', async () => {
      const url = new URL(process.env['WORDGROVE_TEST_SERVER_URL'] ?? '');
      url.pathname = '/nowhere';
      const service = run({ environment: { DATABASE_URL: url.href } });
      await expectRefusal(service, /^DATABASE_URL: the server has no database "nowhere"/);
    });

    it('on Node before 20.19', () => {
      const check = join(import.meta.dirname, '../launcher/node-version.mjs');
      const source = `(await import(${JSON.stringify(check)})).requireSupportedNode('20.18.3')`;
      const { status, stderr } = spawnSync(
        process.execPath,
        ['--input-type=module', '--eval', source],
        { encoding: 'utf8' },
      );
      expect(status).toBe(1);
      expect(stderr).toBe('Wordgrove needs Node 20.19 or later; this is Node 20.18.3.\n');
    });
  });

  it('names every wrong setting at once', async () => {
    const service = run({ environment: { PORT: 'many', BASE_URL: 'words', SIGN_UP: 'maybe' } });
    expect(await service.ended).toEqual({ code: 1, signal: null });
    for (const name of ['PORT', 'BASE_URL', 'SIGN_UP']) expect(service.errors).toContain(name);
    expect(service.errors).not.toMatch(/^ +at /m);
    expect(await readPostmaster(cluster())).toBeUndefined();
  });

  (process.getuid?.() === 0 ? it : it.skip)('runs as a normal user too', async () => {
    const service = await runUntilReady({ user: { uid: 65534, gid: 65534 } });
    await expectServing();
    expect(await service.stop()).toEqual({ code: 0, signal: null });
    await expectStoppedServer();
  });
});
