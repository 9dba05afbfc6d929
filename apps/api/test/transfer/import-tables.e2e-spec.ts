import { Learner } from '../support/learner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { exportText, importFile } from '../support/transfer.js';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

const importCsv = (learner: Learner, file: string, query: Record<string, string> = {}) =>
  importFile(service, learner, 'csv', file, query);

const termsOf = async (learner: Learner) =>
  (await learner.listAll()).map(({ term }) => term).sort();

describe('a table', () => {
  it('with a header row becomes words as collect-word would make them', async () => {
    const learner = await Learner.of(service);
    const file = [
      'term,language,tags,notes,notes,context,source_title,source_url,mastery_level',
      'harbor,,sea; ship;,a port,a refuge,In the harbor.,A book,https://example.org/,3',
      'Hafen,LANGUAGE_GERMAN,,,,,,,',
    ].join('\n');
    const done = await importCsv(learner, file);
    expect(done).toMatchObject({
      ...{ status: 'SUCCEEDED', format: 'csv', row_count: 2, created_count: 2, updated_count: 0 },
      ...{ error_count: 0, errors: [], total_bytes: file.length, processed_bytes: file.length },
      finished_at: service.clock.now().toISOString(),
    });
    const words = await learner.listAll({ order_by: 'term' });
    expect(words).toMatchObject([
      { term: 'Hafen', language: 'LANGUAGE_GERMAN', tags: [], notes: [], mastery_level: 0 },
      {
        ...{ term: 'harbor', tags: ['sea', 'ship'], notes: ['a port', 'a refuge'] },
        contexts: [
          {
            sentence: 'In the harbor.',
            source_title: 'A book',
            source_url: 'https://example.org/',
          },
        ],
        ...{ mastery_level: 3, state: 'REVIEW', review_count: 0 },
      },
    ]);
  });

  it('without a header row has terms and notes', async () => {
    const learner = await Learner.of(service);
    await importCsv(learner, '\uFEFFport,a place\r\n\r\npier\r\n', { language: 'LANGUAGE_FRENCH' });
    expect(await learner.listAll({ order_by: 'term desc' })).toMatchObject([
      { term: 'port', notes: ['a place'], language: 'LANGUAGE_FRENCH' },
      { term: 'pier', notes: [] },
    ]);
  });

  it('is read as the mapping says, by position or by name', async () => {
    const learner = await Learner.of(service);
    await importCsv(learner, 'x,quay,y\n', { mapping: 'notes:0,term:1,tags:2' });
    await importCsv(learner, 'Meaning,Word,Label\nz,jetty,sea\n', {
      mapping: 'term:Word,notes:Meaning',
    });
    expect(await learner.listAll({ order_by: 'term' })).toMatchObject([
      { term: 'jetty', notes: ['z'], tags: [] },
      { term: 'quay', notes: ['x'], tags: ['y'] },
    ]);
  });

  it('is listed with its last row first, as words collected one by one would be', async () => {
    const learner = await Learner.of(service);
    const terms = Array.from({ length: 30 }, (_, row) => `row ${row}`);
    await importCsv(learner, terms.join('\n'));
    expect((await learner.listAll()).map(({ term }) => term)).toEqual([...terms].reverse());
  });

  it('that lacks a mapped column fails', async () => {
    const learner = await Learner.of(service);
    const done = await importCsv(learner, 'a,b\nc,d\n', { mapping: 'term:Word' });
    expect(done).toMatchObject({
      status: 'FAILED',
      errors: [{ line: 1, field: 'Word', reason: 'INVALID_MAPPING' }],
    });
  });

  it('adds to existing words, and keeps their schedule', async () => {
    const learner = await Learner.of(service);
    const before = await learner.collect({ term: 'harbor', tags: ['a'], mastery_level: 4 });
    const done = await importCsv(learner, 'term,tags,mastery_level\nHarbor,a;b,1\nharbor,c,\n');
    expect(done).toMatchObject({ row_count: 2, created_count: 0, updated_count: 1 });
    const after = (await learner.get(before.id)).body.learned_word;
    expect(after).toEqual({ ...before, tags: ['a', 'b', 'c'] });
  });

  it('of tabs may have bare quotes', async () => {
    const learner = await Learner.of(service);
    await importFile(service, learner, 'tsv', 'cry\tsay "oh"\ninch\t5"\n');
    expect(await learner.listAll({ order_by: 'term' })).toMatchObject([
      { term: 'cry', notes: ['say "oh"'] },
      { term: 'inch', notes: ['5"'] },
    ]);
  });

  it('that the service exported comes back as it was', async () => {
    const learner = await Learner.of(service);
    const specs = [
      { term: '=1+1', notes: ["'=x", '-ness', "'tis"], tags: ['a;b', 'c\\', '\\;'] },
      { term: 'line\nbreak', notes: ['one, two', '"quoted"', 'tab\there'] },
      { term: 'two', contexts: [{ sentence: 'One.' }, { sentence: 'Two.', source_title: '@x' }] },
      { term: 'größe', language: 'LANGUAGE_GERMAN', mastery_level: 5 },
    ];
    await learner.sendAll(specs);
    for (const format of ['csv', 'tsv']) {
      const other = await Learner.of(service);
      const file = await exportText(service, learner, format);
      expect(await importFile(service, other, format, file)).toMatchObject({ created_count: 4 });
      const [ours, theirs] = await Promise.all(
        [learner, other].map((each) => each.listAll({ order_by: 'term' })),
      );
      const withoutId = (word: object) => ({ ...word, id: '' });
      expect(theirs?.map(withoutId)).toEqual(ours?.map(withoutId));
    }
  });
});

