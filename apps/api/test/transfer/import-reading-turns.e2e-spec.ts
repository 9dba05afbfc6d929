import { randomUUID } from 'node:crypto';
import { LIMITS } from '@wordgrove/contracts';
import type { ImportDto } from '@wordgrove/dto';
import { deckOf } from '../support/decks.js';
import { IN_TURNS, UNDISTURBED, withOneShortTurn, withPace } from '../support/import-pace.js';
import { eventually, queueOf } from '../support/jobs.js';
import { Learner } from '../support/learner.js';
import { LONG_COUNT, LONG_TERMS, longFile, lookAtImport } from '../support/long-import.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { exportText, upload } from '../support/transfer.js';

/** Notes down in which order batches are kept. As long as the lock is held, none is. */
const LOG_BATCHES = `
  create table batch_log (number serial, import_id uuid, position integer);
  create function log_batch() returns trigger language plpgsql as $$ begin
    perform pg_advisory_xact_lock_shared(4711);
    insert into batch_log (import_id, position) values (new.import_id, new.position);
    return new;
  end $$;
  create table bookmark_log (import_id uuid);
  create function log_bookmark() returns trigger language plpgsql as $$ begin
    insert into bookmark_log values (new.id);
    return new;
  end $$;
  create trigger log_bookmark after update of bookmark on imports for each row
    when (new.bookmark is not null) execute function log_bookmark();
  create trigger log_batch before insert on import_batches for each row execute function log_batch()`;

/** Enough for two batches. */
const SOME_TERMS = LONG_TERMS.slice(0, 600);

/** Disturbs what is done with a table, once. */
const DISTURB = `
  create sequence disturbances;
  create function disturb() returns trigger language plpgsql as $$ begin
    if nextval('disturbances') > 1 then return new; end if;
    if tg_table_name = 'import_batches' then perform pg_terminate_backend(pg_backend_pid()); end if;
    if tg_table_name = 'imports' then new.bookmark = new.bookmark || '{"version":"0.0.0"}'; end if;
    return new;
  end $$;`;

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
  await service.database.pool.query(LOG_BATCHES);
});
afterAll(() => service.close());

/** Calls `work` while nothing that has been read can be kept. */
async function whileHeld(work: () => Promise<void>): Promise<void> {
  const holder = await service.database.pool.connect();
  try {
    await holder.query('select pg_advisory_lock(4711)');
    await work();
  } finally {
    await holder.query('select pg_advisory_unlock(4711)');
    holder.release();
  }
}

interface File {
  format: string;
  content: string | Uint8Array;
}

/** An import that has ended. */
interface Imported {
  id: string;
  seen: ImportDto;
  words: string;
}

/** Uploads the files of different learners so that the later ones wait for the first, and returns what becomes of them. */
async function importTogether(files: readonly File[]): Promise<Imported[]> {
  const sent: { learner: Learner; id: string }[] = [];
  await whileHeld(async () => {
    for (const { format, content } of files) {
      const learner = await Learner.of(service);
      const query = { skip_bad_rows: 'true' };
      const { body } = await upload(service, learner, format, content, query);
      sent.push({ learner, id: body.import.id });
    }
    const [first] = sent;
    if (first === undefined) return;
    await eventually(async () => (await look(first)).status === 'RUNNING');
  });
  await queueOf(service).idle();
  return Promise.all(
    sent.map(async (each) => ({
      id: each.id,
      seen: await look(each),
      words: await exportText(service, each.learner, 'csv'),
    })),
  );
}

/** Returns what an import says of the items of its file. */
const outcomeOf = (item: ImportDto) => ({
  ...{ rows: item.row_count, created: item.created_count, updated: item.updated_count },
  ...{ errorCount: item.error_count, errors: item.errors },
});

const look = ({ learner, id }: { learner: Learner; id: string }) =>
  lookAtImport(service, learner, id);

/** Returns the imports and positions of all batches of these, in the order in which they were kept. */
async function batchesOf(ids: readonly string[]): Promise<[string, number][]> {
  const { rows } = await service.database.pool.query(
    'select import_id, position from batch_log where import_id = any($1) order by number',
    [ids],
  );
  return rows.map(({ import_id: id, position }) => [id, position]);
}

const positionsOf = (id: string, batches: readonly [string, number][]) =>
  batches.filter(([each]) => each === id).map(([, position]) => position);

function expectOnce(positions: readonly number[]): void {
  expect(positions.length).toBeGreaterThan(1);
  expect(positions).toEqual([...new Set(positions)].sort((one, other) => one - other));
}

/** A table of the long words with faults in between, and with long notes if it is to be large. */
function tableWithFaults(note = ''): string {
  const rows = LONG_TERMS.map((term, n) => (n % 7 === 3 ? `${'x'.repeat(LIMITS.term + 1)}` : term));
  return `term,notes\n${rows.map((term) => `${term},${note}\n`).join('')}`;
}

