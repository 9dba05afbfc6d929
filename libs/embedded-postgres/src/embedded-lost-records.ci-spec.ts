/**
 * @long
 */
import { spawn } from 'node:child_process';
import { chmod, mkdir, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EmbeddedTrial, postmasterOf, query } from './embedded-trial.fixture.js';
import { isAlive, isServerOf } from './postmaster.js';
import { serverIdentity } from './server-identity.js';

const RECORD = 'postgres/postmaster.pid';
const LOCK = 'run/.s.PGSQL.5432.lock';

describe('the embedded server, if a power cut has damaged the file of its process,', () => {
  let trial: EmbeddedTrial;
  let dataDir: string;

  beforeEach(async () => {
    trial = await EmbeddedTrial.prepare();
    dataDir = trial.dataDir;
  });

  afterEach(() => trial.end());

  async function leave(file: string, text: string): Promise<void> {
    await writeFile(join(dataDir, file), text, { mode: 0o644 });
  }

  /** Returns the id of a process of the server's user that has nothing to do with it. */
  function stranger(): number {
    const process = spawn('sleep', ['600'], { ...serverIdentity() });
    trial.bystanders.push(process);
    return process.pid ?? 0;
  }

  async function expectStart(): Promise<void> {
    const server = await trial.start();
    expect(await query(server.url, 'SELECT lemma FROM words')).toEqual([{ lemma: 'quay' }]);
  }

  describe('which has ended,', () => {
    let earlier: EmbeddedTrial;
    beforeAll(async () => {
      earlier = await EmbeddedTrial.prepare();
      const { url } = await earlier.start();
      await query(url, `CREATE TABLE words AS SELECT 'quay' AS lemma`);
      await earlier.stop();
    });
    afterAll(() => earlier.end());
    beforeEach(() => trial.continueFrom(earlier));

    it.each([
      ['an empty file', ''],
      ['zero bytes', '\0'.repeat(90)],
      ['anything else', 'never a number\n'],
      ['a number that cannot be one of a process', '0\n/data\n'],
      ['a line alone', '4194000'],
    ])('starts with %s in its place', async (_case, text) => {
      await leave(RECORD, text);
      await expectStart();
    });

    it.each([
      ['an empty file', ''],
      ['zero bytes', '\0'.repeat(90)],
      ['anything else', 'never a number\n'],
    ])('starts with %s in the place of its lock of the socket', async (_case, text) => {
      await leave(LOCK, text);
      await expectStart();
    });

    it('starts if both name a process that has nothing to do with it', async () => {
      const pid = stranger();
      await leave(RECORD, `${pid}\n`);
      await leave(LOCK, `${pid}\n/elsewhere\n1\n5432\n\n`);
      await expectStart();
      expect(isAlive(pid)).toBe(true);
    });

    it('starts if they do so in a directory of the operator, and leaves the lock of another server there', async () => {
      const pid = stranger();
      const directory = join(trial.parent, 'sockets');
      await mkdir(directory);
      await chmod(directory, 0o777);
      await leave('postgres/local.conf', `unix_socket_directories = '${directory}'`);
      const [own, other] = ['.s.PGSQL.5432.lock', '.s.PGSQL.5433.lock'];
      await leave(RECORD, `${pid}\n${dataDir}/postgres\n1\n5432\n${directory}\n`);
      await writeFile(join(directory, own), `${pid}\n`, { mode: 0o666 });
      await writeFile(join(directory, other), `${pid}\n`);
      await expectStart();
      expect(await readFile(join(directory, other), 'utf8')).toBe(`${pid}\n`);
    });

    it('says in its log what it has removed', async () => {
      await leave(RECORD, '');
      const log = jest.fn();
      await trial.start({ log });
      expect(log.mock.calls).toEqual([
        [`${join(dataDir, RECORD)} is damaged, as by a power cut. PostgreSQL does not run, so the file is removed.`], // prettier-ignore
      ]);
    });

    it('removes none that somebody has just made, who may be starting a server', async () => {
      await writeFile(join(dataDir, RECORD), '', { mode: 0o644 });
      const removedAt: number[] = [];
      const made = (await stat(join(dataDir, RECORD))).mtimeMs;
      await trial.start({ log: () => removedAt.push(Date.now()) });
      expect(removedAt).toHaveLength(1);
      expect(Number(removedAt[0]) - made).toBeGreaterThanOrEqual(2_000);
    });
  });

  describe('which still runs,', () => {
    beforeEach(() => trial.takeStarted());

    it('takes it over', async () => {
      const { cluster, pid } = await trial.startWithoutOwner();
      await truncate(join(cluster, 'postmaster.pid'));
      const log = jest.fn();
      const server = await trial.start({ log });
      expect(log.mock.calls).toEqual([
        ['Took over the database server of a process that was killed.'],
      ]);
      expect(await query(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
      expect(await isServerOf(cluster, pid)).toBe(true);
    });

    it('refuses a second process', async () => {
      const server = await trial.start();
      await truncate(join(dataDir, RECORD));
      await expect(trial.start()).rejects.toThrow(`${dataDir} is in use by another process.`);
      expect(await query(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    });

    it('never starts a second server beside one that nobody can reach', async () => {
      const { cluster, pid } = await trial.startWithoutOwner();
      await truncate(join(cluster, 'postmaster.pid'));
      process.kill(pid, 'SIGSTOP');
      await expect(trial.start()).rejects.toThrow(
        `PostgreSQL in ${dataDir} does not respond (the process ${pid}).`,
      );
      expect(await readFile(join(cluster, 'postmaster.pid'), 'utf8')).toBe('');
      process.kill(pid, 'SIGKILL');
    }, 60_000);

    it('stops it', async () => {
      const server = await trial.start();
      const pid = await postmasterOf(server);
      await truncate(join(dataDir, RECORD));
      const began = performance.now();
      await server.stop();
      expect(await isServerOf(join(server.dataDir, 'postgres'), pid)).toBe(false);
      expect(performance.now() - began).toBeLessThan(20_000);
    });

    it('starts it again if it is killed', async () => {
      let running: () => void = () => undefined;
      const again = new Promise<void>((resolve) => (running = resolve));
      const server = await trial.start({
        log: (line) => void (line === 'PostgreSQL is running again.' && running()),
      });
      const pid = await postmasterOf(server);
      await leave(RECORD, '');
      process.kill(pid, 'SIGKILL');
      await again;
      expect(await query(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    }, 60_000);
  });
});
