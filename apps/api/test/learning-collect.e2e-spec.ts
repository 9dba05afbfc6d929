import { Learner } from './support/learner.js';
import { startTestApp, type TestApp } from './support/test-app.js';

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
    it('needs no more than its term', async () => {
      const now = service.clock.now().toISOString();
      const { status, body } = await learner.send({ term: 'nostalgia' });
      expect(status).toBe(200);
      expect(body).toEqual({
        learned_word: {
          id: expect.stringMatching(/^[0-9a-f-]{36}$/),
          term: 'nostalgia',
          language: 'LANGUAGE_ENGLISH',
          mastery_level: 0,
          state: 'NEW',
          tags: [],
          notes: [],
          contexts: [],
          review_count: 0,
          lapse_count: 0,
          created_at: now,
          updated_at: now,
          last_reviewed_at: null,
          next_review_at: now,
        },
      });
    });

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
      'at level %i reads back the same, and is due when it would fade',
      async (level, state, days) => {
        const word = await learner.collect({ term: 'known', mastery_level: level });
        const due = service.clock.now().getTime() + days * 86_400_000;
        expect(word).toMatchObject({
          mastery_level: level,
          state,
          review_count: 0,
          last_reviewed_at: null,
          next_review_at: new Date(due).toISOString(),
        });
        const [row] = await rows(learner.userId);
        expect(row).toMatchObject({ stability: days, declared_mastery_level: level });
      },
    );

    it('records which application wrote it', async () => {
      await learner.collect('mine');
      expect(await rows(learner.userId)).toMatchObject([
        { application_id: learner.application.id },
      ]);
      await service.database.pool.query('delete from applications where id = $1', [
        learner.application.id,
      ]);
      expect(await rows(learner.userId)).toMatchObject([{ application_id: null }]);
    });
  });

  describe('the same word again', () => {
    it('answers the same, and changes nothing at all', async () => {
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
        details: [{ reason: 'TOO_MANY' }],
      });
      expect((await learner.get(word.id)).body.learned_word).toEqual(word);
      expect(await learner.collect({ term: 'word', ...full(limit) })).toEqual(word);
    });

    it('belongs to one user: others get a word of their own', async () => {
      const other = await Learner.of(service);
      const [mine, theirs] = [await learner.collect('word'), await other.collect('word')];
      expect(theirs.id).not.toBe(mine.id);
    });

    it('is one row with all the tags however many collect it at once', async () => {
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

  describe('compares terms', () => {
    const same = [
      ['case', 'Apple', 'aPPLE', 'LANGUAGE_ENGLISH'],
      ['composed and decomposed letters', 'caf\u00e9', 'cafe\u0301', 'LANGUAGE_FRENCH'],
      ['white space', 'ice cream', ' ice \u3000\n cream\u00a0', 'LANGUAGE_ENGLISH'],
      ['Cyrillic case', 'МОСКВА', 'Москва', 'LANGUAGE_RUSSIAN'],
      ['sharp s in Dutch', 'STRASSE', 'straße', 'LANGUAGE_DUTCH'],
      ['decomposed German', 'Ärger', 'A\u0308rger', 'LANGUAGE_GERMAN'],
      ['Hangul jamo', '한국', '\u1112\u1161\u11ab\u1100\u116e\u11a8', 'LANGUAGE_KOREAN'],
    ] as const;
    it.each(same)('as the same: %s', async (_, one, other, language) => {
      const first = await learner.collect({ term: one, language });
      const second = await learner.collect({ term: other, language });
      expect(second).toEqual(first);
    });

    const different = [
      ['case in German', 'Essen', 'essen', 'LANGUAGE_GERMAN'],
      ['the dotless i', 'sIk', 'sık', 'LANGUAGE_ENGLISH'],
      ['the dotted capital I', 'İz', 'iz', 'LANGUAGE_ENGLISH'],
      ['accents', 'resume', 'résumé', 'LANGUAGE_ENGLISH'],
      ['emoji', '👩‍🚀', '👨‍🚀', 'LANGUAGE_ENGLISH'],
      ['compatibility forms', 'ﷺ', 'صلى الله عليه وسلم', 'LANGUAGE_ARABIC'],
      ['a space', 'into', 'in to', 'LANGUAGE_ENGLISH'],
    ] as const;
    it.each(different)('as different: %s', async (_, one, other, language) => {
      const first = await learner.collect({ term: one, language });
      const second = await learner.collect({ term: other, language });
      expect(second.id).not.toBe(first.id);
      expect([first.term, second.term]).toEqual([one, other]);
    });

    it('within one language only', async () => {
      const ids = await Promise.all(
        ['LANGUAGE_ENGLISH', 'LANGUAGE_FRENCH', 'LANGUAGE_DUTCH'].map(
          async (language) => (await learner.collect({ term: 'chat', language })).id,
        ),
      );
      expect(new Set(ids).size).toBe(3);
    });

    it('after storing them in NFC without white space at the ends', async () => {
      expect((await learner.collect(' \u3000cafe\u0301\n ')).term).toBe('caf\u00e9');
    });

    it.each([
      ['emoji', '🌳'],
      ['letters that case folding makes three', '\u0390'],
      ['right to left', 'ك'],
      ['Chinese beyond the BMP', '𠮷'],
    ])('of 255 code points: %s', async (_, letter) => {
      const word = await learner.collect(letter.repeat(255));
      expect(word.term).toBe(letter.repeat(255).normalize('NFC'));
      expect((await learner.collect(letter.repeat(255))).id).toBe(word.id);
      expect((await learner.send({ term: letter.repeat(256) })).body.error.details).toEqual([
        expect.objectContaining({ reason: 'TOO_LONG', field: 'spec.term' }),
      ]);
    });
  });

  describe('refuses', () => {
    const cases: [unknown, string, string][] = [
      [undefined, 'REQUIRED', 'spec'],
      ['word', 'INVALID_TYPE', 'spec'],
      [{}, 'REQUIRED', 'spec.term'],
      [{ term: null }, 'INVALID_TYPE', 'spec.term'],
      [{ term: 7 }, 'INVALID_TYPE', 'spec.term'],
      [{ term: '' }, 'TOO_SHORT', 'spec.term'],
      [{ term: ' \u3000\n' }, 'TOO_SHORT', 'spec.term'],
      [{ term: 'a\u0000b' }, 'INVALID_CHARACTER', 'spec.term'],
      [{ term: 'a\u0007b' }, 'INVALID_CHARACTER', 'spec.term'],
      [{ term: 'a\ud800b' }, 'INVALID_CHARACTER', 'spec.term'],
      [{ term: 'a', language: 'english' }, 'INVALID_LANGUAGE', 'spec.language'],
      [{ term: 'a', language: 'LANGUAGE_KLINGON' }, 'INVALID_LANGUAGE', 'spec.language'],
      [{ term: 'a', language: 'toString' }, 'INVALID_LANGUAGE', 'spec.language'],
      [{ term: 'a', language: null }, 'INVALID_LANGUAGE', 'spec.language'],
      [{ term: 'a', language: 1 }, 'INVALID_LANGUAGE', 'spec.language'],
      [{ term: 'a', language: ['LANGUAGE_ENGLISH'] }, 'INVALID_LANGUAGE', 'spec.language'],
      [{ term: 'a', mastery_level: '1' }, 'INVALID_TYPE', 'spec.mastery_level'],
      [{ term: 'a', mastery_level: 1.5 }, 'INVALID_TYPE', 'spec.mastery_level'],
      [{ term: 'a', mastery_level: null }, 'INVALID_TYPE', 'spec.mastery_level'],
      [{ term: 'a', mastery_level: 6 }, 'OUT_OF_RANGE', 'spec.mastery_level'],
      [{ term: 'a', mastery_level: -1 }, 'OUT_OF_RANGE', 'spec.mastery_level'],
      [{ term: 'a', tags: 'x' }, 'INVALID_TYPE', 'spec.tags'],
      [{ term: 'a', tags: [1] }, 'INVALID_TYPE', 'spec.tags[0]'],
      [{ term: 'a', tags: ['ok', ''] }, 'TOO_SHORT', 'spec.tags[1]'],
      [{ term: 'a', tags: ['x'.repeat(65)] }, 'TOO_LONG', 'spec.tags[0]'],
      [{ term: 'a', tags: numbered(51, 't') }, 'TOO_MANY', 'spec.tags'],
      [{ term: 'a', notes: ['x'.repeat(2_001)] }, 'TOO_LONG', 'spec.notes[0]'],
      [{ term: 'a', notes: numbered(51, 'n') }, 'TOO_MANY', 'spec.notes'],
      [{ term: 'a', contexts: [{}] }, 'REQUIRED', 'spec.contexts[0].sentence'],
      [{ term: 'a', contexts: ['s'] }, 'INVALID_TYPE', 'spec.contexts[0]'],
      [
        { term: 'a', contexts: [{ sentence: 'x'.repeat(1_001) }] },
        'TOO_LONG',
        'spec.contexts[0].sentence',
      ],
      [
        { term: 'a', contexts: [{ sentence: 's', source_url: 'javascript:alert(1)' }] },
        'INVALID_URL',
        'spec.contexts[0].source_url',
      ],
      [
        { term: 'a', contexts: [{ sentence: 's', page: 7 }] },
        'UNKNOWN_MEMBER',
        'spec.contexts[0].page',
      ],
      [
        { term: 'a', contexts: numbered(21, 'c').map((sentence) => ({ sentence })) },
        'TOO_MANY',
        'spec.contexts',
      ],
      [{ term: 'a', id: 'x' }, 'UNKNOWN_MEMBER', 'spec.id'],
    ];
    it.each(cases.map(([spec, reason, field]) => ({ spec, reason, field })))(
      '$reason: $field',
      async ({ spec, reason, field }) => {
        const { status, body } = await learner.send(spec);
        expect(status).toBe(400);
        expect(body.error.code).toBe('INVALID_ARGUMENT');
        expect(body.error.details).toEqual([expect.objectContaining({ reason, field })]);
        expect(await rows(learner.userId)).toEqual([]);
      },
    );

    it('several faults with one detail each', async () => {
      const { body } = await learner.send({ term: '', language: 'x', tags: ['', 1], more: 1 });
      const reasons = body.error.details.map((d: { reason: string }) => d.reason);
      expect(reasons.toSorted()).toEqual(
        ['INVALID_LANGUAGE', 'INVALID_TYPE', 'TOO_SHORT', 'TOO_SHORT', 'UNKNOWN_MEMBER'].toSorted(),
      );
    });

    it('a token without words:write', async () => {
      const reader = await Learner.of(service, { scopes: ['words:read', 'wordbooks:write'] });
      const { status, body } = await reader.send({ term: '' });
      expect([status, body.error.code]).toEqual([403, 'PERMISSION_DENIED']);
      expect(await rows(reader.userId)).toEqual([]);
    });
  });
});
