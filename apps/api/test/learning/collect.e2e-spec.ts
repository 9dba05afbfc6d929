import { dueAbout } from '../support/due-about.js';
import { Learner } from '../support/learner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const numbered = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => `${name} ${index}`);

describe('collect-word', () => {
  let service: TestApp;
  let learner: Learner;
  beforeAll(async () => (service = await startTestApp()));
  afterAll(() => service.close());
  beforeEach(async () => (learner = await Learner.of(service)));

  const rows = async (userId: string) => {
    const text = 'select * from learned_words where user_id = $1';
    return (await service.database.pool.query(text, [userId])).rows;
  };

  describe('a new word', () => {
    it('keeps everything that the spec says, each repeated item once', async () => {
      const contexts = [
        { sentence: 'Hier ist Essen.', source_title: 'Fibel', source_url: 'https://a.example/1' },
        { sentence: 'Das Essen.', source_title: null, source_url: null },
      ];
      const word = await learner.collect({
        term: 'Essen',
        language: 'LANGUAGE_GERMAN',
        tags: ['b', 'a', 'b'],
        notes: ['food', 'line one\nline\ttwo', 'food'],
        contexts: [contexts[0], { sentence: 'Das Essen.' }, contexts[0]],
      });
      expect(word).toMatchObject({
        term: 'Essen',
        language: 'LANGUAGE_GERMAN',
        tags: ['b', 'a'],
        notes: ['food', 'line one\nline\ttwo'],
        contexts,
      });
      expect((await learner.get(word.id)).body.learned_word).toEqual(word);
    });

    it.each([
      [0, 'NEW', 0],
      [1, 'REVIEW', 3],
      [2, 'REVIEW', 12],
      [3, 'REVIEW', 36],
      [4, 'REVIEW', 85],
      [5, 'REVIEW', 180],
    ])(
      'at level %i reads back the same, and is due about when it would fade',
      async (level, state, days) => {
        const word = await learner.collect({ term: 'known', mastery_level: level });
        expect(word).toMatchObject({
          mastery_level: level,
          state,
          review_count: 0,
          last_reviewed_at: null,
          next_review_at: dueAbout(days, service.clock.now()),
        });
        const [row] = await rows(learner.userId);
        expect(row).toMatchObject({ stability: days, declared_mastery_level: level });
      },
    );

    it('records which application wrote it, even when that is gone', async () => {
      await learner.collect('mine');
      await service.database.pool.query('delete from applications where id = $1', [
        learner.application.id,
      ]);
      expect(await rows(learner.userId)).toMatchObject([
        { application_id: learner.application.id },
      ]);
    });
  });

  describe('the same word again', () => {
    it('returns the same, and changes nothing at all', async () => {
      const spec = {
        term: 'nostalgia',
        tags: ['a', 'b'],
        notes: ['n'],
        contexts: [{ sentence: 's', source_title: 't' }],
      };
      const first = await learner.collect(spec);
      service.clock.advance({ minutes: 1 });
      expect(await learner.collect(spec)).toEqual(first);
      expect(await learner.collect('nostalgia')).toEqual(first);
      expect(await rows(learner.userId)).toHaveLength(1);
    });

    it('treats an empty title as none', async () => {
      const first = await learner.collect({ term: 'word', contexts: [{ sentence: 's' }] });
      const again = await learner.collect({
        term: 'word',
        contexts: [{ sentence: 's', source_title: ' ' }],
      });
      expect(again).toEqual(first);
      expect(again.contexts).toEqual([{ sentence: 's', source_title: null, source_url: null }]);
    });

    it('adds the tags, notes and contexts that it lacks, in the order in which they came', async () => {
      const context = (sentence: string, title: string | null = null) => ({
        sentence,
        source_title: title,
        source_url: null,
      });
      const first = await learner.collect({
        term: 'nostalgia',
        tags: ['z', 'a'],
        notes: ['2', '1'],
        contexts: [context('s', 'one')],
      });
      service.clock.advance({ minutes: 1 });
      const second = await learner.collect({
        term: 'nostalgia',
        tags: ['m', 'a', 'b'],
        notes: ['0', '2'],
        contexts: [context('s'), context('s', 'one'), context('r')],
      });
      expect(second).toEqual({
        ...first,
        tags: ['z', 'a', 'm', 'b'],
        notes: ['2', '1', '0'],
        contexts: [context('s', 'one'), context('s'), context('r')],
        updated_at: service.clock.now().toISOString(),
      });
    });

    it.each([
      ['tags', { tags: ['new'] }],
      ['notes', { notes: ['new'] }],
      ['contexts', { contexts: [{ sentence: 'new' }] }],
    ])('is updated by new %s alone', async (_, more) => {
      await learner.collect('word');
      service.clock.advance({ minutes: 1 });
      const again = await learner.collect({ term: 'word', ...more });
      expect(again.updated_at).toBe(service.clock.now().toISOString());
    });

    it('never touches the schedule, the spelling or who collected it', async () => {
      const first = await learner.collect({ term: 'Nostalgia', mastery_level: 2 });
      const other = await Learner.of(service, { userId: learner.userId });
      service.clock.advance({ minutes: 1 });
      const again = await other.collect({ term: 'nostalgia', mastery_level: 5, tags: ['t'] });
      expect(again).toEqual({ ...first, tags: ['t'], updated_at: again.updated_at });
      expect(await rows(learner.userId)).toMatchObject([
        { application_id: learner.application.id, declared_mastery_level: 2 },
      ]);
    });

    it.each([
      ['tags', 50, (n: number) => ({ tags: numbered(n, 'tag') }), { tags: ['one more'] }],
      ['notes', 50, (n: number) => ({ notes: numbered(n, 'note') }), { notes: ['one more'] }],
      [
        'contexts',
        20,
        (n: number) => ({ contexts: numbered(n, 'c').map((sentence) => ({ sentence })) }),
        { contexts: [{ sentence: 'one more' }] },
      ],
    ])('refuses to hold more %s than %i, and loses none', async (_, limit, full, oneMore) => {
      await learner.collect({ term: 'word', ...full(limit - 1) });
      const word = await learner.collect({ term: 'word', ...full(limit) });
      const { status, body } = await learner.send({ term: 'word', ...oneMore, mastery_level: 3 });
      expect(status).toBe(400);
      expect(body.error).toMatchObject({
        code: 'FAILED_PRECONDITION',
        details: [{ reason: 'TOO_MANY', field: 'spec' }],
      });
      expect((await learner.get(word.id)).body.learned_word).toEqual(word);
      expect(await learner.collect({ term: 'word', ...full(limit) })).toEqual(word);
    });

    it('belongs to one user: others get a word of their own', async () => {
      const other = await Learner.of(service);
      const [mine, theirs] = [await learner.collect('word'), await other.collect('word')];
      expect(theirs.id).not.toBe(mine.id);
    });

    it('is one row with all the tags, no matter how many collect it at once', async () => {
      const tags = numbered(50, 'tag');
      const words = await Promise.all(
        tags.map((tag) => learner.collect({ term: 'race', tags: [tag] })),
      );
      expect(new Set(words.map(({ id }) => id)).size).toBe(1);
      const [word] = await learner.listAll();
      expect(word?.tags.toSorted()).toEqual(tags.toSorted());
      expect(await rows(learner.userId)).toHaveLength(1);
    });
  });
});
