import { Learner } from '../support/learner.js';
import { deckOfNotes } from '../support/decks.js';
import { databaseOf, KINDLE_TABLES, KINDLE_WORDS } from '../support/kindle.js';
import { queueOf } from '../support/jobs.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { IMPORTS } from '../support/transfer.js';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

const byTerm = (learner: Learner) => learner.listAll({ order_by: 'term' });

/** Sends a file without its format, and returns what has become of it. */
async function importUnnamed(
  { token }: Learner,
  file: string | Uint8Array,
  query: Record<string, string> = {},
) {
  const headers = { 'content-type': 'application/octet-stream' };
  const sent = await service.client.post(IMPORTS, { token, query, raw: file, headers });
  expect(sent.status).toBe(200);
  await queueOf(service).idle();
  return (await service.client.get(`${IMPORTS}/${sent.body.import.id}`, { token })).body.import;
}

describe('a file whose format nobody names is recognised by its content', () => {
  it('as a table with semicolons in UTF-16', async () => {
    const learner = await Learner.of(service);
    const table = 'Word;Meaning;Language\r\nquai;"a wharf; a pier";fr-CA\r\n';
    const bytes = Buffer.from(`\uFEFF${table}`, 'utf16le');
    expect(await importUnnamed(learner, bytes)).toMatchObject({ format: 'csv', created_count: 1 });
    expect(await byTerm(learner)).toMatchObject([
      { term: 'quai', notes: ['a wharf; a pier'], language: 'LANGUAGE_FRENCH' },
    ]);
  });

  it('as notes that Anki has exported as text', async () => {
    const learner = await Learner.of(service);
    const text =
      '#separator:tab\n#html:true\n#notetype column:1\n#tags column:4\n' +
      'Basic\tquay\t<i>a wharf</i>\tsea\nCloze\tThe {{c1::pier}} is old.\t\t\n';
    expect(await importUnnamed(learner, text)).toMatchObject({ row_count: 2, error_count: 0 });
    expect(await byTerm(learner)).toMatchObject([
      { term: 'pier', contexts: [{ sentence: 'The pier is old.' }] },
      { term: 'quay', notes: ['a wharf'], tags: ['sea'] },
    ]);
  });

  it('as the vocabulary of a Kindle', async () => {
    const learner = await Learner.of(service);
    const file = await databaseOf(KINDLE_TABLES, KINDLE_WORDS);
    const done = await importUnnamed(learner, file, { skip_bad_rows: 'true' });
    expect(done).toMatchObject({
      ...{ format: 'kindle', status: 'SUCCEEDED', row_count: 4, created_count: 3 },
      errors: [{ line: 4, field: 'language', reason: 'INVALID_LANGUAGE' }],
    });
    expect(await byTerm(learner)).toMatchObject([
      { term: 'alone', contexts: [] },
      { term: 'quai', language: 'LANGUAGE_FRENCH' },
      { term: 'quay', contexts: [{}, { source_title: 'The Voyage' }] },
    ]);
  });

  it('as a deck with ranks and with gaps', async () => {
    const learner = await Learner.of(service);
    const deck = await deckOfNotes([
      { type: 'Ranked', fields: { Rank: '1', Word: 'quay', Meaning: 'a wharf' } },
      { type: 'Cloze', fields: { Text: 'The {{c1::pier}} is old.', Extra: '' } },
    ]);
    expect(await importUnnamed(learner, deck)).toMatchObject({ format: 'apkg', created_count: 2 });
    expect(await byTerm(learner)).toMatchObject([
      { term: 'pier', contexts: [{ sentence: 'The pier is old.' }] },
      { term: 'quay', notes: ['a wharf'] },
    ]);
  });
});

describe('a file that cannot be made out', () => {
  it.each<[string, string | Uint8Array, string]>([
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]), '89 50 4e 47'],
    ['a table with columns that nobody knows', 'a,b,c,d\ne,f,g,h\n', '“a”, “b”, “c”, “d”'],
    ['a list of books', 'Book Id,Title,Author\n1,Dune,Herbert\n', 'Goodreads'],
  ])('is refused with what was seen: %s', async (_title, file, seen) => {
    const learner = await Learner.of(service);
    const done = await importUnnamed(learner, file, { skip_bad_rows: 'true' });
    expect(done).toMatchObject({
      ...{ status: 'FAILED', created_count: 0 },
      errors: [{ description: expect.stringContaining(seen) }],
    });
    expect(await byTerm(learner)).toEqual([]);
  });
});
