import { LIMITS } from '@wordgrove/contracts';
import { ImportPace } from '../../src/modules/transfer/imports/queue/import-pace.js';
import { eventually, queueOf } from '../support/jobs.js';
import { Learner } from '../support/learner.js';
import {
  addWithoutTurn,
  countReviews,
  countWords,
  inTheMiddleOfImport,
  LONG_COUNT,
  LONG_TERMS,
  longFile,
  lookAtImport,
  WRITTEN_COUNT,
} from '../support/long-import.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { exportText, importFile, IMPORTS, upload } from '../support/transfer.js';

/** Enough for several turns. */
const ROWS = 2_500;
const LONG_CSV = `term\n${Array.from({ length: ROWS }, (_, n) => `row ${n}`).join('\n')}\n`;

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

const begin = async (learner: Learner, content = LONG_CSV) =>
  (await upload(service, learner, 'csv', content)).body.import.id as string;

const isBeingWritten = async (learner: Learner, id: string) => {
  const { status, created_count: count } = await lookAtImport(service, learner, id);
  return status === 'RUNNING' && count > 0;
};

/** Expects an import that has taken turns with others to have done all of its work once. */
async function expectAll(learner: Learner, id: string): Promise<void> {
  await queueOf(service).idle();
  expect(await lookAtImport(service, learner, id)).toMatchObject({
    ...{ status: 'SUCCEEDED', row_count: ROWS, created_count: ROWS },
    ...{ updated_count: 0, error_count: 0, queue_position: null },
  });
}

describe('an import that writes', () => {
  it("lets the user's other changes come in between", async () => {
    const learner = await Learner.of(service);
    const id = await begin(learner);
    const statuses: number[] = [];
    let between = 0;
    const collect = (n: number) => learner.send({ term: `mine ${statuses.length} ${n}` });
    for (let isDone = false; !isDone;) {
      const answers = await Promise.all([0, 1, 2, 3].map(collect));
      statuses.push(...answers.map(({ status }) => status));
      if (await isBeingWritten(learner, id)) between += 1;
      isDone = (await lookAtImport(service, learner, id)).finished_at !== null;
    }
    expect(between).toBeGreaterThan(2);
    expect(new Set(statuses)).toEqual(new Set([200]));
    await expectAll(learner, id);
    expect(await countWords(service, learner)).toBe(ROWS + statuses.length);
  });

  it('lets the imports of others go first from time to time, even if there is one at a time', async () => {
    const pace = service.app.get(ImportPace, { strict: false });
    const before = { ...pace };
    Object.assign(pace, { atOnce: 1, sliceMs: 0 });
    try {
      const [ada, bob] = [await Learner.of(service), await Learner.of(service)];
      const long = await begin(ada);
      await eventually(() => isBeingWritten(ada, long));
      const short = await begin(bob, 'term\none\n');
      await eventually(
        async () => (await lookAtImport(service, bob, short)).status === 'SUCCEEDED',
      );
      expect((await lookAtImport(service, ada, long)).status).toBe('RUNNING');
      await expectAll(ada, long);
    } finally {
      Object.assign(pace, before);
    }
  });

  it('splits a batch whose words have many reviews, and writes all of them', async () => {
    const pace = service.app.get(ImportPace, { strict: false });
    const { partsPerTurn } = pace;
    pace.partsPerTurn = 70;
    try {
      const learner = await Learner.of(service);
      const { format, content } = longFile(service);
      const { id } = await importFile(service, learner, format, content);
      expect(await lookAtImport(service, learner, id)).toMatchObject({ created_count: LONG_COUNT });
      expect(await countReviews(service, learner)).toBe(LONG_COUNT);
    } finally {
      pace.partsPerTurn = partsPerTurn;
    }
  });
});

/** Returns the words and reviews of a learner, without ids and in an order that does not depend on them. */
async function learned(learner: Learner): Promise<unknown> {
  const { words, reviews } = JSON.parse(await exportText(service, learner, 'json'));
  const terms = new Map(words.map(({ id, term }: { id: string; term: string }) => [id, term]));
  const sorted = (items: object[]) => items.map((item) => JSON.stringify(item)).sort();
  return {
    words: sorted(words.map((word: object) => ({ ...word, id: '' }))),
    reviews: sorted(
      reviews.map((review: { learned_word_id: string }) => ({
        ...{ ...review, id: '' },
        learned_word_id: terms.get(review.learned_word_id),
      })),
    ),
  };
}

