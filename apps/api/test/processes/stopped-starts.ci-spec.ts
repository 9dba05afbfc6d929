/**
 * @long
 */
import { chownSync, readFileSync, readdirSync, readlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { serverIdentity } from '@wordgrove/embedded-postgres';
import { eventually } from '../support/jobs.js';
import type { ServiceOptions, ServiceProcess } from '../support/service-process.js';
import { ServiceTrial } from '../support/service-trial.js';

const launcher = resolve(__dirname, '../../launcher');
/** Ways to run the service or its migrations, and their exit codes if they are stopped before the end. */
const PROGRAMS: [string, ServiceOptions, number][] = [
  ['the service', {}, 0],
  ['the launcher', { command: [process.execPath, join(launcher, 'start.mjs')] }, 0],
  ['a service with workers', { environment: { WEB_CONCURRENCY: '2' } }, 0],
  ['npm run db:migrate', { command: [process.execPath, join(launcher, 'migrate.mjs')] }, 1],
];

describe('told to stop while PostgreSQL starts', () => {
  let trial: ServiceTrial;

  beforeEach(async () => {
    trial = await ServiceTrial.prepare();
  });

  afterEach(() => {
    for (const { pid } of processes()) process.kill(pid, 'SIGKILL');
    return trial.end();
  });

  /** Returns the processes of PostgreSQL, which work in the data directory. */
  function processes(): { pid: number; name: string }[] {
    const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    return ids.flatMap((id) => {
      try {
        if (!readlinkSync(`/proc/${id}/cwd`).startsWith(trial.dataDir)) return [];
        return [{ pid: Number(id), name: readFileSync(`/proc/${id}/comm`, 'utf8').trim() }];
      } catch {
        // It has ended.
        return [];
      }
    });
  }

  /** Waits for a process of PostgreSQL, and returns its id. */
  async function begun(name: string): Promise<number> {
    const pid = () => processes().find((each) => each.name === name)?.pid ?? 0;
    await eventually(() => Promise.resolve(pid() > 0));
    return pid();
  }

  async function expectEnd(service: ServiceProcess, code: number): Promise<void> {
    service.kill('SIGTERM');
    service.kill('SIGINT');
    service.kill('SIGTERM');
    expect(await service.ended).toEqual({ code, signal: null });
    expect(processes()).toEqual([]);
    expect(service.output).not.toContain('Wordgrove is running');
  }

  /** Makes files for a server, which an earlier start has created. */
  async function prepareServer(files: Record<string, string>): Promise<void> {
    await trial.takeStarted();
    for (const [name, text] of Object.entries(files)) {
      const path = join(trial.dataDir, 'postgres', name);
      writeFileSync(path, text);
      const owner = serverIdentity();
      if (owner) chownSync(path, owner.uid, owner.gid);
    }
  }

  it.each(PROGRAMS)('%s ends the programs that create its files', async (_, options, code) => {
    const service = trial.run(options);
    process.kill(await begun('initdb'), 'SIGSTOP');
    await expectEnd(service, code);
    expect(service.errors).toBe(code === 0 ? '' : 'Stopped before the end.\n');
  });

  it.each(['1', '2'])(
    'WEB_CONCURRENCY=%s ends its server if what follows never ends',
    async (workers) => {
      const silence = `import net from "node:net";
        net.Server.prototype.listen = function () { console.log("asked"); return this; };`;
      await trial.takeStarted();
      const service = trial.run({
        environment: {
          WEB_CONCURRENCY: workers,
          NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(silence)}`,
        },
      });
      await service.printed(/^asked$/m);
      expect(processes()).not.toEqual([]);
      await expectEnd(service, 1);
    },
  );

  it('ends a server that replays its log', async () => {
    await prepareServer({ 'recovery.signal': '', 'local.conf': `restore_command = 'sleep 600'` });
    const service = trial.run();
    await begun('sleep');
    await expectEnd(service, 0);
    expect(service.errors).toBe('');
  });

  it('ends a server that does not respond yet, and the next start works', async () => {
    await prepareServer({ 'local.conf': `pre_auth_delay = 60` });
    const service = trial.run();
    await begun('pg_ctl');
    await eventually(() => Promise.resolve(processes().every(({ name }) => name !== 'pg_ctl')));
    await expectEnd(service, 0);
    await prepareLater();
  });

  async function prepareLater(): Promise<void> {
    writeFileSync(join(trial.dataDir, 'postgres/local.conf'), '');
    await trial.runUntilReady();
  }
});
