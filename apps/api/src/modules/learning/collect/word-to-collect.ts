import { DEFAULT_LANGUAGE, type Language } from '@wordgrove/contracts';
import type { LearnedWordSpec } from '@wordgrove/dto';
import { v7 as timeOrderedId } from 'uuid';
import type { Declaration, LearnedWord } from '../learned-word.js';
import type { WordProfile } from '../profile/word-profile.js';
import { contentOf, mergedContent, storedContent } from '../members/word-content.js';
import type { WordContent } from '../members/word-members.js';
import { termKey } from '../term-key.js';

/** A word to collect, without repetitions in its lists. */
export interface WordToCollect extends WordContent {
  /** The id that the word gets if it is new. */
  id: string;
  language: Language;
  term: string;
  termKey: string;
  /** The declared level, 0–5, which counts if the word is new. */
  level: number;
  /** The id of the sense that was chosen for the word, which only files name. */
  senseId: string | null;
}

/** A word to collect with what the lexicon says of it. */
export type ProfiledWord = WordToCollect & WordProfile;

/**
 * Returns the word that collecting this spec would store. Words that are collected at the same time are
 * listed in the order of their ids, which is the order of these calls. Indexes are written fastest in that
 * order.
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
    senseId: null,
  };
}

/** Returns the learned word that collecting a new word stores. */
export function newWordOf(
  word: ProfiledWord,
  { declaredAt, masteryLevel, memory }: Declaration,
): LearnedWord {
  const at = declaredAt.toISOString();
  return {
    id: word.id,
    term: word.term,
    language: word.language,
    ...contentOf(word),
    sense: word.sense,
    suggestion: word.suggestion,
    questionTypes: word.questionTypes,
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
}

/** Returns the result of collecting two specs of the same word one after the other. */
export function mergeWords(first: WordToCollect, second: WordToCollect): WordToCollect {
  const senseId = first.senseId ?? second.senseId;
  return { ...first, ...mergedContent(first, second), senseId };
}
