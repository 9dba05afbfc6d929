import { dueAbout } from '../support/due-about.js';
import { Learner } from '../support/learner.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const DAY_MS = 86_400_000;

describe('PATCH of a learned word', () => {
  let service: TestApp;
  let learner: Learner;
  beforeAll(async () => (service = await startTestApp()));
  afterAll(() => service.close());
  beforeEach(async () => (learner = await Learner.of(service)));

  const daysFromNow = (days: number) =>
    new Date(service.clock.now().getTime() + days * DAY_MS).toISOString();

  /** Writes the traces that the review module would leave. */
  const review = (id: string, reviewedAt: string) =>
    service.database.pool.query(
      `update learned_words set memory_state = 'RELEARNING', stability = 2.5, difficulty = 6,
         learning_step = 1, review_count = 7, lapse_count = 2, mastery_level = 1,
         last_reviewed_at = $2, next_review_at = $2 where id = $1`,
      [id, reviewedAt],
    );

  it('replaces tags, notes and contexts, and only those it names', async () => {
    const word = await learner.collect({ term: 'blackbird', tags: ['a', 'b'], notes: ['n'] });
    service.clock.advance({ minutes: 1 });
    const updated_at = service.clock.now().toISOString();
    const contexts = [{ sentence: 's', source_title: null, source_url: 'http://a.example/' }];

    const tagged = { ...word, tags: ['c', 'b'], updated_at };
    const { body } = await learner.patch(word.id, { tags: ['c', 'b', 'c'] });
    expect(body.learned_word).toEqual(tagged);
    await learner.patch(word.id, { notes: [] });
    await learner.patch(word.id, { contexts });
    const { body: read } = await learner.get(word.id);
    expect(read.learned_word).toEqual({ ...tagged, notes: [], contexts });
  });

  it('accepts contexts as they were read', async () => {
    const word = await learner.collect({ term: 'w', contexts: [{ sentence: 's' }] });
    const { status, body } = await learner.patch(word.id, { contexts: word.contexts });
    expect(status).toBe(200);
    expect(body.learned_word).toEqual(word);
  });

  it.each([
    ['nothing', {}],
    ['what is so already', { tags: ['a'], notes: ['n'], suspended: false }],
  ])('of %s changes nothing', async (_, body) => {
    const word = await learner.collect({ term: 'w', tags: ['a'], notes: ['n'] });
    service.clock.advance({ minutes: 1 });
    const answer = await learner.patch(word.id, body);
    expect(answer.status).toBe(200);
    expect(answer.body.learned_word).toEqual(word);
  });

  it('suspends and resumes a word without touching its memory', async () => {
    const word = await learner.collect({ term: 'w', mastery_level: 2 });
    service.clock.advance({ minutes: 1 });
    const updated_at = service.clock.now().toISOString();
    const suspended = await learner.patch(word.id, { suspended: true });
    expect(suspended.body.learned_word).toEqual({ ...word, state: 'SUSPENDED', updated_at });
    expect((await learner.collect('w')).state).toBe('SUSPENDED');
    const resumed = await learner.patch(word.id, { suspended: false });
    expect(resumed.body.learned_word).toEqual({ ...word, updated_at });
  });

  it.each([
    [1, 3],
    [3, 36],
    [5, 180],
  ])('declares level %i again from now', async (level, days) => {
    const word = await learner.collect({ term: 'w', mastery_level: 2 });
    service.clock.advance({ minutes: 5 });
    const { body } = await learner.patch(word.id, { mastery_level: level });
    expect(body.learned_word).toEqual({
      ...word,
      mastery_level: level,
      state: 'REVIEW',
      updated_at: service.clock.now().toISOString(),
      next_review_at: dueAbout(days, service.clock.now()),
    });
  });

  it('keeps the count and date of reviews when it declares a level, and resets the rest', async () => {
    const word = await learner.collect('w');
    await review(word.id, daysFromNow(-3));
    const { body } = await learner.patch(word.id, { mastery_level: 4, tags: ['t'] });
    expect(body.learned_word).toEqual({
      ...word,
      tags: ['t'],
      mastery_level: 4,
      state: 'REVIEW',
      review_count: 7,
      lapse_count: 0,
      last_reviewed_at: daysFromNow(-3),
      next_review_at: dueAbout(85, service.clock.now()),
    });
    const { rows } = await service.database.pool.query(
      'select * from learned_words where id = $1',
      [word.id],
    );
    expect(rows[0]).toMatchObject({
      stability: 85,
      learning_step: 0,
      declared_mastery_level: 4,
      declared_at: daysFromNow(0),
    });
  });

  it('makes a word new again at level 0', async () => {
    const word = await learner.collect({ term: 'w', mastery_level: 5 });
    await review(word.id, daysFromNow(-3));
    const { body } = await learner.patch(word.id, { mastery_level: 0 });
    expect(body.learned_word).toMatchObject({
      mastery_level: 0,
      state: 'NEW',
      review_count: 7,
      next_review_at: word.created_at,
    });
  });

  it('declares a level after a review of the same millisecond, which must not count as later', async () => {
    const word = await learner.collect('w');
    const now = service.clock.now();
    await review(word.id, now.toISOString());
    await learner.patch(word.id, { mastery_level: 3 });
    const { rows } = await service.database.pool.query(
      'select declared_at from learned_words where id = $1',
      [word.id],
    );
    expect(rows).toEqual([{ declared_at: new Date(now.getTime() + 1).toISOString() }]);
  });

  it('loses no member if several are edited at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const word = await learner.collect(`word ${round}`);
      const contexts = [{ sentence: 's', source_title: null, source_url: null }];
      const edits = [
        { tags: ['t'] },
        { notes: ['n'] },
        { contexts },
        { suspended: true },
        { mastery_level: 3 },
      ];
      const answers = await Promise.all(edits.map((edit) => learner.patch(word.id, edit)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
      expect((await learner.get(word.id)).body.learned_word).toMatchObject({
        tags: ['t'],
        notes: ['n'],
        contexts,
        state: 'SUSPENDED',
        mastery_level: 3,
      });
    }
  });

  it.each([
    [{ term: 'x' }, 'UNKNOWN_MEMBER', 'term'],
    [{ language: 'LANGUAGE_DUTCH' }, 'UNKNOWN_MEMBER', 'language'],
    [{ state: 'SUSPENDED' }, 'UNKNOWN_MEMBER', 'state'],
    [{ spec: {} }, 'UNKNOWN_MEMBER', 'spec'],
    [{ suspended: 'true' }, 'INVALID_TYPE', 'suspended'],
    [{ suspended: null }, 'INVALID_TYPE', 'suspended'],
    [{ mastery_level: '3' }, 'INVALID_TYPE', 'mastery_level'],
    [{ mastery_level: 6 }, 'OUT_OF_RANGE', 'mastery_level'],
    [{ tags: null }, 'INVALID_TYPE', 'tags'],
    [{ tags: ['x'.repeat(65)] }, 'TOO_LONG', 'tags[0]'],
    [{ notes: Array(51).fill('n') }, 'TOO_MANY', 'notes'],
    [{ contexts: [{ source_title: 't' }] }, 'REQUIRED', 'contexts[0].sentence'],
  ])('refuses %j', async (edit, reason, field) => {
    const word = await learner.collect('w');
    const { status, body } = await learner.patch(word.id, { notes: ['lost?'], ...edit });
    expect(status).toBe(400);
    expect(body.error.details).toEqual([expect.objectContaining({ reason, field })]);
    expect((await learner.get(word.id)).body.learned_word).toEqual(word);
  });
});
