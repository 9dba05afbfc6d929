import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DAY_MS, LIFETIME_DAYS } from '@wordgrove/contracts';
import { Lexicon, type WordToAsk } from '@wordgrove/lexicon';
import type { WordNote } from '../../learning/index.js';
import type { WordToReview } from './flashcard.js';
import type { ReviewPlan } from '../review-plans/review-plan.js';
import type { IssuedCard } from './flashcard.js';

/** The time, in milliseconds, for which a flashcard can be answered. */
const CARD_LIFETIME_MS = LIFETIME_DAYS.flashcard * DAY_MS;

/** Creates flashcards of words. */
@Injectable()
export class CardBuilder {
  private readonly lexicon = Lexicon.open();

  /**
   * Returns a flashcard for the word, of a type that the plan allows if the word can be asked in such a
   * way.
   */
  build(word: WordToReview, plan: ReviewPlan, notes: readonly WordNote[], now: Date): IssuedCard {
    const id = randomUUID();
    const asked = wordToAsk(word, notes);
    return {
      ...this.lexicon.ask(asked, plan.questionTypes, id),
      id,
      learnedWordId: word.wordId,
      dueAt: word.fallsDueAt,
      expiresAt: new Date(now.getTime() + CARD_LIFETIME_MS).toISOString(),
    };
  }
}

function wordToAsk(word: WordToReview, notes: readonly WordNote[]): WordToAsk {
  const { term, language, masteryLevel, senseId, notes: own, contexts } = word;
  const otherNotes = notes.filter((each) => each.language === language && each.term !== term);
  return { term, language, masteryLevel, senseId, notes: own, contexts, otherNotes };
}
