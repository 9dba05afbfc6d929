import type { LearnedWordDto } from '@wordgrove/dto';
import type { LearnedWord, WordContext } from './learned-word.js';

/** The wire form of a learned word. */
export function presentLearnedWord(word: LearnedWord): LearnedWordDto {
  return {
    id: word.id,
    term: word.term,
    language: word.language,
    mastery_level: word.masteryLevel,
    state: word.suspended ? 'SUSPENDED' : word.memoryState,
    tags: word.tags,
    notes: word.notes,
    contexts: word.contexts.map(presentContext),
    review_count: word.reviewCount,
    lapse_count: word.lapseCount,
    created_at: word.createdAt,
    updated_at: word.updatedAt,
    last_reviewed_at: word.lastReviewedAt,
    next_review_at: word.nextReviewAt,
  };
}

function presentContext({ sentence, sourceTitle, sourceUrl }: WordContext) {
  return { sentence, source_title: sourceTitle, source_url: sourceUrl };
}
