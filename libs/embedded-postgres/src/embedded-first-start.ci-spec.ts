import { execFileSync, spawnSync } from 'node:child_process';
import { chmod, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EmbeddedTrial, query } from './embedded-trial.fixture.js';

const asRoot = process.getuid?.() === 0;

describe('the first start in a directory', () => {
  let trial: EmbeddedTrial;
  let dataDir: string;

  beforeEach(async () => {
    trial = await EmbeddedTrial.prepare();
    dataDir = trial.dataDir;
  });

  afterEach(() => trial.end());

  async function fill(...names: string[]): Promise<void> {
    await mkdir(dataDir, { mode: 0o755 });
    await chmod(dataDir, 0o755);
    for (const name of names) await writeFile(join(dataDir, name), '');
  }

  describe('that has other files', () => {
    it('is refused, if the program says what it keeps there, before anything is written', async () => {
      await fill('zebra', 'words', 'photos');
      await expect(trial.start({ alongside: ['words'] })).rejects.toThrow(
        `The data directory ${dataDir} has no database, but other files, such as "photos". Choose a directory ` +
          `that is empty or does not exist yet, such as ${dataDir}/wordgrove.`,
      );
      expect((await readdir(dataDir)).sort()).toEqual(['photos', 'words', 'zebra']);
    });

    it('works, if the program says nothing', async () => {
      await fill('photos');
      expect(await query((await trial.start()).url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    });

    it('works with what the program keeps there, and with hidden files', async () => {
      await fill('words', '.keep');
      const server = await trial.start({ alongside: ['words'] });
      await server.stop();
      await writeFile(join(dataDir, 'photos'), '');
      await trial.start({ alongside: ['words'] });
    });
  });

  (asRoot ? describe : describe.skip)('that root has copied with "cp -r"', () => {
    beforeEach(async () => {
      await trial.takeStarted();
      execFileSync('cp', ['-r', dataDir, `${dataDir}'s copy`]);
      await chmod(`${dataDir}'s copy`, 0o755);
    });

    it('says how its files get their owner back, which then works', async () => {
      const copy = `${dataDir}'s copy`;
      const message = await trial.start({ dataDir: copy }).then(
        () => 'started',
        (error: unknown) => (error as Error).message,
      );
      expect(message).toMatch(/ has a directory "postgres", which belongs to another user \(uid 0\) than the one that PostgreSQL runs as \(uid 65534\)\. If it is a copy /); // prettier-ignore
      expect((await stat(join(copy, 'postgres'))).uid).toBe(0);
      const [, command = 'false'] = /first run "(chown -R .*)" as root\./.exec(message) ?? [];
      execFileSync('sh', ['-c', command]);
      const server = await trial.start({ dataDir: copy });
      expect(await query(server.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    });
  });

  // Only some containers may mount.
  const small = '/tmp/embedded-postgres-mount-check';
  const canMount =
    asRoot &&
    spawnSync('sh', ['-c', `mkdir -p ${small} && mount -t tmpfs none ${small} && umount ${small} && rmdir ${small}`]).status === 0; // prettier-ignore

  (canMount ? it : it.skip)(
    'on a disk with too little space says so before anything is written',
    async () => {
      await fill();
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=60m,mode=755', 'none', dataDir]);
      try {
        await expect(trial.start()).rejects.toThrow(
          /data is on a disk with only 6\d MB free, and a new database needs 128\. Free some space there, or choose/,
        );
        expect(await readdir(dataDir)).toEqual([]);
      } finally {
        execFileSync('umount', [dataDir]);
      }
    },
  );
});