describe('bad rows', () => {
  const FILE = [
    'term,tags,mastery_level,context,source_url',
    'good,,,,',
    ',,,,',
    `${'x'.repeat(256)},,,,`,
    '"multi\nline",,,,',
    'level,,9,,',
    'level2,,abc,,',
    'url,,,A sentence.,ftp://x',
    `tags,${Array.from({ length: 51 }, (_, n) => n).join(';')},,,`,
  ].join('\n');
  const ERRORS = [
    { line: 3, field: 'term', reason: 'TOO_SHORT' },
    { line: 4, field: 'term', reason: 'TOO_LONG' },
    { line: 7, field: 'mastery_level', reason: 'OUT_OF_RANGE' },
    { line: 8, field: 'mastery_level', reason: 'INVALID_TYPE' },
    { line: 9, field: 'contexts[0].source_url', reason: 'INVALID_URL' },
    { line: 10, field: 'tags', reason: 'TOO_MANY' },
  ];

  it('are reported by line as collect-word would, and nothing is written', async () => {
    const learner = await Learner.of(service);
    const done = await importCsv(learner, FILE);
    expect(done).toMatchObject({ status: 'FAILED', error_count: 6, created_count: 0 });
    expect(done.errors).toMatchObject(ERRORS);
    expect(await termsOf(learner)).toEqual([]);
  });

  it('are left out if that was requested', async () => {
    const learner = await Learner.of(service);
    const done = await importCsv(learner, FILE, { skip_bad_rows: 'true' });
    expect(done).toMatchObject({ status: 'SUCCEEDED', error_count: 6, created_count: 2 });
    expect(done.errors).toMatchObject(ERRORS);
    expect(await termsOf(learner)).toEqual(['good', 'multi\nline']);
  });

  it('are counted, and the first hundred are reported', async () => {
    const learner = await Learner.of(service);
    const done = await importCsv(learner, `term\n${'""\n'.repeat(0)}${',x\n'.repeat(150)}`);
    expect(done.error_count).toBe(150);
    expect(done.errors).toHaveLength(100);
  });

  it('hide nothing that is wrong with the file as a whole', async () => {
    const learner = await Learner.of(service);
    const file = `term\n${',x\n'.repeat(150)}"never closed`;
    const done = await importCsv(learner, file, { skip_bad_rows: 'true' });
    expect(done).toMatchObject({ status: 'FAILED', error_count: 151 });
    expect(done.errors).toHaveLength(100);
    expect(done.errors[0]).toMatchObject({ line: 152, reason: 'INVALID_FILE' });
  });

  it('include rows for which a word has no room', async () => {
    const learner = await Learner.of(service);
    const tags = Array.from({ length: 50 }, (_, n) => `tag ${n}`);
    await learner.collect({ term: 'full', tags });
    const file = 'term,tags\nnew,\nfull,one more\n';
    expect(await importCsv(learner, file)).toMatchObject({
      status: 'FAILED',
      errors: [{ line: 3, reason: 'TOO_MANY' }],
    });
    expect(await termsOf(learner)).toEqual(['full']);
    expect(await importCsv(learner, file, { skip_bad_rows: 'true' })).toMatchObject({
      status: 'SUCCEEDED',
      created_count: 1,
      error_count: 1,
    });
    expect(await termsOf(learner)).toEqual(['full', 'new']);
  });
});

describe('a file that is not a table', () => {
  it.each([
    ['a quote that never ends', `term\n"${'x'.repeat(1_100_000)}`, 2],
    ['a quote at the end', 'term\nfine\n"broken', 3],
    ['other bytes than UTF-8', Buffer.from('term\nna\xefve\n', 'latin1'), null],
  ])('fails: %s', async (_title, file, line) => {
    const learner = await Learner.of(service);
    const done = await importFile(service, learner, 'csv', file);
    expect(done).toMatchObject({ status: 'FAILED', errors: [{ line, reason: 'INVALID_FILE' }] });
    expect(await termsOf(learner)).toEqual([]);
  });

  it('has its NUL bytes and control characters refused', async () => {
    const learner = await Learner.of(service);
    const done = await importCsv(learner, 'term\na\u0000b\nc\u0007\n');
    expect(done.errors).toMatchObject([
      { line: 2, reason: 'INVALID_CHARACTER' },
      { line: 3, reason: 'INVALID_CHARACTER' },
    ]);
  });
});
