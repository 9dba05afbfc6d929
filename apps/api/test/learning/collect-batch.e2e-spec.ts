import { Learner } from '../support/learner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const terms = (count: number, name = 'word') =>
  Array.from({ length: count }, (_, at) => ({ term: `${name} ${at}` }));

describe('collect-words', () => {
  let service: TestApp;
  let learner: Learner;
  beforeAll(async () => (service = await startTestApp()));
  afterAll(() => service.close());
  beforeEach(async () => (learner = await Learner.of(service)));

  it('spreads the due dates of words that were declared together', async () => {
    const specs = terms(300).map((spec) => ({ ...spec, mastery_level: 3 }));
    const { body } = await learner.sendAll(specs);
    const due = (body.learned_words as { next_review_at: string }[]).map(
      ({ next_review_at }) => next_review_at,
    );
    const days = [...new Set(due)];
    expect(days).toHaveLength(9);
    for (const day of days) expect(due.filter((each) => each === day).length).toBeLessThan(75);
    const [word] = body.learned_words;
    expect((await learner.get(word.id)).body.learned_word).toEqual(word);
  });

  it('returns one word for each spec, in order, and the number of new ones', async () => {
    const known = await learner.collect({ term: 'known', tags: ['old'] });
    const specs = [
      { term: 'zebra' },
      { term: 'known', tags: ['new'], mastery_level: 5 },
      { term: 'apple', language: 'LANGUAGE_GERMAN', notes: ['a note'], mastery_level: 3 },
    ];
    const { status, body } = await learner.sendAll(specs);
    expect(status).toBe(200);
    expect(body.created_count).toBe(2);
    expect(body.learned_words).toMatchObject([
      { term: 'zebra', language: 'LANGUAGE_ENGLISH', mastery_level: 0, state: 'NEW' },
      { id: known.id, tags: ['old', 'new'], mastery_level: 0 },
      { term: 'apple', language: 'LANGUAGE_GERMAN', notes: ['a note'], mastery_level: 3 },
    ]);
    // Each is what collect-word would have made of it.
    const { id: _id, next_review_at: _due, ...word } = body.learned_words[2];
    const other = await Learner.of(service);
    expect(await other.collect(specs[2] as object as Record<string, unknown>)).toMatchObject(word);
  });

  it('returns each word, new or known, as it is stored', async () => {
    await learner.collect({ term: 'known', notes: ['old'], mastery_level: 2 });
    service.clock.advance({ minutes: 1 });
    const contexts = [
      { sentence: 'One.' },
      { sentence: 'Two.', source_title: '', source_url: 'https://example.com/' },
    ];
    const { body } = await learner.sendAll([
      ...[0, 1, 2, 3, 4, 5].map((level) => ({ term: `of ${level}`, mastery_level: level })),
      { term: 'known', notes: ['new'], contexts },
      { term: '  Éclair "\\ 雪  ', tags: ['a', 'a', 'b"\\{}'], contexts },
    ]);
    const stored = await learner.listAll();
    const byTerm = new Map(stored.map((word) => [word.term, word]));
    expect(body.learned_words).toHaveLength(8);
    for (const word of body.learned_words) expect(word).toEqual(byTerm.get(word.term));
  });

  it('accepts 500 words, and the same again without a change', async () => {
    const specs = terms(500);
    const first = (await learner.sendAll(specs)).body;
    expect(first.created_count).toBe(500);
    service.clock.advance({ minutes: 1 });
    const again = (await learner.sendAll([...specs].reverse())).body;
    expect(again.created_count).toBe(0);
    expect(again.learned_words).toEqual([...first.learned_words].reverse());
  });

  it('is listed with its last word first, as words collected one by one would be', async () => {
    await learner.sendAll(terms(50));
    const listed = await learner.listAll();
    expect(listed.map(({ term }) => ({ term }))).toEqual(terms(50).reverse());
  });

  it.each([0, 501])('refuses %d words', async (count) => {
    const { status, body } = await learner.sendAll(terms(count));
    expect([status, body.error.details[0]]).toEqual([
      400,
      expect.objectContaining({ reason: count === 0 ? 'TOO_FEW' : 'TOO_MANY', field: 'specs' }),
    ]);
  });

  it('unites specs of the same word', async () => {
    const { body } = await learner.sendAll([
      { term: 'Word', tags: ['a'], contexts: [{ sentence: 'One word.' }] },
      { term: 'other' },
      { term: ' word ', tags: ['b', 'a'], notes: ['n'] },
    ]);
    expect(body.created_count).toBe(2);
    const [first, , last] = body.learned_words;
    expect(last).toEqual(first);
    expect(first).toMatchObject({ term: 'Word', tags: ['a', 'b'], notes: ['n'] });
  });

  it('writes nothing if one spec is wrong, and names its member', async () => {
    const specs = [{ term: 'fine' }, { term: '' }, { term: 'x', language: 'LANGUAGE_KLINGON' }];
    const { status, body } = await learner.sendAll(specs);
    expect(status).toBe(400);
    expect(body.error.details).toMatchObject([
      { reason: 'TOO_SHORT', field: 'specs[1].term' },
      { reason: 'INVALID_LANGUAGE', field: 'specs[2].language' },
    ]);
    expect(await learner.listAll()).toEqual([]);
  });

  const tags = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => `tag ${from + at}`);

  it.each([
    ['with what it has', [{ term: 'fine' }, { term: 'full', tags: ['one more'] }], 'specs[1]'],
    [
      'with another spec of the batch',
      [{ term: 'new', tags: tags(0, 30) }, { term: 'fine' }, { term: 'new', tags: tags(30, 30) }],
      'specs[0]',
    ],
  ])('writes nothing if a word would have too many tags %s', async (_name, specs, field) => {
    await learner.collect({ term: 'full', tags: tags(0, 50) });
    const { status, body } = await learner.sendAll(specs);
    expect([status, body.error.details[0]]).toEqual([
      400,
      expect.objectContaining({ reason: 'TOO_MANY', field }),
    ]);
    expect((await learner.listAll()).map(({ term }) => term)).toEqual(['full']);
  });

  it('takes batches of the same words in any order at once, without a dead-lock', async () => {
    const specs = terms(50, 'shared');
    const batches = Array.from({ length: 20 }, (_, at) =>
      at % 2 === 0 ? specs : [...specs].reverse(),
    );
    const answers = await Promise.all(batches.map((batch) => learner.sendAll(batch)));
    expect(answers.map(({ status }) => status)).toEqual(batches.map(() => 200));
    const created = answers.reduce((sum, { body }) => sum + body.created_count, 0);
    expect([created, (await learner.listAll()).length]).toEqual([50, 50]);
  });

  it('records which application collected the words', async () => {
    await learner.sendAll(terms(2));
    const { rows } = await service.database.pool.query(
      'select distinct application_id from learned_words where user_id = $1',
      [learner.userId],
    );
    expect(rows).toEqual([{ application_id: learner.application.id }]);
  });

  it('accepts a body of up to 1 MiB', async () => {
    const notes = ['n'.repeat(1_900)];
    const specs = terms(500).map((spec) => ({ ...spec, notes }));
    expect((await learner.sendAll(specs)).status).toBe(200);
    const more = specs.map((spec) => ({ ...spec, notes: ['m'.repeat(2_000), 'o'.repeat(200)] }));
    expect((await learner.sendAll(more)).status).toBe(413);
  });
});
