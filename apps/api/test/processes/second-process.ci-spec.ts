import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { eventually } from '../support/jobs.js';
import { read } from '../support/project-texts.js';
import type { ServiceProcess } from '../support/service-process.js';
import { ServiceTrial } from '../support/service-trial.js';

const LAUNCHER = resolve(__dirname, '../../launcher');
const command = [process.execPath, join(LAUNCHER, 'start.mjs')] as const;

/** The image's settings for the memory of the C library (docs/operating.md, "Memory"). */
const OF_IMAGE = read('docker/Dockerfile').match(/MALLOC_\w+=\d+/g) ?? [];

/** Returns the processes that the launcher has started, unless it is the service itself. */
async function servicesOf({ pid }: ServiceProcess): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  const ids = children.split(' ').filter(Boolean).map(Number);
  const commands = await Promise.all(ids.map((id) => readFile(`/proc/${id}/cmdline`, 'utf8')));
  return ids.filter((_, at) => commands[at]?.includes(join(LAUNCHER, 'service.mjs')));
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('the process in which the launcher runs the service', () => {
  let trial: ServiceTrial;
  beforeEach(async () => {
    trial = await ServiceTrial.prepareStarted();
  });
  afterEach(() => trial.end());

  it('has the settings of the image for its memory, and the launcher ends as it does', async () => {
    const launcher = await trial.runUntilReady({ command });
    const [service = 0] = await servicesOf(launcher);
    const environment = (await readFile(`/proc/${service}/environ`, 'utf8')).split('\0');
    expect(OF_IMAGE).toHaveLength(2);
    expect(environment).toEqual(expect.arrayContaining(OF_IMAGE));
    process.kill(service, 'SIGKILL');
    expect(await launcher.ended).toEqual({ code: null, signal: 'SIGKILL' });
  });

  it('ends with a launcher that is killed, which can start again', async () => {
    const launcher = await trial.runUntilReady({ command });
    const [service = 0] = await servicesOf(launcher);
    expect(isRunning(service)).toBe(true);
    await launcher.stop('SIGKILL');
    await eventually(async () => !isRunning(service));
    await trial.runUntilReady({ command });
    expect((await fetch(`http://127.0.0.1:${trial.port}/health/ready`)).status).toBe(200);
  });

  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'stops by %s, with its database',
    async (signal) => {
      const launcher = await trial.runUntilReady({ command });
      expect(await launcher.stop(signal)).toEqual({ code: 0, signal: null });
      expect(await trial.serverRuns()).toBe(false);
      expect(launcher.errors).toBe('');
    },
  );

  it('hands its exit code on', async () => {
    const launcher = trial.run({ command, environment: { PORT: 'none' } });
    expect(await launcher.ended).toEqual({ code: 1, signal: null });
    expect(launcher.errors).toContain('PORT');
  });

  it('is the launcher itself if an operator has made such a setting', async () => {
    const environment = { MALLOC_TRIM_THRESHOLD_: '4194304' };
    const launcher = await trial.runUntilReady({ command, environment });
    expect(await servicesOf(launcher)).toEqual([]);
    expect((await fetch(`http://127.0.0.1:${trial.port}/health/ready`)).status).toBe(200);
  });
});
