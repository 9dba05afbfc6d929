import { randomUUID } from 'node:crypto';
import { LIMITS } from '@wordgrove/contracts';
import type { WordToReview } from '../../src/modules/review/flashcards/flashcard.js';
import {
  PlanWordsRepository,
  type WordToReviewRow,
} from '../../src/modules/review/flashcards/plan-words.repository.js';
import { ReviewPlansService } from '../../src/modules/review/review-plans/review-plans.service.js';
import { DEFAULT_PLAN, Learner } from '../support/learner.js';
import { digest, lengthen } from '../support/long-words.js';
import { collectMany } from '../support/many-words.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const COUNT = 60;

describe('cards and answers of long words', () => {
  let service: TestApp;
  let learner: Learner;
  beforeAll(async () => (service = await startTestApp()));
  afterAll(() => service.close());
  beforeEach(async () => {
    learner = await Learner.of(service);
    const settings = { daily_new_limit: 1_000, daily_review_limit: 1_000 };
    await service.client.patch(DEFAULT_PLAN, { token: learner.token, body: settings });
    await collectMany(service, learner.userId, COUNT);
    await lengthen(service, learner.userId, { bytes: 1_900, which: 'term::int % 5 > 0' });
  });

  it('come back complete and in order from a batch, with errors in their places', async () => {
    const cards = await learner.cards({ limit: COUNT });
    expect(cards).toHaveLength(COUNT);
    const answers = cards.map(({ id }: { id: string }) => ({ flashcard_id: id, is_correct: true }));
    answers.splice(10, 0, { flashcard_id: randomUUID(), is_correct: true });
    const { status, text, body } = await learner.post(`${DEFAULT_PLAN}/submit-answers`, {
      answers,
    });
    expect([status, body.results.length]).toEqual([200, COUNT + 1]);
    expect(Buffer.byteLength(text)).toBeGreaterThan(LIMITS.pageBytes);
    const ids = answers.map(({ flashcard_id }: { flashcard_id: string }) => flashcard_id);
    expect(body.results.map(({ flashcard_id }: { flashcard_id: string }) => flashcard_id)).toEqual(
      ids,
    );
    expect(body.results[10]).toMatchObject({ review: null, error: { code: 'NOT_FOUND' } });
    for (const at of [0, 9, 11, COUNT]) {
      const { review, learned_word: word } = body.results[at];
      expect(review.learned_word_id).toBe(word.id);
      expect(digest((await learner.get(word.id)).body.learned_word)).toBe(digest(word));
    }
  });

  it('are built from the first of their texts, which are few', async () => {
    const rows = await select();
    expect(rows).toHaveLength(COUNT);
    for (const { otherNotes, ...row } of rows as (WordToReviewRow & WordToReview)[]) {
      const { body } = await learner.get(row.wordId);
      const { notes, contexts } = body.learned_word;
      expect(row.notes).toEqual(notes.slice(0, row.notes.length));
      expect(row.contexts.map(({ sentence }) => sentence)).toEqual(
        contexts.slice(0, row.contexts.length).map(sentenceOf),
      );
      expect(row.notes.length > 0).toBe(notes.length > 0);
      expect(Buffer.byteLength(JSON.stringify(row))).toBeLessThan(32 * 1024);
    }
  });

  it('are built beside other notes that are cut', async () => {
    const found = (await select()).flatMap(({ otherNotes }) => otherNotes ?? []);
    expect(found).toHaveLength(COUNT - COUNT / 5);
    for (const { note } of found) expect(note).toHaveLength(500);
  });

  async function select(): Promise<WordToReviewRow[]> {
    const now = service.clock.now();
    const plan = await the(ReviewPlansService).resolve(learner.userId, 'default', now);
    return the(PlanWordsRepository).select(plan, COUNT, now, new AbortController().signal);
  }

  const the = <T>(type: new (...args: never[]) => T): T => service.app.get(type, { strict: false });
});

function sentenceOf({ sentence }: { sentence: string }): string {
  return sentence;
}
