import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DAY_MS, LIFETIME_DAYS, type Language } from '@wordgrove/contracts';
import type { WordToAsk } from '@wordgrove/lexicon';
import { DictionaryService } from '../../dictionaries/index.js';
import type { WordNote } from '../../learning/index.js';
import type { WordToReview } from './flashcard.js';
import type { ReviewPlan } from '../review-plans/review-plan.js';
import type { IssuedCard } from './flashcard.js';

/** The time, in milliseconds, for which a flashcard can be answered. */
const CARD_LIFETIME_MS = LIFETIME_DAYS.flashcard * DAY_MS;

/** Creates flashcards of words. */
@Injectable()
export class CardBuilder {
  constructor(private readonly dictionary: DictionaryService) {}

  /** Waits until there are dictionaries for words in these languages. */
  prepareFor(languages: Iterable<Language>): Promise<void> {
    return this.dictionary.openFor(languages);
  }

  /**
   * Returns a flashcard for the word, of a type that the plan allows if the word can be asked in such a
   * way.
   */
  build(word: WordToReview, plan: ReviewPlan, notes: readonly WordNote[], now: Date): IssuedCard {
    const id = randomUUID();
    const asked = wordToAsk(word, notes);
    return {
      ...this.dictionary.lexicon.ask(asked, plan.questionTypes, id),
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
