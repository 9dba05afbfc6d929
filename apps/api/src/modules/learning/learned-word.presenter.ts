import type { LearnedWordDto } from '@wordgrove/dto';
import type { LearnedWord } from './learned-word.js';
import { presentContent } from './members/word-content.js';

/** Returns the wire form of a learned word. */
export function presentLearnedWord(word: LearnedWord): LearnedWordDto {
  return {
    id: word.id,
    term: word.term,
    language: word.language,
    mastery_level: word.masteryLevel,
    state: word.suspended ? 'SUSPENDED' : word.memoryState,
    ...presentContent(word),
    sense: word.sense,
    suggestion: word.suggestion,
    question_types: word.questionTypes,
    review_count: word.reviewCount,
    lapse_count: word.lapseCount,
    created_at: word.createdAt,
    updated_at: word.updatedAt,
    last_reviewed_at: word.lastReviewedAt,
    next_review_at: word.nextReviewAt,
  };
}
