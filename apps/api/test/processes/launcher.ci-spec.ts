/**
 * @long
 */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { eventually } from '../support/jobs.js';
import { freePort, type ServiceProcess } from '../support/service-process.js';
import { ServiceTrial } from '../support/service-trial.js';

describe('the service as an operator runs it', () => {
  let trial: ServiceTrial;
  /** Has been started once, so that its data need not be made again. */
  let earlier: ServiceTrial;
  /** The output and the metrics of that first start. */
  let firstOutput: string;
  let firstMetrics: string;

  beforeAll(async () => {
    earlier = await ServiceTrial.prepare();
    const service = await earlier.runUntilReady();
    firstMetrics = await (await fetch(`http://127.0.0.1:${earlier.port}/metrics`)).text();
    await expectServing(earlier);
    await service.stop();
    firstOutput = service.output;
  });

  afterAll(() => earlier.end());

  beforeEach(async () => {
    trial = await ServiceTrial.prepare();
  });

  afterEach(() => trial.end());

  async function isReady({ port } = trial): Promise<boolean> {
    return (await fetch(`http://127.0.0.1:${port}/health/ready`)).ok;
  }

  async function expectServing(of = trial): Promise<void> {
    expect(await isReady(of)).toBe(true);
  }

  async function expectStoppedServer(): Promise<void> {
    expect(await trial.serverRuns()).toBe(false);
    expect(await trial.serverStatus()).toBe('pg_ctl: no server running\n');
  }

  async function expectWritten(acknowledged: number): Promise<void> {
    const rows = await trial.writtenRows();
    expect(acknowledged).toBeGreaterThan(100);
    expect(rows.slice(0, acknowledged)).toEqual(Array.from({ length: acknowledged }, (_, n) => n));
  }

  async function expectRefusal(service: ServiceProcess, message: RegExp): Promise<void> {
    expect(await service.ended).toEqual({ code: 1, signal: null });
    expect(service.errors).toMatch(message);
    expect(service.errors.trim().split('\n')).toHaveLength(1);
    expect(service.output).toBe('');
  }

  describe('started', () => {
    it('serves, and states its address', () => {
      expect(firstOutput).toContain(`Wordgrove is running at http://localhost:${earlier.port}\n`);
      expect(firstOutput).toContain(earlier.dataDir);
      expect(firstMetrics).toContain('process_cpu_seconds_total');
    });

    it('shows the password of the first admin once', async () => {
      expect(firstOutput).toMatch(/Admin +admin@localhost\n +Password +\S{12,}/);
      trial.continueFrom(earlier);
      const second = await trial.runUntilReady();
      expect(second.output).not.toMatch(/password|admin@localhost/i);
    });

    it('and stopped in the middle of the start, leaves nothing running', async () => {
      const service = trial.run();
      await eventually(async () => (await trial.serverRecord()) !== undefined);
      expect(await service.stop()).toEqual({ code: 0, signal: null });
      await expectStoppedServer();
      expect(service.output).toBe('');
    });

    it('serves an installed server, and leaves it running', async () => {
      const url = new URL(process.env['WORDGROVE_TEST_SERVER_URL'] ?? '');
      const admin = new Client({ connectionString: url.href });
      await admin.connect();
      const database = `launcher_${trial.port}`;
      await admin.query(`CREATE DATABASE ${database} TEMPLATE template0`);
      url.pathname = `/${database}`;
      const service = await trial.runUntilReady({ environment: { DATABASE_URL: url.href } });
      // It says so a second after it has begun to serve.
      await eventually(() => isReady());
      expect(service.output).toContain(`/${database}\n`);
      expect(await service.stop()).toEqual({ code: 0, signal: null });
      await admin.query(`DROP DATABASE ${database}`);
      await admin.end();
      expect(await trial.serverRecord()).toBeUndefined();
    });
  });

  describe('told to stop', () => {
    beforeEach(() => trial.continueFrom(earlier));

    it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
      'by %s, stops its database too',
      async (signal) => {
        const service = await trial.runUntilReady();
        expect(await service.stop(signal)).toEqual({ code: 0, signal: null });
        await expectStoppedServer();
        expect(service.errors).toBe('');
      },
    );

    it('by Ctrl-C in the terminal of npm, stops once', async () => {
      const service = await trial.runUntilReady({ command: ['npm', 'start', '--silent'] });
      service.killGroup('SIGINT');
      service.killGroup('SIGINT');
      await service.ended;
      await expectStoppedServer();
    });

    it('by the end of npm, stops too', async () => {
      const service = await trial.runUntilReady({ command: ['npm', 'start', '--silent'] });
      service.kill('SIGTERM');
      await service.ended;
      await expectStoppedServer();
    });
  });

  describe('killed', () => {
    beforeEach(() => trial.continueFrom(earlier));

    it('starts again with every acknowledged write, and takes over the server that still runs', async () => {
      const killed = await trial.runUntilReady();
      const acknowledged = await trial.writeWhile(200, async () => {
        await killed.stop('SIGKILL');
      });
      expect(await trial.serverRuns()).toBe(true);
      await trial.runUntilReady();
      await expectServing();
      await expectWritten(acknowledged);
    });

    it('together with its database, starts again with every acknowledged write', async () => {
      const killed = await trial.runUntilReady();
      const acknowledged = await trial.writeWhile(200, async () => {
        killed.kill('SIGKILL');
        await trial.endServer('SIGKILL');
      });
      await killed.ended;
      await trial.runUntilReady();
      await expectServing();
      await expectWritten(acknowledged);
    });

    it('in its database only, continues by itself with every acknowledged write', async () => {
      const service = await trial.runUntilReady();
      const acknowledged = await trial.writeWhile(200, () => trial.endServer('SIGKILL'));
      await service.printed(/PostgreSQL is running again/);
      await expectServing();
      await expectWritten(acknowledged);
      expect(await service.stop()).toEqual({ code: 0, signal: null });
      await expectStoppedServer();
    });
  });

  describe('refuses to start, in one line and with exit code 1,', () => {
    it('if it already runs on the same data', async () => {
      trial.continueFrom(earlier);
      await trial.runUntilReady();
      const second = trial.run({ environment: { PORT: String(await freePort()) } });
      await expectRefusal(second, /Another Wordgrove service is using DATA_DIR /);
      await expectServing();
    });

    it('on a port that is in use, and creates no admin whose password nobody saw', async () => {
      const other = createServer();
      await once(other.listen(trial.port, '127.0.0.1'), 'listening');
      await expectRefusal(trial.run(), new RegExp(`^PORT ${trial.port} is in use`));
      await expectStoppedServer();
      await promisify(other.close.bind(other))();
      const retried = await trial.runUntilReady();
      expect(retried.output).toMatch(/Password +\S/);
    });

    it('if no server responds, without showing the password', async () => {
      const url = `postgresql://words:s3cret@127.0.0.1:${trial.port}/words`;
      const service = trial.run({ environment: { DATABASE_URL: url } });
      await expectRefusal(
        service,
        new RegExp(`^DATABASE_URL: no PostgreSQL server responds at .*:${trial.port}`),
      );
      expect(service.errors).not.toContain('s3cret');
    });

    it('if the server does not have the database', async () => {
      const url = new URL(process.env['WORDGROVE_TEST_SERVER_URL'] ?? '');
      url.pathname = '/nowhere';
      const service = trial.run({ environment: { DATABASE_URL: url.href } });
      await expectRefusal(service, /^DATABASE_URL: the server has no database "nowhere"/);
    });

    it.each(['20.18.3', '21.7.3', '22.12.0', '23.11.0', '24.10.0'])('on Node %s', (version) => {
      const { status, stderr } = checkNode(version);
      expect(status).toBe(1);
      expect(stderr).toMatch(
        /^Wordgrove needs Node 20\.19 or later .*24\.11 or later; this is Node /,
      );
    });

    it.each(['20.19.0', '22.13.0', '24.11.0', '25.0.0'])('but not on Node %s', (version) => {
      expect(checkNode(version)).toMatchObject({ status: 0, stderr: '' });
    });
  });

  it('names every wrong setting at once', async () => {
    const service = trial.run({
      environment: { PORT: 'many', BASE_URL: 'words', SIGN_UP: 'maybe' },
    });
    expect(await service.ended).toEqual({ code: 1, signal: null });
    for (const name of ['PORT', 'BASE_URL', 'SIGN_UP']) expect(service.errors).toContain(name);
    expect(service.errors).not.toMatch(/^ +at /m);
    expect(await trial.serverRecord()).toBeUndefined();
  });

  (process.getuid?.() === 0 ? it : it.skip)('runs as a normal user too', async () => {
    const service = await trial.runUntilReady({ user: { uid: 65534, gid: 65534 } });
    await expectServing();
    expect(await service.stop()).toEqual({ code: 0, signal: null });
    await expectStoppedServer();
  });
});

/** Runs the check of a version of Node as the launcher does. */
function checkNode(version: string) {
  const check = join(import.meta.dirname, '../../launcher/node-version.mjs');
  const source = `(await import(${JSON.stringify(check)})).requireSupportedNode('${version}')`;
  const flags = ['--input-type=module', '--eval', source];
  return spawnSync(process.execPath, flags, { encoding: 'utf8' });
}
