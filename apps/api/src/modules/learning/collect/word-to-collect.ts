import { DEFAULT_LANGUAGE, LIMITS, type Language } from '@wordgrove/contracts';
import type { LearnedWordSpec, WordContextSpec } from '@wordgrove/dto';
import { v7 as timeOrderedId } from 'uuid';
import type { Declaration, LearnedWord, WordContext } from '../learned-word.js';
import { termKey } from '../term-key.js';

/** A word to collect, its lists without repetition. */
export interface WordToCollect {
  /** The id that it gets where it is new. */
  id: string;
  language: Language;
  term: string;
  termKey: string;
  tags: string[];
  notes: string[];
  contexts: WordContext[];
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
    tags: distinct(spec.tags ?? []),
    notes: distinct(spec.notes ?? []),
    contexts: distinctContexts((spec.contexts ?? []).map(contextOf)),
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
  return ({ id, term, language, tags, notes, contexts }: WordToCollect): LearnedWord => ({
    id,
    term,
    language,
    tags,
    notes,
    contexts,
    ...same,
  });
}

/** What collecting two specs of the same word, one after the other, comes to. */
export function mergeWords(first: WordToCollect, second: WordToCollect): WordToCollect {
  return {
    ...first,
    tags: distinct([...first.tags, ...second.tags]),
    notes: distinct([...first.notes, ...second.notes]),
    contexts: distinctContexts([...first.contexts, ...second.contexts]),
  };
}

/** True where a word has no more tags, notes and contexts than it may. */
export function isWithinLimits({ tags, notes, contexts }: WordToCollect): boolean {
  return (
    tags.length <= LIMITS.tags && notes.length <= LIMITS.notes && contexts.length <= LIMITS.contexts
  );
}

/** Says why a word is not within its limits. */
export const OVER_LIMITS = `The word would have more than ${LIMITS.tags} tags, ${LIMITS.notes} notes or ${LIMITS.contexts} contexts`;

/** The same items, each once. */
export function distinct(items: readonly string[]): string[] {
  return [...new Set(items)];
}

/** The same contexts, each once. */
export function distinctContexts(contexts: readonly WordContext[]): WordContext[] {
  return [...new Map(contexts.map((context) => [JSON.stringify(context), context])).values()];
}

/** A context as it is stored: an empty title is none. */
export function contextOf({ sentence, source_title, source_url }: WordContextSpec): WordContext {
  return { sentence, sourceTitle: source_title || null, sourceUrl: source_url ?? null };
}
