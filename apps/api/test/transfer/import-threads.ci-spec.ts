import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import {
  readerThreads,
  waitingFileCount,
} from '../../src/modules/transfer/imports/read/reader-threads.js';
import { ReadTime } from '../../src/modules/transfer/imports/read/read-time.js';
import { deckOf } from '../support/decks.js';
import { eventually, queueOf } from '../support/jobs.js';
import { Learner } from '../support/learner.js';
import {
  countWords,
  LONG_COUNT,
  LONG_TERMS,
  longFile,
  lookAtImport,
} from '../support/long-import.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { importFile, IMPORTS, upload } from '../support/transfer.js';

const CSV = 'term\none\ntwo\n';
const LONG_CSV = `term\n${LONG_TERMS.join('\n')}\n`;
/** More than 1 MiB. */
const LARGE_CSV = `term,notes\n${LONG_TERMS.map((term) => `${term},${'x'.repeat(1_000)}\n`).join('')}`;
/** Long enough to read that file on a busy machine, in milliseconds. */
const SHORT_MS = 1_500;

/** Makes whatever adds a batch wait for this lock, except for TSV files. */
const HOLD_UP = `
  create function hold_up() returns trigger language plpgsql as $$ begin
    if (select format from imports where id = new.import_id) <> 'tsv' then perform pg_advisory_xact_lock(4711); end if;
    return new;
  end $$;
  create trigger hold_up before insert on import_batches for each row execute function hold_up()`;

const log: string[] = [];
let service: TestApp;
beforeAll(async () => {
  service = await startTestApp({
    environment: { LOG_LEVEL: 'info' },
    log: { write: (line) => void log.push(line) },
  });
  await service.database.pool.query(HOLD_UP);
});
afterAll(() => service.close());

/** Waits until that many statements wait: those that store what has been read of a file, or others. */
const heldUp = (count: number, statement = 'insert into import_batches') =>
  eventually(async () => {
    const { rows } = await service.database.pool.query(
      `select 1 from pg_stat_activity where datname = current_database()
         and query like $1 and wait_event_type = 'Lock'`,
      [`${statement}%`],
    );
    return rows.length === count;
  });

/** Stops a thread in the middle of a file, because what it has read cannot be stored, and calls `work`. */
async function whileReading(
  learner: Learner,
  work: (id: string) => Promise<unknown>,
  [format, content]: [string, string | Uint8Array] = ['csv', CSV],
) {
  const holder = await service.database.pool.connect();
  try {
    await holder.query('select pg_advisory_lock(4711)');
    const { body } = await upload(service, learner, format, content);
    const { id } = body.import;
    await heldUp(1);
    await work(id);
    return id as string;
  } finally {
    await holder.query('select pg_advisory_unlock(4711)');
    holder.release();
    await queueOf(service).idle();
  }
}

/** Returns the directories of this process. Others run tests at the same time. */
const unpacked = async () =>
  (await readdir(tmpdir())).filter((name) => name.startsWith(`wordgrove-import-${process.pid}-`));

describe('a thread that reads a file', () => {
  const die = () => Promise.all(readerThreads().threads.map((thread) => thread.terminate()));
  const wait = () => new Promise((resolve) => setTimeout(resolve, 2 * SHORT_MS));

  it.each([
    ['dies', 60_000, die],
    ['takes too long', SHORT_MS, wait],
  ])('and %s is one failed import, and the next one succeeds', async (_, baseMs, end) => {
    const learner = await Learner.of(service);
    const time = service.app.get(ReadTime, { strict: false });
    const before = await unpacked();
    time.baseMs = baseMs;
    const id = await whileReading(learner, end).finally(() => (time.baseMs = 60_000));
    const failed = await lookAtImport(service, learner, id);
    expect(failed).toMatchObject({ status: 'FAILED', created_count: 0, error_count: 1 });
    expect(failed.errors).toEqual([
      expect.objectContaining({ line: null, field: null, reason: 'FILE_TOO_COMPLEX' }),
    ]);
    expect(await unpacked()).toEqual(before);
    expect((await importFile(service, learner, 'csv', CSV)).status).toBe('SUCCEEDED');
  });

  it.each([
    ['die', die],
    [
      'end because their imports are deleted',
      async (learners: Learner[], ids: string[]) => {
        const remove = ({ token }: Learner, n: number) =>
          void service.client.delete(`${IMPORTS}/${ids[n]}`, { token });
        learners.forEach(remove);
        await heldUp(2, 'delete from imports');
      },
    ],
  ])('goes on with the files that wait if all threads %s', async (_, end) => {
    const [ada, bob, eve] = [
      await Learner.of(service),
      await Learner.of(service),
      await Learner.of(service),
    ];
    let waiting = '';
    const begin = async (first: string) => {
      const { body } = await upload(service, bob, 'csv', LONG_CSV);
      await heldUp(2);
      waiting = (await upload(service, eve, 'csv', CSV)).body.import.id;
      await eventually(async () => waitingFileCount() === 1);
      await end([ada, bob], [first, body.import.id]);
    };
    await whileReading(ada, begin, ['csv', LONG_CSV]);
    expect((await lookAtImport(service, eve, waiting)).status).toBe('SUCCEEDED');
  });

  it('reads small files while large ones wait for each other', async () => {
    const learners = await Promise.all(Array.from({ length: 5 }, () => Learner.of(service)));
    const [reading, eve, ...waiting] = learners as [Learner, Learner, ...Learner[]];
    const ids: string[] = [];
    const look = () =>
      Promise.all(ids.map((id, n) => lookAtImport(service, waiting[n] as Learner, id)));
    const begin = async () => {
      for (const learner of waiting) {
        service.clock.advance({ seconds: 1 });
        ids.push((await upload(service, learner, 'csv', LARGE_CSV)).body.import.id);
      }
      const { body } = await upload(service, eve, 'tsv', CSV);
      await eventually(
        async () => (await lookAtImport(service, eve, body.import.id)).status === 'SUCCEEDED',
      );
      const seen = await look();
      expect(seen.map(({ status, queue_position }) => [status, queue_position])).toEqual([
        ['RUNNING', null],
        ['QUEUED', 1],
        ['QUEUED', 2],
      ]);
    };
    await whileReading(reading, begin, ['csv', LARGE_CSV]);
    expect((await look()).map(({ created_count }) => created_count)).toEqual([
      LONG_COUNT,
      LONG_COUNT,
      LONG_COUNT,
    ]);
  });

  it.each<[string, () => string | Promise<Buffer>]>([
    ['csv', () => LONG_CSV],
    ['json', () => longFile(service).content],
    ['apkg', () => deckOf(service.clock.now(), LONG_TERMS)],
  ])('ends quietly if the import is deleted: %s', async (format, content) => {
    const learner = await Learner.of(service);
    const { token } = learner;
    log.length = 0;
    let deleted: Promise<{ status: number }> | undefined;
    const remove = async (id: string) => {
      // The deletion waits for what is being stored.
      deleted = service.client.delete(`${IMPORTS}/${id}`, { token });
    };
    const id = await whileReading(learner, remove, [format, await content()]);
    expect((await deleted)?.status).toBe(200);
    await queueOf(service).idle();
    expect((await service.client.get(`${IMPORTS}/${id}`, { token })).status).toBe(404);
    expect(await countWords(service, learner)).toBe(0);
    expect(log.filter((line) => /"level":"(warn|error|fatal)"|"Jobs"/.test(line))).toEqual([]);
    for (const table of ['import_chunks', 'import_batches', 'import_parts'])
      expect((await service.database.pool.query(`select from ${table}`)).rowCount).toBe(0);
  });
});
