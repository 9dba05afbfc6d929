import { execFile } from 'node:child_process';
import { chown, mkdir, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { EmbeddedTrial, query } from './embedded-trial.fixture.js';

const asRoot = process.getuid?.() === 0;

describe('the embedded server', () => {
  let trial: EmbeddedTrial;

  beforeEach(async () => {
    trial = await EmbeddedTrial.prepare();
  });

  afterEach(() => trial.end());

  (asRoot ? describe : describe.skip)(
    'started by root, changes the owner of no directory of others:',
    () => {
      const STRANGER = 12_345;

      async function directoryOf(uid: number, name: string, mode: number): Promise<string> {
        const path = join(trial.parent, name);
        await mkdir(path, { mode });
        await chown(path, uid, uid);
        return path;
      }

      it('an empty data directory', async () => {
        const dataDir = await directoryOf(STRANGER, 'data', 0o700);
        await expect(trial.start()).rejects.toThrow(
          `${dataDir} belongs to another user (uid ${STRANGER})`,
        );
        await expect(trial.start()).rejects.toThrow(`"chown 65534:65534 ${dataDir}"`);
        expect((await stat(dataDir)).uid).toBe(STRANGER);
        await chown(dataDir, 65534, 65534);
        const server = await trial.start();
        expect(await query(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
      });

      it('a data directory through which everybody may pass, which it uses', async () => {
        const dataDir = await directoryOf(STRANGER, 'data', 0o755);
        const server = await trial.start();
        expect(await query(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
        expect((await stat(dataDir)).uid).toBe(STRANGER);
      });

      it('a directory in it that has the name of one of ours, and writes nothing before', async () => {
        const dataDir = await directoryOf(0, 'data', 0o755);
        const run = await directoryOf(STRANGER, 'data/run', 0o755);
        await expect(trial.start()).rejects.toThrow(`${run} belongs to another user`);
        expect(await stat(run)).toMatchObject({ uid: STRANGER, mode: 0o40755 });
        expect(await readdir(dataDir)).toEqual(['run']);
      });

      it('a file in it that has the name of our log, and writes nothing before', async () => {
        const dataDir = await directoryOf(0, 'data', 0o755);
        const log = join(dataDir, 'postgres.log');
        await writeFile(log, 'of root');
        await expect(trial.start()).rejects.toThrow(`${log} belongs to another user (uid 0)`);
        expect((await stat(log)).uid).toBe(0);
        expect(await readdir(dataDir)).toEqual(['postgres.log']);
      });

      it('one of root with files in it, such as the /var/run of a DATA_DIR that is /var', async () => {
        await directoryOf(0, 'data', 0o755);
        const target = await directoryOf(0, 'target', 0o755);
        await writeFile(join(target, 'file'), '');
        await symlink(target, join(trial.parent, 'data/run'));
        await expect(trial.start()).rejects.toThrow(
          /data\/run belongs to another user .* or has other files/,
        );
        expect(await stat(target)).toMatchObject({ uid: 0, mode: 0o40755 });
      });

      it('the database of another user', async () => {
        const cluster = join(trial.parent, 'data/postgres');
        await directoryOf(0, 'data', 0o755);
        await directoryOf(STRANGER, 'data/postgres', 0o700);
        await writeFile(join(cluster, 'PG_VERSION'), '18');
        await expect(trial.start()).rejects.toThrow(
          /data has a directory "postgres", which belongs to another user \(uid 12345\) than .*\. Start as that user or choose another/,
        );
        expect((await stat(cluster)).uid).toBe(STRANGER);
      });

      it('an empty directory where its database would be', async () => {
        await directoryOf(0, 'data', 0o755);
        await directoryOf(STRANGER, 'data/postgres', 0o700);
        await expect(trial.start()).rejects.toThrow(
          /data has a directory "postgres", which belongs to another user \(uid 12345\) than .*\. It is empty: remove it, or/,
        );
      });

      it('one to which a link leads, whoever has made the link', async () => {
        const dataDir = await directoryOf(0, 'data', 0o755);
        const target = await directoryOf(STRANGER, 'target', 0o700);
        await writeFile(join(target, 'file'), '');
        await symlink(target, join(dataDir, 'postgres'));
        await expect(trial.start()).rejects.toThrow(
          `data has a link "postgres" to ${target}, which belongs to another user (uid ${STRANGER}) than`,
        );
        expect(await stat(target)).toMatchObject({ uid: STRANGER, mode: 0o40700 });
      });

      it('what a link to nowhere would lead to', async () => {
        const dataDir = await directoryOf(0, 'data', 0o755);
        await symlink(join(trial.parent, 'nowhere'), join(dataDir, 'postgres'));
        await expect(trial.start()).rejects.toThrow(
          /data has a link "postgres" that leads nowhere/,
        );
      });
    },
  );

  (asRoot ? describe : describe.skip)('started by a user without a name', () => {
    const USER = { uid: 12_345, gid: 12_345 };

    /** Starts and stops it as that user. Returns what it says. */
    async function startAsUser(): Promise<string> {
      const library = join(import.meta.dirname, '../dist/index.js');
      const program = `import { startEmbeddedServer } from ${JSON.stringify(library)};
        await startEmbeddedServer({ dataDir: ${JSON.stringify(trial.dataDir)}, durable: false })
          .then((server) => server.stop()).then(() => console.log('stopped'), ({ kind, message }) => console.log(kind, message));`;
      const args = ['--input-type=module', '--eval', program];
      return (await promisify(execFile)(process.execPath, args, USER)).stdout;
    }

    it('says that the user needs one to create a database, and works with one that exists', async () => {
      const dataDir = trial.dataDir;
      await mkdir(dataDir);
      await chown(dataDir, USER.uid, USER.gid);
      expect(await startAsUser()).toMatch(
        /^PROGRAMS_UNUSABLE The embedded PostgreSQL cannot create a database as the user 12345, who has no name on this system\. Give this/,
      );
      expect(await readdir(dataDir)).toEqual([]);
      await rm(dataDir, { recursive: true });
      await trial.takeStarted();
      await promisify(execFile)('chown', ['-R', '12345:12345', dataDir]);
      expect(await startAsUser()).toBe('stopped\n');
    });
  });
});
