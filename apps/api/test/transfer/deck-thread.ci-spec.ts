import { mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPackage } from '@wordgrove/anki';
import type { DeckPart } from '../../src/modules/transfer/exports/deck-task.js';
import { deckThread, writeInThread } from '../../src/modules/transfer/exports/deck-thread.js';
import { MAX_EXPORTS } from '../../src/modules/transfer/exports/max-exports.js';
import { withTemporaryFiles } from '../../src/platform/disk/temporary-files.js';
import { eventually, gate } from '../support/jobs.js';
import { Learner } from '../support/learner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { EXPORT } from '../support/transfer.js';

const AT = new Date('2026-05-01T00:00:00Z');
const DECK = 'PK';

let service: TestApp;
beforeAll(async () => (service = await startTestApp()));
afterAll(() => service.close());

/** Returns the directories of this process. Others run tests at the same time. */
const unfinished = async () =>
  (await readdir(tmpdir())).filter((name) => name.startsWith(`wordgrove-export-${process.pid}-`));

const die = () => Promise.all(deckThread().threads.map((thread) => thread.terminate()));

function get({ token }: Learner, format = 'apkg', signal?: AbortSignal): Promise<Response> {
  const headers = { authorization: `Bearer ${token}` };
  return fetch(`${service.url}${EXPORT}?format=${format}`, { headers, ...(signal && { signal }) });
}

async function expectDeck(learner: Learner): Promise<void> {
  const response = await get(learner);
  expect([response.status, (await response.text()).slice(0, 2)]).toEqual([200, DECK]);
  expect(await unfinished()).toEqual([]);
}

/** Waits until an export waits for its words. */
const heldUp = () =>
  eventually(async () => {
    const { rows } = await service.database.pool.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows.length === 1;
  });

/** Calls `work` while nobody can read words. */
async function whileHeldUp(work: () => Promise<unknown>): Promise<void> {
  const holder = await service.database.pool.connect();
  try {
    await holder.query('begin');
    await holder.query('lock table learned_words in access exclusive mode');
    await work();
  } finally {
    await holder.query('rollback');
    holder.release();
  }
}

