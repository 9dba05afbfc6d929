import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DAY_MS, LIFETIME_DAYS } from '@wordgrove/contracts';
import { Lexicon, type WordToAsk } from '@wordgrove/lexicon';
import type { WordToReview } from './flashcard.js';
import type { ReviewPlan } from '../review-plans/review-plan.js';
import type { IssuedCard } from './flashcard.js';
import type { WordNote } from './flashcard.repository.js';

/** How long a card can be answered, in milliseconds. */
const CARD_LIFETIME_MS = LIFETIME_DAYS.flashcard * DAY_MS;

/** Makes cards of words. */
@Injectable()
export class CardBuilder {
  private readonly lexicon = Lexicon.open();

  /** Opens the dictionary now, some 0.1 s of work that the first card would wait for. */
  warmUp(): void {
    this.lexicon.warmUp();
  }

  /** A card for the word, of a type that the plan allows where the word can be asked so. */
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
  const { term, language, masteryLevel } = word;
  const otherNotes = notes.filter((each) => each.language === language && each.term !== term);
  return { term, language, masteryLevel, notes: word.notes, contexts: word.contexts, otherNotes };
}
