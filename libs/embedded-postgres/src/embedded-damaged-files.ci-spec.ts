import { mkdir, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EmbeddedTrial, query } from './embedded-trial.fixture.js';
import { readPostmaster } from './postmaster.js';

describe('the embedded server, if a power cut has damaged its files,', () => {
  let trial: EmbeddedTrial;
  let dataDir: string;

  beforeEach(async () => {
    trial = await EmbeddedTrial.prepare();
    dataDir = trial.dataDir;
  });

  afterEach(() => trial.end());

  it.each([
    ['no text', ''],
    ['zero bytes', '\0\0\0'],
  ])('says what to do about a version with %s', async (_case, text) => {
    await trial.takeStarted();
    await writeFile(join(dataDir, 'postgres/PG_VERSION'), text);
    await expect(trial.start()).rejects.toThrow(
      `The data directory ${dataDir} has a damaged file postgres/PG_VERSION, as by a power cut: it has no version of ` +
        'PostgreSQL. Restore the directory from a backup. If nothing else is damaged, write the version into the file (18, if',
    );
    await writeFile(join(dataDir, 'postgres/PG_VERSION'), '18\n');
    expect(await query((await trial.start()).url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('keeps the remains of a database without its version, and says what to do', async () => {
    await trial.takeStarted();
    await rm(join(dataDir, 'postgres/PG_VERSION'));
    await expect(trial.start()).rejects.toThrow(
      `The data directory ${dataDir} has a directory "postgres" with files in it, but without PG_VERSION, so it is no whole database.`,
    );
    expect(await readdir(join(dataDir, 'postgres'))).toContain('base');
    expect((await readdir(dataDir)).filter((name) => name.includes('.new-'))).toEqual([]);
  });

  it('says so in some seconds if nobody can connect, and leaves no process', async () => {
    await trial.takeStarted();
    for (const name of await readdir(join(dataDir, 'postgres/base')))
      await truncate(join(dataDir, 'postgres/base', name, 'PG_VERSION'));
    await expect(trial.start()).rejects.toThrow(
      /^PostgreSQL in .*data runs, but nobody can connect: "base\/\d+" is not a valid data directory \(see /,
    );
    expect(await readPostmaster(join(dataDir, 'postgres'))).toBeUndefined();
  }, 60_000);

  describe('such as that of its password,', () => {
    it('chooses another one for a new database', async () => {
      await mkdir(dataDir, { mode: 0o755 });
      await writeFile(join(dataDir, 'postgres-password'), '');
      const server = await trial.start({ kind: 'loopback' });
      expect(new URL(server.url).password).toMatch(/^[0-9a-f]{48}$/);
    });

    it('says so if there is a database, at once', async () => {
      await (await trial.start({ kind: 'loopback' })).stop();
      await truncate(join(dataDir, 'postgres-password'));
      await expect(trial.start({ kind: 'loopback' })).rejects.toThrow(
        `The data directory ${dataDir} has a damaged file "postgres-password"`,
      );
    });
  });
});