/** A wordbook whose words are kept apart from it. */
function fileWithWordbook({ clock }: TestApp): string {
  const at = clock.now().toISOString();
  const wordbook = {
    ...{ id: randomUUID(), name: 'Of a file', description: '', language: 'LANGUAGE_ENGLISH' },
    ...{ visibility: 'PRIVATE', created_at: at, updated_at: at },
    words: SOME_TERMS.map((term) => ({ term })),
  };
  const words = SOME_TERMS.map((term) => ({ term }));
  return JSON.stringify({ format: 'wordgrove', version: 1, wordbooks: [wordbook], words });
}

describe('files of several learners', () => {
  it('are read in turns, each item once, and come to the same as files that are read alone', async () => {
    const files: File[] = [
      { format: 'csv', content: tableWithFaults() },
      longFile(service),
      { format: 'apkg', content: await deckOf(service.clock.now(), SOME_TERMS) },
      { format: 'json', content: fileWithWordbook(service) },
    ];
    const together = await withPace(service, IN_TURNS, () => importTogether(files));
    const ids = together.map(({ id }) => id);
    const batches = await batchesOf(ids);
    // The first one stops after its first batch.
    expect(batches[1]?.[0]).not.toBe(ids[0]);
    const undisturbed = await withPace(service, UNDISTURBED, () => importTogether(files));
    for (const [n, alone] of undisturbed.entries()) {
      const { id, seen, words } = together[n] as Imported;
      expect(seen.status).toBe('SUCCEEDED');
      expectOnce(positionsOf(id, batches));
      expect(outcomeOf(seen)).toEqual(outcomeOf(alone.seen));
      expect(words).toBe(alone.words);
    }
  });

  it('that have no word for long take turns, too', async () => {
    const { pool } = service.database;
    const csv = 'term\none\ntwo\n';
    const together = await withPace(service, IN_TURNS, () =>
      importTogether([
        { format: 'csv', content: `${csv}${'\n'.repeat(1_200_000)}three\n` },
        {
          format: 'json',
          content: `{"format":"wordgrove","version":1,${' '.repeat(1_200_000)}"words":[{"term":"one"}]}`,
        },
        { format: 'csv', content: `${csv}${'\n'.repeat(1_200_000)}` },
      ]),
    );
    expect(together.map(({ seen }) => [seen.status, seen.created_count])).toEqual([
      ['SUCCEEDED', 3],
      ['SUCCEEDED', 1],
      ['SUCCEEDED', 2],
    ]);
    // Each of the first two was interrupted by those after it.
    const { rows } = await pool.query(
      'select count(distinct import_id)::int as count from bookmark_log where import_id = any($1)',
      [together.map(({ id }) => id)],
    );
    expect(rows[0].count).toBeGreaterThan(1);
  });

  it('that are large take turns with the only thread for them', async () => {
    const content = tableWithFaults('x'.repeat(1_000));
    const files = Array.from({ length: 3 }, () => ({ format: 'csv', content }));
    const together = await withPace(service, IN_TURNS, () => importTogether(files));
    const ids = together.map(({ id }) => id);
    const batches = await batchesOf(ids);
    const order = batches.map(([id]) => ids.indexOf(id));
    expect(order.lastIndexOf(0)).toBeGreaterThan(order.indexOf(2));
    for (const { id, seen } of together) {
      expect(seen.status).toBe('SUCCEEDED');
      expectOnce(positionsOf(id, batches));
    }
  });
});

describe('a file whose turn is over', () => {
  it.each([
    ['goes on from there', '', []],
    [
      'goes on from there even if the next turn is cut off',
      `create trigger disturb before insert on import_batches for each row when (new.position = 2)
       execute function disturb()`,
      [1],
    ],
    [
      'begins again if another version of the service goes on with it',
      `create trigger disturb before update of bookmark on imports for each row
       when (new.bookmark is not null) execute function disturb()`,
      [0],
    ],
  ])('%s', async (_, disturbance, repeated) => {
    const { pool } = service.database;
    await pool.query(DISTURB + disturbance);
    try {
      const csv = { format: 'csv', content: `term\n${LONG_TERMS.join('\n')}\n` };
      const short = { format: 'csv', content: 'term\none\n' };
      const [long] = await withOneShortTurn(service, () => importTogether([csv, short]));
      expect(long?.seen).toMatchObject({ status: 'SUCCEEDED', created_count: LONG_COUNT });
      const { id = '' } = long ?? {};
      const positions = positionsOf(id, await batchesOf([id]));
      expect(positions.filter((each, n) => positions.indexOf(each) < n)).toEqual(repeated);
    } finally {
      await pool.query('drop function disturb cascade; drop sequence disturbances');
    }
  });
});
