import { Injectable } from '@nestjs/common';
import { LastSeen } from '../../../platform/database/last-seen.js';
import { HeavyWork } from '../../../platform/http/heavy-work.js';
import { Clock } from '../../../platform/time/clock.js';
import { ownLoopTurn } from '../../../platform/time/loop-turn.js';
import {
  asksTheSame,
  type PlanStats,
  type PlanToAsk,
  type ReviewPlan,
} from '../review-plans/review-plan.js';
import { ReviewPlansService } from '../review-plans/review-plans.service.js';
import { CardBuilder } from './card-builder.js';
import type { Flashcard, IssuedCard, WordToReview } from './flashcard.js';
import { apart, type FromSentences } from './words-apart.js';
import { FlashcardRepository } from './flashcard.repository.js';
import { PlanWordsRepository, type WordToReviewRow } from './plan-words.repository.js';

interface Selection {
  userId: string;
  planId: string;
  limit: number;
  now: Date;
  /** Aborted if nobody waits for the flashcards any more. */
  gone: AbortSignal;
}

interface FoundFlashcards {
  flashcards: Flashcard[];
  stats: PlanStats;
}

/** Issues the flashcards of a plan. */
@Injectable()
export class FlashcardsService {
  private readonly seen = new LastSeen<ReviewPlan>();

  constructor(
    private readonly plans: ReviewPlansService,
    private readonly words: PlanWordsRepository,
    private readonly cards: FlashcardRepository,
    private readonly builder: CardBuilder,
    private readonly clock: Clock,
    private readonly heavy: HeavyWork,
  ) {}

  /**
   * Returns the open flashcards of the words to ask now. A word without an open one gets a new one.
   * @throws ApiError 404 if the user has no such plan
   */
  get(userId: string, planId: string, limit: number, gone: AbortSignal): Promise<FoundFlashcards> {
    // New flashcards are made of the words' notes and contexts, which the database has to unpack.
    return this.heavy.run(userId, limit, () => {
      const now = this.clock.now();
      return this.find({ userId, planId, limit, now, gone });
    });
  }

  private async find({ userId, planId, limit, now, gone }: Selection): Promise<FoundFlashcards> {
    const { plan, rows } = await this.select({ userId, planId, limit, now, gone });
    const [stats] = rows as [WordToReviewRow, ...WordToReviewRow[]];
    const issued = await this.issue(rows, plan, now);
    if (issued !== undefined) return { flashcards: flashcards(rows, issued), stats };
    // Either another call issued some of them first, and its flashcards are the open ones, or the plan is
    // deleted.
    const found = await this.plans.resolve(userId, planId, now);
    const again = await this.words.select(found, limit, now, gone);
    return { flashcards: flashcards(again, []), stats };
  }

  /** Selects words of the plan as it was last time, and again if it has changed. @throws ApiError 404 */
  private async select({ userId, planId, limit, now, gone }: Selection) {
    const key = `${userId} ${planId}`;
    const seen = this.seen.get(key);
    let current: PlanToAsk | undefined;
    if (seen !== undefined) {
      const rows = await this.words.select(seen, limit, now, gone);
      current = rows.find((row) => row.plan !== null)?.plan ?? undefined;
      if (current && asksTheSame(seen, current)) return { plan: seen, rows };
    }
    const isKnown = seen !== undefined && current !== undefined;
    const plan = isKnown ? { ...seen, ...current } : await this.plans.resolve(userId, planId, now);
    this.seen.note(key, plan);
    return { plan, rows: await this.words.select(plan, limit, now, gone) };
  }

  /** Returns new flashcards of the words without one, or undefined if not all of them could be issued. */
  private async issue(rows: readonly WordToReviewRow[], plan: ReviewPlan, now: Date) {
    const words = rows.filter(isWordWithoutCard);
    if (words.length === 0) return [];
    const notes = rows.find(({ otherNotes }) => otherNotes !== null)?.otherNotes ?? [];
    await this.builder.prepareFor(words.map(({ language }) => language));
    const cards: IssuedCard[] = [];
    for (const word of words) {
      // Creating a flashcard takes milliseconds of the one thread that all requests share.
      await ownLoopTurn();
      cards.push(this.builder.build(word, plan, notes, now));
    }
    const issue = { userId: plan.userId, planId: plan.id, now };
    const count = await this.cards.issue(cards, issue);
    return count === cards.length ? cards : undefined;
  }
}

function isWordWithoutCard(
  row: WordToReviewRow,
): row is WordToReviewRow & WordToReview & { id: null } {
  return row.wordId !== null && row.id === null;
}

function flashcards(rows: readonly WordToReviewRow[], issued: readonly IssuedCard[]): Flashcard[] {
  const fresh = new Map(issued.map((card) => [card.learnedWordId, card]));
  const words = rows.filter((row) => row.wordId !== null);
  const before = rows.find(({ answered }) => answered !== null)?.answered ?? [];
  const answered = before.map((sentences) => ({ sentences }));
  return ordered(words, answered).flatMap((row) => {
    const card = row.id === null ? fresh.get(row.wordId) : row;
    return card === undefined ? [] : [{ card, word: row }];
  });
}

/**
 * Keeps words from one sentence apart, also from those that were just answered. New words stay behind those that are due.
 */
function ordered<Word extends WordToReview>(
  words: readonly Word[],
  answered: readonly FromSentences[],
): Word[] {
  const isNew = ({ memoryState }: Word) => memoryState === 'NEW';
  const due = apart(
    words.filter((word) => !isNew(word)),
    answered,
  );
  return [...due, ...apart(words.filter(isNew), [...answered, ...due])];
}