describe('a file of which a part has been imported', () => {
  it('adds the rest, so that nothing tells it from one that was imported in one go', async () => {
    const [whole, twice] = [await Learner.of(service), await Learner.of(service)];
    const file = longFile(service);
    await importFile(service, whole, file.format, file.content);
    const { token } = twice;
    const remove = async (id: string) => {
      expect((await service.client.delete(`${IMPORTS}/${id}`, { token })).status).toBe(200);
    };
    await inTheMiddleOfImport(service, twice, remove, file);
    await queueOf(service).idle();
    expect(await countWords(service, twice)).toBe(WRITTEN_COUNT);
    expect(await countReviews(service, twice)).toBe(WRITTEN_COUNT);
    expect(await importFile(service, twice, file.format, file.content)).toMatchObject({
      ...{ status: 'SUCCEEDED', error_count: 0 },
      ...{ created_count: LONG_COUNT - WRITTEN_COUNT, updated_count: WRITTEN_COUNT },
    });
    expect(await countReviews(service, twice)).toBe(LONG_COUNT);
    expect(await learned(twice)).toEqual(await learned(whole));
  });
});

const tags = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, n) => `${prefix}${n}`);
const row = (term: string, each: readonly string[]) => `${term},${each.join(';')}`;
const tableOf = (rows: readonly string[]) => `term,tags\n${rows.join('\n')}\n`;

describe('a fault that only the database can find', () => {
  const rows = LONG_TERMS.map((term) => row(term, []));

  it('is found before anything is written, wherever in the file it is', async () => {
    const learner = await Learner.of(service);
    await learner.collect({ term: 'known', tags: tags('a', LIMITS.tags) });
    const file = tableOf([...rows, row('known', ['one more'])]);
    const errors = [{ line: LONG_COUNT + 2, reason: 'TOO_MANY' }];
    expect(await importFile(service, learner, 'csv', file)).toMatchObject({
      ...{ status: 'FAILED', created_count: 0, error_count: 1, errors },
    });
    expect(await countWords(service, learner)).toBe(1);
    const query = { skip_bad_rows: 'true' };
    expect(await importFile(service, learner, 'csv', file, query)).toMatchObject({
      ...{ status: 'SUCCEEDED', created_count: LONG_COUNT, error_count: 1, errors },
    });
  });

  it('is found if it comes from the file itself', async () => {
    const learner = await Learner.of(service);
    const first = row('full', tags('a', LIMITS.tags));
    const file = tableOf([first, ...rows, row('Full', ['a0']), row('full', ['one more'])]);
    const errors = [{ line: LONG_COUNT + 4, reason: 'TOO_MANY' }];
    expect(await importFile(service, learner, 'csv', file)).toMatchObject({
      ...{ status: 'FAILED', created_count: 0, error_count: 1, errors },
    });
    expect(await countWords(service, learner)).toBe(0);
    const query = { skip_bad_rows: 'true' };
    expect(await importFile(service, learner, 'csv', file, query)).toMatchObject({
      ...{ status: 'SUCCEEDED', created_count: LONG_COUNT + 1, updated_count: 0, errors },
    });
  });

  it('leaves out only that record if it arises later', async () => {
    const learner = await Learner.of(service);
    const file = { format: 'csv', content: tableOf(LONG_TERMS.map((term) => row(term, ['new']))) };
    let importId = '';
    const fill = async (id: string) => {
      importId = id;
      const other = await service.database.pool.connect();
      const word = { term: 'word 1100', tags: tags('a', LIMITS.tags) };
      await addWithoutTurn(other, service, learner, word);
      await other.query('commit');
      other.release();
    };
    await inTheMiddleOfImport(service, learner, fill, file);
    await queueOf(service).idle();
    expect(await lookAtImport(service, learner, importId)).toMatchObject({
      ...{ status: 'SUCCEEDED', row_count: LONG_COUNT, created_count: LONG_COUNT - 1 },
      ...{ updated_count: 0, error_count: 1, errors: [{ line: 1_102, reason: 'TOO_MANY' }] },
    });
  });
});
