import type { Language } from '@wordgrove/contracts';
import { termKey } from '../learning/index.js';
import type { WordbookTerm } from './wordbook.js';

/** Returns the terms, each of them once. A term that comes twice has the last of its notes. */
export function distinctTerms(
  specs: readonly { term: string; note?: string | null }[],
  language: Language,
): WordbookTerm[] {
  const terms = new Map<string, WordbookTerm>();
  for (const { term, note } of specs) {
    const key = termKey(term, language);
    const before = terms.get(key);
    const merged = { term: before?.term ?? term, termKey: key, note: note ?? before?.note ?? null };
    terms.set(key, merged);
  }
  return [...terms.values()];
}
