import { randomUUID } from 'node:crypto';
import { DEFAULT_LANGUAGE, LIMITS, type Language } from '@wordgrove/contracts';
import type { LearnedWordSpec, WordContextSpec } from '@wordgrove/dto';
import type { SchedulingParameters } from '@wordgrove/scheduling';
import { declare } from '../declaration.js';
import type { Declaration, WordContext } from '../learned-word.js';
import { memorySeed } from '../memory/word-memory.js';
import { termKey } from '../term-key.js';

/** A word to collect, its lists without repetition. */
export interface WordToCollect {
  /** The id that it gets where it is new. */
  id: string;
  language: Language;
  term: string;
  termKey: string;
  tags: readonly string[];
  notes: readonly string[];
  contexts: readonly WordContext[];
  /** With the memory that the parameters at hand make of the level. */
  declaration: Declaration;
}

/** What collecting this spec at this moment would store. */
export function wordToCollect(
  spec: LearnedWordSpec,
  at: Date,
  parameters: SchedulingParameters,
): WordToCollect {
  const { term, language = DEFAULT_LANGUAGE, mastery_level: level = 0 } = spec;
  const named = { language, termKey: termKey(term, language) };
  return {
    ...named,
    id: randomUUID(),
    term,
    tags: distinct(spec.tags ?? []),
    notes: distinct(spec.notes ?? []),
    contexts: distinctContexts((spec.contexts ?? []).map(contextOf)),
    declaration: declareNew(named, { level, at }, parameters),
  };
}

/** The same word with the memory that these parameters make of its declared level. */
export function scheduledBy(word: WordToCollect, parameters: SchedulingParameters): WordToCollect {
  const { level, declaredAt: at } = word.declaration;
  return { ...word, declaration: declareNew(word, { level, at }, parameters) };
}

function declareNew(
  { language, termKey: key }: Pick<WordToCollect, 'language' | 'termKey'>,
  { level, at }: { level: number; at: Date },
  parameters: SchedulingParameters,
): Declaration {
  const seed = memorySeed(language, key);
  const origin = { seed, createdAt: at, declaredMasteryLevel: level, declaredAt: at };
  return declare(origin, parameters);
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

/** The same items, each once. */
export function distinct(items: readonly string[]): string[] {
  return [...new Set(items)];
}

/** The same contexts, each once. */
export function distinctContexts(contexts: readonly WordContext[]): WordContext[] {
  return [...new Map(contexts.map((context) => [JSON.stringify(context), context])).values()];
}

/** A context as it is stored. */
export function contextOf({ sentence, source_title, source_url }: WordContextSpec): WordContext {
  return { sentence, sourceTitle: source_title ?? null, sourceUrl: source_url ?? null };
}
