import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { letJobTimePass, queueOf } from '../support/jobs.js';
import { Learner } from '../support/learner.js';
import { lookAtImport } from '../support/long-import.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { whileTemporary } from '../support/temporary-place.js';
import { EXPORT, IMPORTS, importFile, upload } from '../support/transfer.js';

const CSV = 'term\nharbor\n';
const LARGE_CSV = `${CSV}${'a'.repeat(200)}\n`.repeat(6_000);

let service: TestApp;
let directory: string;
beforeAll(async () => {
  service = await startTestApp();
  directory = await mkdtemp(join(tmpdir(), 'wordgrove-places-'));
  await writeFile(join(directory, 'file'), '');
});
afterAll(async () => {
  await service.close();
  await rm(directory, { recursive: true, force: true });
});

const unusable = {
  status: 503,
  body: { error: { code: 'UNAVAILABLE', details: [{ reason: 'DISK_UNUSABLE' }] } },
};

describe.each([
  ['does not exist', 'nothing', 'does not exist, or takes no files (ENOENT)'],
  ['is below a file', 'file', 'is not a directory (ENOTDIR)'],
])('a directory for temporary files that %s', (_, parent, reason) => {
  // The same line is not written twice in a minute.
  const placeOf = (test: string) => join(directory, parent, test);
  const lineOf = (test: string) =>
    `Temporary files cannot be written: TMPDIR ${placeOf(test)} ${reason}. Calls that need such files get 503, and jobs wait, until that is mended`;

  it('refuses exports of decks and previews with a reason, and has one line in the log', async () => {
    const learner = await Learner.of(service);
    const { token } = learner;
    await learner.collect({ term: 'harbor' });
    const lines = await whileTemporary(placeOf('calls'), async () => {
      const deck = await service.client.get(EXPORT, { token, query: { format: 'apkg' } });
      expect(deck).toMatchObject(unusable);
      const preview = await upload(service, learner, 'csv', CSV, { dry_run: 'true' });
      expect(preview).toMatchObject(unusable);
      const table = await service.client.get(EXPORT, { token, query: { format: 'csv' } });
      expect(table.status).toBe(200);
    });
    expect(lines).toEqual([lineOf('calls')]);
  });

  it.each([
    ['small', CSV, 'run-import'],
    ['large', LARGE_CSV, 'read-large-file'],
  ])(
    'lets an import of a %s file wait, which goes on when it is mended',
    async (_size, csv, job) => {
      const learner = await Learner.of(service);
      let id = '';
      const lines = await whileTemporary(placeOf(job), async () => {
        ({ id } = (await upload(service, learner, 'csv', csv)).body.import);
        await queueOf(service).idle();
        for (let hours = 1; hours <= 5; hours += 1) {
          await letJobTimePass(service, job);
          await queueOf(service).idle();
        }
      });
      expect(lines).toEqual([lineOf(job)]);
      expect(await lookAtImport(service, learner, id)).toMatchObject({
        ...{ status: 'QUEUED', queue_position: 1, error_count: 0 },
      });
      await letJobTimePass(service, job);
      await queueOf(service).idle();
      expect(await lookAtImport(service, learner, id)).toMatchObject({ status: 'SUCCEEDED' });
      expect((await importFile(service, learner, 'csv', CSV)).status).toBe('SUCCEEDED');
    },
  );

  it('lets somebody delete an import that waits', async () => {
    const learner = await Learner.of(service);
    let id = '';
    await whileTemporary(placeOf('deleted'), async () => {
      ({ id } = (await upload(service, learner, 'csv', CSV)).body.import);
      await queueOf(service).idle();
      const { token } = learner;
      expect((await service.client.delete(`${IMPORTS}/${id}`, { token })).status).toBe(200);
    });
    await letJobTimePass(service, 'run-import');
    await queueOf(service).idle();
    const { rows } = await service.database.pool.query(
      `select from pgboss.job where data ->> 'importId' = $1`,
      [id],
    );
    expect(rows).toEqual([]);
  });
});
