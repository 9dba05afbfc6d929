import type { LearnedWordSpec } from '@wordgrove/dto';
import type { WordToExport } from '../learning/index.js';
import { MEMBER_NAMES, presentContent } from '../learning/off-thread.js';

const MEMBERS: readonly string[] = ['term', 'language', ...MEMBER_NAMES];

/**
 * Returns exactly what a deck shows of a word. The fields of a note are less exact: they join the word's notes
 * into one, its tags have no spaces, and white space is that of HTML.
 */
export function originalOf(word: WordToExport): string {
  const { term, language } = word;
  const content = presentContent(word);
  const contexts = content.contexts.slice(0, 1);
  const spec: LearnedWordSpec = { term, language, ...content, contexts };
  return JSON.stringify(spec);
}

/**
 * Returns the word that {@link originalOf} received, not yet checked. Returns undefined if the text is no such
 * word.
 */
export function specOfOriginal(text: string): Record<string, unknown> | undefined {
  try {
    const said: unknown = JSON.parse(text);
    if (typeof said !== 'object' || said === null) return undefined;
    return Object.fromEntries(Object.entries(said).filter(([name]) => MEMBERS.includes(name)));
  } catch {
    return undefined;
  }
}
