import { DEFAULT_LANGUAGE, type Language } from '@wordgrove/contracts';
import type { LearnedWordSpec } from '@wordgrove/dto';
import { v7 as timeOrderedId } from 'uuid';
import type { Declaration, LearnedWord } from '../learned-word.js';
import { contentOf, mergedContent, storedContent } from '../members/word-content.js';
import type { WordContent } from '../members/word-members.js';
import { termKey } from '../term-key.js';

/** A word to collect, its lists without repetition. */
export interface WordToCollect extends WordContent {
  /** The id that it gets where it is new. */
  id: string;
  language: Language;
  term: string;
  termKey: string;
  /** The level that is declared of it where it is new, 0–5. */
  level: number;
}

/**
 * What collecting this spec would store. Words of one moment are listed in the order of their ids, which
 * is that of these calls; indexes are fastest written in it.
 */
export function wordToCollect(spec: LearnedWordSpec): WordToCollect {
  const { term, language = DEFAULT_LANGUAGE, mastery_level: level = 0 } = spec;
  return {
    id: timeOrderedId(),
    language,
    term,
    termKey: termKey(term, language),
    ...storedContent(spec),
    level,
  };
}

/** What words of one level are once they have been collected, where they are new. */
export function newWordsOf({ declaredAt, masteryLevel, memory }: Declaration) {
  const at = declaredAt.toISOString();
  const same = {
    masteryLevel,
    memoryState: memory.state,
    suspended: false,
    reviewCount: memory.reviewCount,
    lapseCount: memory.lapseCount,
    createdAt: at,
    updatedAt: at,
    lastReviewedAt: null,
    nextReviewAt: memory.nextReviewAt.toISOString(),
  };
  return (word: WordToCollect): LearnedWord => ({
    id: word.id,
    term: word.term,
    language: word.language,
    ...contentOf(word),
    ...same,
  });
}

/** What collecting two specs of the same word, one after the other, comes to. */
export function mergeWords(first: WordToCollect, second: WordToCollect): WordToCollect {
  return { ...first, ...mergedContent(first, second) };
}
