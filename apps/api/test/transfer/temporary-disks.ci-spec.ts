import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, rmdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { letJobTimePass, queueOf } from '../support/jobs.js';
import { Learner } from '../support/learner.js';
import { lookAtImport } from '../support/long-import.js';
import { whileTemporary } from '../support/temporary-place.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { EXPORT, upload } from '../support/transfer.js';

const SIZE = 1024 * 1024;
const canMount = process.platform === 'linux' && process.getuid?.() === 0;

(canMount ? describe : describe.skip)('a disk for temporary files', () => {
  let service: TestApp;
  let place: string;

  beforeAll(async () => {
    service = await startTestApp();
  });
  afterAll(() => service.close());

  beforeEach(() => {
    place = mkdtempSync(join(tmpdir(), 'wordgrove-disk-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', place]);
  });
  afterEach(() => {
    execFileSync('umount', ['--lazy', place]);
    rmdirSync(place);
  });

  const filler = () => join(place, 'filler');
  const remount = (how: string) => execFileSync('mount', ['-o', `remount,${how}`, place]);

  it.each([
    {
      how: 'is read-only',
      spoil: () => void remount('ro'),
      mend: () => void remount('rw'),
      reason: 'DISK_UNUSABLE',
      line: /^Temporary files cannot be written: TMPDIR \S+ is on a read-only file system \(EROFS\)\. /,
    },
    {
      how: 'is full',
      spoil: () => writeFileSync(filler(), Buffer.alloc(SIZE)),
      mend: () => rmSync(filler()),
      reason: 'DISK_FULL',
      line: /^There is no space for temporary files in \S+ \(TMPDIR, ENOSPC\)\. /,
    },
  ])('that $how is named, and decks wait for it', async ({ spoil, mend, reason, line }) => {
    const learner = await Learner.of(service);
    const { token } = learner;
    await learner.collect({ term: 'harbor' });
    const query = { format: 'apkg' };
    const response = await fetch(`${service.url}${EXPORT}?format=apkg`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const deck = Buffer.from(await response.arrayBuffer());
    let id = '';
    spoil();
    const lines = await whileTemporary(place, async () => {
      const refused = await service.client.get(EXPORT, { token, query });
      expect(refused).toMatchObject({ status: 503, body: { error: { details: [{ reason }] } } });
      ({ id } = (await upload(service, learner, 'apkg', deck)).body.import);
      await queueOf(service).idle();
    });
    expect(lines).toEqual([expect.stringMatching(line)]);
    expect(await lookAtImport(service, learner, id)).toMatchObject({ status: 'QUEUED' });
    mend();
    await whileTemporary(place, async () => {
      await letJobTimePass(service, 'run-import');
      await queueOf(service).idle();
    });
    expect(await lookAtImport(service, learner, id)).toMatchObject({ status: 'SUCCEEDED' });
  });
});
