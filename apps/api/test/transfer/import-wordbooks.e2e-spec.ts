import { randomUUID } from 'node:crypto';
import { LIMITS } from '@wordgrove/contracts';
import { eventually, queueOf } from '../support/jobs.js';
import { Learner } from '../support/learner.js';
import { lookAtImport } from '../support/long-import.js';
import { sentDuring } from '../support/sent-statements.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { exportText, upload } from '../support/transfer.js';
import { duringTurnOf, isAnyWaiting } from '../support/turns.js';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

/** A learner who has room for one more wordbook. */
async function almostFull(): Promise<Learner> {
  const learner = await Learner.of(service);
  await fill(learner, LIMITS.wordbooks - 1);
  return learner;
}

async function fill({ userId }: Learner, count: number): Promise<void> {
  await service.database.pool.query(
    `insert into wordbooks (id, owner_id, name, description, language, visibility, word_count,
       created_at, updated_at)
     select gen_random_uuid(), $1, 'x', '', 'LANGUAGE_ENGLISH', 'PRIVATE', 0, now(), now()
     from generate_series(1, $2)`,
    [userId, count],
  );
}

async function countWordbooks({ userId }: Learner): Promise<number> {
  const { rows } = await service.database.pool.query(
    'select count(*)::integer as n from wordbooks where owner_id = $1',
    [userId],
  );
  return rows[0].n;
}

/** A file with one wordbook. */
function fileWith(terms: readonly string[]): string {
  const words = terms.map((term) => ({ term }));
  const wordbooks = [wordbookOf([{ term: 'oak' }])];
  return JSON.stringify({ format: 'wordgrove', version: 1, wordbooks, words });
}

function wordbookOf(words: readonly { term: string; note?: string | null }[]) {
  const at = service.clock.now().toISOString();
  return {
    ...{ id: randomUUID(), name: 'Of a file', description: '', language: 'LANGUAGE_ENGLISH' },
    ...{ visibility: 'PRIVATE', created_at: at, updated_at: at, words },
  };
}

const create = ({ token }: Learner) =>
  service.client.post('/api/v1/wordbooks', { token, body: { name: 'One more' } });

describe('a wordbook of many long notes', () => {
  it('is read and written in parts, and is the same afterwards', async () => {
    const learner = await Learner.of(service);
    const words = Array.from({ length: 1_200 }, (_, n) => ({
      term: `term ${n}`,
      note: n % 5 === 0 ? null : '好'.repeat(1_900),
    }));
    const again = [{ term: 'TERM 7', note: 'the last note' }, { term: 'term 8' }];
    const wordbooks = [wordbookOf([...words, ...again]), wordbookOf([{ term: 'elm' }])];
    const file = JSON.stringify({ format: 'wordgrove', version: 1, wordbooks });
    const sent = await sentDuring(async () => {
      await upload(service, learner, 'json', file);
      await queueOf(service).idle();
    });
    const texts = sent.flatMap(({ values }) => values.filter((value) => typeof value === 'string'));
    expect(Math.max(...texts.map(({ length }) => length))).toBeLessThan(400_000);
    const exported = await exportText(service, learner, 'json');
    const expected = words.map((word, n) => (n === 7 ? { ...word, note: 'the last note' } : word));
    const { body } = await service.client.get('/api/v1/wordbooks', { token: learner.token });
    const counts = body.wordbooks.map((each: { word_count: number }) => each.word_count);
    expect(counts.sort()).toEqual([1, 1_200]);
    const found = JSON.parse(exported).wordbooks as ReturnType<typeof wordbookOf>[];
    const [large, small] = wordbooks.map(({ id }) => found.find((each) => each.id === id)?.words);
    expect(JSON.stringify(large) === JSON.stringify(expected)).toBe(true);
    expect(small).toEqual([{ term: 'elm', note: null }]);
  });
});

describe('the limit of wordbooks', () => {
  it('applies to those that are created while a file is imported', async () => {
    const learner = await almostFull();
    let importId = '';
    await duringTurnOf(service, learner, async () => {
      importId = (await upload(service, learner, 'json', fileWith(['elm']))).body.import.id;
      // There was room for it when the file was checked.
      await eventually(() => isAnyWaiting(service));
      await fill(learner, 1);
    });
    await queueOf(service).idle();
    expect(await lookAtImport(service, learner, importId)).toMatchObject({
      ...{ status: 'SUCCEEDED', error_count: 1, created_count: 1 },
      errors: [{ line: 1, field: 'wordbooks[0]', reason: 'TOO_MANY_WORDBOOKS' }],
    });
    expect(await countWordbooks(learner)).toBe(LIMITS.wordbooks);
  });

  it('applies to all that are created and imported at once', async () => {
    const learner = await almostFull();
    const send = (n: number) =>
      n % 10 === 0 ? upload(service, learner, 'json', fileWith(['elm'])) : create(learner);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => send(n)));
    await queueOf(service).idle();
    const ofImports = answers.filter((_, n) => n % 10 === 0);
    const ends = await Promise.all(
      ofImports.map(({ body }) => lookAtImport(service, learner, body.import.id)),
    );
    const created = answers.filter(({ status }, n) => n % 10 !== 0 && status === 200);
    // One that lost its room after it was checked succeeds too, without its wordbook.
    const imported = ends.filter(
      ({ status, error_count: errors }) => status === 'SUCCEEDED' && errors === 0,
    );
    expect(created.length + imported.length).toBe(1);
    expect(await countWordbooks(learner)).toBe(LIMITS.wordbooks);
  });

  it('reports each wordbook for which there is no room, by its line', async () => {
    const learner = await almostFull();
    await create(learner);
    const { body } = await upload(service, learner, 'json', fileWith([]));
    await queueOf(service).idle();
    expect(await lookAtImport(service, learner, body.import.id)).toMatchObject({
      ...{ status: 'FAILED', errors: [{ line: 1, field: 'wordbooks[0]' }] },
    });
  });
});
