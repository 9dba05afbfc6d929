import type { LearnedWordSpec } from '@wordgrove/dto';
import type { WordToExport } from '../learning/index.js';

const MEMBERS = [
  'term',
  'language',
  'tags',
  'notes',
  'contexts',
] as const satisfies readonly (keyof LearnedWordSpec)[];

/**
 * What a deck shows of a word, exactly: the fields of a note have its notes as one, its tags without
 * spaces, and white space as HTML has it.
 */
export function originalOf(word: WordToExport): string {
  const { term, language, tags, notes } = word;
  const contexts = word.contexts.slice(0, 1).map(({ sentence, sourceTitle, sourceUrl }) => ({
    sentence,
    source_title: sourceTitle,
    source_url: sourceUrl,
  }));
  const spec: LearnedWordSpec = { term, language, tags, notes, contexts };
  return JSON.stringify(spec);
}

/** The word that {@link originalOf} was given, not yet checked; undefined where the text is none. */
export function specOfOriginal(text: string): Record<string, unknown> | undefined {
  try {
    const said: unknown = JSON.parse(text);
    if (typeof said !== 'object' || said === null) return undefined;
    const known = Object.entries(said).filter(([name]) => MEMBERS.some((each) => each === name));
    return Object.fromEntries(known);
  } catch {
    return undefined;
  }
}
