import { Learner } from '../support/learner.js';
import { sentDuring, type SentStatement } from '../support/sent-statements.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { importFile } from '../support/transfer.js';

const ROWS = 6_000;

describe('a file that has one word in every row', () => {
  let service: TestApp;
  let learner: Learner;
  beforeAll(async () => (service = await startTestApp()));
  afterAll(() => service.close());
  beforeEach(async () => (learner = await Learner.of(service)));

  it('is kept as one item if all rows say the same', async () => {
    const { done, sent } = await imported(Array.from({ length: ROWS }, () => 'ebb,flow,sea'));
    expect(done).toMatchObject({ row_count: ROWS, created_count: 1, error_count: 0 });
    expect(staged(sent)).toEqual([1]);
    expect(named(sent, 'import-part.copy-repeats')).toEqual([]);
    expect((await learner.listAll()).map(({ notes, tags }) => [notes, tags])).toEqual([
      [['flow'], ['sea']],
    ]);
  });

  it('is copied in transactions of some thousand rows if each row says something else', async () => {
    const rows = Array.from(
      { length: ROWS },
      (_, n) => `ebb,n${n % 50},t${Math.floor(n / 50) % 50}`,
    );
    const { done, sent } = await imported(rows);
    expect(done).toMatchObject({ row_count: ROWS, created_count: 1, error_count: 0 });
    expect(staged(sent)).toEqual(Array.from({ length: 12 }, () => 500));
    const copied = named(sent, 'import-part.copy-repeats').map(({ values }) => values[1]);
    expect(copied).toEqual([
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
      [10, 11],
    ]);
    const [word] = await learner.listAll();
    expect([word?.notes.length, word?.tags.length]).toEqual([50, 50]);
  });

  async function imported(rows: readonly string[]) {
    let done: Awaited<ReturnType<typeof importFile>> | undefined;
    const sent = await sentDuring(async () => {
      done = await importFile(service, learner, 'csv', `term,notes,tags\n${rows.join('\n')}\n`);
    });
    return { done, sent };
  }
});

/** The number of items in each batch that was kept. */
function staged(sent: readonly SentStatement[]): number[] {
  return named(sent, 'import-batch.add').map(({ values }) => {
    const items = values.find((value) => typeof value === 'string' && value.startsWith('['));
    return (JSON.parse(items as string) as unknown[]).length;
  });
}

function named(sent: readonly SentStatement[], wanted: string): SentStatement[] {
  return sent.filter(({ name }) => name === wanted);
}