describe('an export of a deck', () => {
  let learner: Learner;
  beforeEach(async () => {
    learner = await Learner.of(service);
    await learner.collect('oak');
  });

  it('ends with everything that it has if its reader leaves, as often as that happens', async () => {
    await whileHeldUp(async () => {
      for (let time = 0; time <= MAX_EXPORTS; time += 1) {
        const leaving = new AbortController();
        const sent = get(learner, 'apkg', leaving.signal);
        const left = expect(sent).rejects.toThrow();
        await heldUp();
        expect(await unfinished()).toHaveLength(1);
        leaving.abort();
        await left;
        await eventually(async () => (await unfinished()).length === 0);
      }
    });
    await expectDeck(learner);
  });

  it('fails like any other if its words cannot be read', async () => {
    const outcomes: unknown[] = [];
    for (const format of ['csv', 'apkg'])
      await whileHeldUp(async () => {
        const sent = get(learner, format);
        await heldUp();
        await service.database.pool.query(
          `select pg_cancel_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        const response = await sent;
        const { error } = (await response.json()) as { error: object };
        outcomes.push([response.status, { ...error, details: [] }]);
      });
    expect(outcomes[1]).toEqual(outcomes[0]);
    await expectDeck(learner);
  });

  it('gets 503 if its thread ends, and the next one has another thread', async () => {
    await expectDeck(learner);
    let sent: Promise<Response> | undefined;
    await whileHeldUp(async () => {
      sent = get(learner);
      await heldUp();
      await die();
    });
    const response = await sent;
    expect(response?.status).toBe(503);
    expect(response?.headers.get('retry-after')).toBe('5');
    expect(await response?.json()).toMatchObject({
      error: { details: [{ reason: 'OVERLOADED' }] },
    });
    await expectDeck(learner);
  });
});

describe('the thread that writes decks', () => {
  let directory: string;
  beforeEach(async () => (directory = await mkdtemp(join(tmpdir(), 'wordgrove-deck-of-test-'))));
  afterEach(() => rm(directory, { recursive: true, force: true }));

  const never = new AbortController().signal;
  const note = (id: string): DeckPart => ({
    note: {
      ...{ id, createdAt: AT, updatedAt: AT, term: id, meaning: '', context: '', source: '' },
      ...{ language: '', tags: [] },
      card: {
        ...{ type: 'REVIEW', isSuspended: false, dueAt: AT, intervalDays: 1, reps: 1, lapses: 0 },
        memory: { stability: 1, difficulty: 5 },
      },
    },
  });
  const reviews = (count: number, from = 0): DeckPart => ({
    reviews: Array.from({ length: count }, (_, n) => ({
      ...{ at: new Date(AT.getTime() + (from + n) * 60_000), ease: 3, timeMs: 1, kind: null },
      intervalDays: null,
    })),
  });

  async function* posts(...lists: (DeckPart[] | Promise<unknown>)[]) {
    for (const list of lists) {
      if (Array.isArray(list)) yield list;
      else await list;
    }
  }

  const write = (name: string, parts: AsyncGenerator<DeckPart[], void>, signal = never) => {
    const options = { deckName: 'Test', writtenAt: AT };
    return writeInThread({ path: join(directory, name), directory, options }, parts, signal);
  };

  async function logsOf(name: string): Promise<[string, number][]> {
    const logs: [string, number][] = [];
    const deck = await openPackage(join(directory, name), directory);
    try {
      for await (const { fields, cards } of deck.notes())
        logs.push([fields[0]?.value ?? '', cards[0]?.reviews.length ?? NaN]);
    } finally {
      await deck.close();
    }
    return logs;
  }

  it('puts notes and their reviews together again, wherever they were taken apart', async () => {
    const first = [note('a'), reviews(2), note('b'), note('c'), reviews(3)];
    await write(
      'deck',
      posts(first, [reviews(1, 3)], [], [reviews(1, 4), note('d')], [reviews(1)]),
    );
    expect(await logsOf('deck')).toEqual([
      ['a', 2],
      ['b', 0],
      ['c', 5],
      ['d', 1],
    ]);
  });

  it('writes a deck while others wait for their words', async () => {
    const { opened, open } = gate();
    const waiting = Array.from({ length: MAX_EXPORTS - 1 }, (_, n) =>
      write(`deck ${n}`, posts([note('a')], opened, [note('b')])),
    );
    await write('deck', posts([note('a')]));
    expect(deckThread().threads).toHaveLength(1);
    open();
    await Promise.all(waiting);
    expect(await logsOf('deck 0')).toHaveLength(2);
  });

  it.each<[string, () => [AsyncGenerator<DeckPart[], void>, AbortSignal], string]>([
    ['fail', () => [posts([note('a')], Promise.reject(new Error('lost'))), never], 'lost'],
    [
      'are not needed any more',
      () => {
        const leaving = new AbortController();
        const left = new Promise((resolve) => leaving.signal.addEventListener('abort', resolve));
        setImmediate(() => leaving.abort(new Error('left')));
        return [posts([note('a')], left, [note('b')]), leaving.signal];
      },
      'left',
    ],
  ])(
    'leaves nothing of a deck whose words %s, and goes on with others',
    async (_, given, reason) => {
      const other = gate();
      const beside = write('beside', posts([note('a')], other.opened));
      await expect(write('deck', ...given())).rejects.toThrow(reason);
      expect((await readdir(directory)).filter((name) => name === 'deck')).toEqual([]);
      other.open();
      await beside;
      expect(await readdir(directory)).toEqual(['beside']);
    },
  );

  it('says that the disk is full', async () => {
    await symlink('/dev/full', join(directory, 'deck'));
    const full = withTemporaryFiles(directory, () => write('deck', posts([note('a')])));
    await expect(full).rejects.toMatchObject({ status: 503, details: [{ reason: 'DISK_FULL' }] });
    expect(await readdir(directory)).toEqual([]);
  });

  it('is replaced if it ends while it is still starting, which fails all that wait for it', async () => {
    await die();
    const failed = ['one', 'two'].map((name) =>
      expect(write(name, posts([note('a')]))).rejects.toMatchObject({ status: 503 }),
    );
    await new Promise(setImmediate);
    await die();
    await Promise.all(failed);
    await write('deck', posts([note('a')]));
    expect(await readdir(directory)).toEqual(['deck']);
  });
});
