import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/time/clock.js';
import { RecentNotesRepository } from '../../learning/index.js';
import type { PlanStats, ReviewPlan } from '../review-plans/review-plan.js';
import { ReviewPlansService } from '../review-plans/review-plans.service.js';
import { CardBuilder } from './card-builder.js';
import type { Flashcard, IssuedCard, WordToReview } from './flashcard.js';
import { FlashcardRepository } from './flashcard.repository.js';
import { PlanWordsRepository, type WordToReviewRow } from './plan-words.repository.js';

/** Issues the flashcards of a plan. */
@Injectable()
export class FlashcardsService {
  constructor(
    private readonly plans: ReviewPlansService,
    private readonly words: PlanWordsRepository,
    private readonly cards: FlashcardRepository,
    private readonly notes: RecentNotesRepository,
    private readonly builder: CardBuilder,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the open flashcards of the words to ask now. A word without an open one gets a new one.
   * @throws ApiError 404 if the user has no such plan
   */
  async get(
    userId: string,
    planId: string,
    limit: number,
  ): Promise<{ flashcards: Flashcard[]; stats: PlanStats }> {
    const now = this.clock.now();
    const plan = await this.plans.resolve(userId, planId, now);
    const rows = await this.words.select(plan, limit, now);
    const [stats] = rows as [WordToReviewRow, ...WordToReviewRow[]];
    const missing = rows.filter(isWordWithoutCard);
    const issued = missing.length === 0 ? [] : await this.issue(missing, plan, now);
    if (issued !== undefined) return { flashcards: flashcards(rows, issued), stats };
    // Either another call issued some of them first, and its flashcards are the open ones, or the plan is
    // deleted.
    const found = await this.plans.resolve(userId, planId, now);
    const again = await this.words.select(found, limit, now);
    return { flashcards: flashcards(again, []), stats };
  }

  /** Returns the new flashcards, or undefined if not all of them could be issued. */
  private async issue(words: WordToReview[], plan: ReviewPlan, now: Date) {
    const languages = new Set(words.filter(({ notes }) => notes.length > 0).map(languageOf));
    const notes = languages.size === 0 ? [] : await this.notes.find(plan.userId, [...languages]);
    const cards: IssuedCard[] = [];
    for (const word of words) {
      cards.push(this.builder.build(word, plan, notes, now));
      // Creating a flashcard takes milliseconds of the one thread that all requests share, so other
      // requests get a turn after each.
      await setImmediate();
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

function languageOf({ language }: WordToReview) {
  return language;
}

function flashcards(rows: readonly WordToReviewRow[], issued: readonly IssuedCard[]): Flashcard[] {
  const fresh = new Map(issued.map((card) => [card.learnedWordId, card]));
  return rows.flatMap((row) => {
    if (row.wordId === null) return [];
    const card = row.id === null ? fresh.get(row.wordId) : row;
    return card === undefined ? [] : [{ card, word: row }];
  });
}
