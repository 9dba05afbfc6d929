import { ReadTime } from '../../src/modules/transfer/imports/read/read-time.js';
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

/** Asks what an import of a file would store. */
async function previewOf(
  { token }: Learner,
  file: string | Uint8Array,
  query: Record<string, string> = {},
) {
  const headers = { 'content-type': 'application/octet-stream' };
  const options = { token, query: { ...query, dry_run: 'true' }, raw: file, headers };
  const { status, body } = await service.client.post(IMPORTS, options);
  expect([status, body.import]).toEqual([200, null]);
  expect((await service.client.get(IMPORTS, { token })).body.imports).toEqual([]);
  const { rows } = await service.database.pool.query('select from imports');
  expect(rows).toEqual([]);
  return body.preview;
}

describe('a preview', () => {
  // The tests before it leave their imports.
  beforeEach(() => service.database.pool.query('delete from imports'));

  it('tells what would be stored, and stores nothing', async () => {
    const learner = await Learner.of(service);
    const table = 'Word;Meaning;Page\nquai;wharf;7\n;x;\nKai;wharf;9\n';
    const query = { language: 'LANGUAGE_GERMAN' };
    expect(await previewOf(learner, table, query)).toEqual({
      ...{ format: 'csv', kind: 'TABLE', encoding: 'utf-8', delimiter: ';', has_header: true },
      columns: [
        { note_type: null, name: 'Word', position: 0, member: 'term' },
        { note_type: null, name: 'Meaning', position: 1, member: 'notes' },
        { note_type: null, name: 'Page', position: 2, member: null },
      ],
      words: ['quai', 'Kai'].map((term, index) => ({
        ...{ line: 2 + 2 * index, term, language: 'LANGUAGE_GERMAN', mastery_level: null },
        ...{ tags: [], notes: ['wharf'], contexts: [], review_count: 0 },
      })),
      languages: [{ language: 'LANGUAGE_GERMAN', count: 2 }],
      sections: [{ name: 'words', count: 3 }],
      ...{ total_bytes: table.length, sampled_count: 3, is_complete: true, error_count: 1 },
      errors: [
        { line: 3, field: 'term', reason: 'TOO_SHORT', description: expect.stringContaining('') },
      ],
    });
    expect(await byTerm(learner)).toEqual([]);
  });

  it('covers the start of a large file, and says so', async () => {
    const learner = await Learner.of(service);
    const rows = Array.from({ length: 3_000 }, (_, n) => `row ${n},${n === 2_000 ? '"' : ''}x`);
    expect(await previewOf(learner, rows.join('\n'))).toMatchObject({
      ...{ sampled_count: 1_000, is_complete: false, error_count: 0, words: { length: 20 } },
    });
  });

  it('shows the fields of each note type of a deck', async () => {
    const learner = await Learner.of(service);
    const deck = await deckOfNotes([
      { type: 'Ranked', fields: { Rank: '1', Word: 'quay', Meaning: 'a wharf' } },
      { type: 'Cloze', fields: { Text: 'The {{c1::pier}} is old.', Extra: '' } },
    ]);
    expect(await previewOf(learner, deck, { mapping: 'Cloze=term:Text' })).toMatchObject({
      ...{ format: 'apkg', kind: 'ANKI_DECK', encoding: null, is_complete: true },
      columns: [
        { note_type: 'Ranked', name: 'Rank', member: null },
        { note_type: 'Ranked', name: 'Word', member: 'term' },
        { note_type: 'Ranked', name: 'Meaning', member: 'notes' },
        { note_type: 'Cloze', name: 'Text', member: 'term' },
        { note_type: 'Cloze', name: 'Extra', member: null },
      ],
      words: [{ term: 'quay' }, { term: 'pier' }],
    });
  });

  it('says what is wrong with a file, also if reading it takes too long', async () => {
    const learner = await Learner.of(service);
    expect(await previewOf(learner, Buffer.from([0x89, 0x50, 0x4e, 0x47]))).toMatchObject({
      ...{ kind: null, words: [], error_count: 1, errors: [{ reason: 'INVALID_FILE' }] },
    });
    const time = service.app.get(ReadTime, { strict: false });
    const { previewMs } = time;
    time.previewMs = 1;
    const deck = await deckOfNotes([{ type: 'Basic', fields: { Front: 'a', Back: 'b' } }]);
    const preview = await previewOf(learner, deck);
    time.previewMs = previewMs;
    expect(preview).toMatchObject({ errors: [{ reason: 'FILE_TOO_COMPLEX' }] });
  });

  it('needs the scopes of the import, and counts as one call and one unfinished import', async () => {
    const learner = await Learner.of(service, { scopes: ['words:read', 'words:write'] });
    const file = { format: 'wordgrove', version: 1, words: [{ term: 'a' }], review_plans: [{}] };
    expect(await previewOf(learner, JSON.stringify(file))).toMatchObject({
      words: [{ term: 'a' }],
      errors: [{ reason: 'INSUFFICIENT_SCOPE', field: 'review_plans' }],
    });
    const reader = await Learner.of(service, { scopes: ['words:read'] });
    const headers = { 'content-type': 'text/csv' };
    const query = { dry_run: 'true' };
    const refused = await service.client.post(IMPORTS, {
      ...{ token: reader.token, query, raw: 'a', headers },
    });
    expect(refused.status).toBe(403);
    await service.database.pool.query(
      `insert into imports (id, user_id, scopes, format, language, mapping, skip_bad_rows, status, total_bytes,
         processed_bytes, row_count, created_count, updated_count, error_count, errors, created_at)
       select gen_random_uuid(), $1, '{}', 'csv', '', '', false, 'QUEUED', 0, 0, 0, 0, 0, 0, '[]', now()
       from generate_series(1, 5)`,
      [learner.userId],
    );
    const full = await service.client.post(IMPORTS, {
      ...{ token: learner.token, query, raw: 'a', headers },
    });
    expect(full.body.error.details).toMatchObject([{ reason: 'TOO_MANY_IMPORTS' }]);
  });
});

describe('a file that cannot be made out', () => {
  it.each<[string, string | Uint8Array, string]>([
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]), 'is a picture'],
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
