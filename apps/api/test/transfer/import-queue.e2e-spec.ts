import { ImportPace } from '../../src/modules/transfer/imports/queue/import-pace.js';
import { eventually, queueOf } from '../support/jobs.js';
import { Learner } from '../support/learner.js';
import { inTheMiddleOfImport, lookAtImport } from '../support/long-import.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { IMPORTS, importFile, upload } from '../support/transfer.js';

const CSV = 'term\none\ntwo\n';
const MEBIBYTE = 1024 * 1024;

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

const send = async (learner: Learner) =>
  (await upload(service, learner, 'csv', CSV)).body.import.id as string;

const hasStatus = async (learner: Learner, id: string, status: string) =>
  (await lookAtImport(service, learner, id)).status === status;

describe('imports of several users', () => {
  it('do not wait for a long one of somebody else', async () => {
    const [ada, bob] = [await Learner.of(service), await Learner.of(service)];
    await inTheMiddleOfImport(service, ada, async (long) => {
      const short = await send(bob);
      await eventually(() => hasStatus(bob, short, 'SUCCEEDED'));
      expect(await hasStatus(ada, long, 'RUNNING')).toBe(true);
    });
    await queueOf(service).idle();
  });

  it('take turns: the first one of each user comes before the second one of anybody', async () => {
    const others = await Promise.all(Array.from({ length: 4 }, () => Learner.of(service)));
    const [ada, bob] = [await Learner.of(service), await Learner.of(service)];
    const holder = await service.database.pool.connect();
    try {
      // Nothing that has been read can be kept.
      await holder.query('begin; lock table import_batches in exclusive mode');
      for (const other of others) {
        const id = await send(other);
        await eventually(() => hasStatus(other, id, 'RUNNING'));
      }
      const waiting: [Learner, string][] = [];
      for (const learner of [ada, ada, bob]) {
        service.clock.advance({ seconds: 1 });
        waiting.push([learner, await send(learner)]);
      }
      const seen = await Promise.all(waiting.map((each) => lookAtImport(service, ...each)));
      expect(seen.map(({ status, queue_position }) => [status, queue_position])).toEqual([
        ['QUEUED', 1],
        ['QUEUED', 3],
        ['QUEUED', 2],
      ]);
      const { token } = ada;
      const { body } = await service.client.get(IMPORTS, { token });
      const listed = body.imports.map((item: { queue_position: number }) => item.queue_position);
      expect(listed).toEqual([3, 1]);
    } finally {
      await holder.query('rollback');
      holder.release();
    }
    await queueOf(service).idle();
  });
});

describe('imports of one user', () => {
  it('are worked on one after the other, even if one is deleted', async () => {
    const learner = await Learner.of(service);
    const { token } = learner;
    await inTheMiddleOfImport(service, learner, async (long) => {
      const [second, third] = [await send(learner), await send(learner)];
      expect(await lookAtImport(service, learner, long)).toMatchObject({ queue_position: null });
      expect((await service.client.delete(`${IMPORTS}/${second}`, { token })).status).toBe(200);
      expect(await hasStatus(learner, third, 'QUEUED')).toBe(true);
      expect((await service.client.delete(`${IMPORTS}/${long}`, { token })).status).toBe(200);
    });
    await queueOf(service).idle();
    const { body } = await service.client.get(IMPORTS, { token });
    expect(body.imports).toMatchObject([{ status: 'SUCCEEDED', queue_position: null }]);
  });
});

describe('uploads that wait', () => {
  let small: TestApp;
  beforeAll(async () => {
    small = await startTestApp({ environment: { IMPORT_STORAGE_MB: '1' } });
  });
  afterAll(() => small.close());

  const expectFull = ({ status, headers, body }: Awaited<ReturnType<typeof upload>>) => {
    expect([status, headers.get('retry-after')]).toEqual([503, '60']);
    expect(body.error).toMatchObject({
      code: 'UNAVAILABLE',
      details: [{ reason: 'IMPORTS_FULL' }],
    });
  };

  it('have a limit of bytes for all users together', async () => {
    const [ada, bob] = [await Learner.of(small), await Learner.of(small)];
    expectFull(await upload(small, ada, 'csv', 'x'.repeat(MEBIBYTE + 1)));
    const { rows } = await small.database.pool.query('select 1 from imports, import_chunks');
    expect(rows).toEqual([]);
    expect((await importFile(small, bob, 'csv', CSV)).status).toBe('SUCCEEDED');
  });

  it('of one user leave half of the room to others', async () => {
    const [ada, bob] = [await Learner.of(small), await Learner.of(small)];
    const pace = small.app.get(ImportPace, { strict: false });
    const { atOnce } = pace;
    pace.atOnce = 0;
    const third = `term,notes\n${'word,'.padEnd(MEBIBYTE / 3, 'x')}\n`;
    expect((await upload(small, ada, 'csv', third)).status).toBe(200);
    expectFull(await upload(small, ada, 'csv', third));
    expect((await upload(small, ada, 'csv', CSV)).status).toBe(200);
    expectFull(await upload(small, bob, 'csv', third.padEnd(MEBIBYTE / 2, 'x')));
    expect((await upload(small, bob, 'csv', third.slice(0, MEBIBYTE / 4))).status).toBe(200);
    pace.atOnce = atOnce;
    await queueOf(small).idle();
  });
});
