import type { LearnedWordSpec } from '@wordgrove/dto';
import { MEMBER_NAMES, presentContent, type WordToExport } from '../learning/index.js';

const MEMBERS: readonly string[] = ['term', 'language', ...MEMBER_NAMES];

/**
 * What a deck shows of a word, exactly: the fields of a note have its notes as one, its tags without
 * spaces, and white space as HTML has it.
 */
export function originalOf(word: WordToExport): string {
  const { term, language } = word;
  const content = presentContent(word);
  const contexts = content.contexts.slice(0, 1);
  const spec: LearnedWordSpec = { term, language, ...content, contexts };
  return JSON.stringify(spec);
}

/** The word that {@link originalOf} was given, not yet checked; undefined where the text is none. */
export function specOfOriginal(text: string): Record<string, unknown> | undefined {
  try {
    const said: unknown = JSON.parse(text);
    if (typeof said !== 'object' || said === null) return undefined;
    return Object.fromEntries(Object.entries(said).filter(([name]) => MEMBERS.includes(name)));
  } catch {
    return undefined;
  }
}
