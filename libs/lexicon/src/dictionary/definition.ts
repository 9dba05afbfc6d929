import { contentStems } from '../text/stemming.js';
import type { Synset } from '../wordnet/synset.js';
import type { TermFamily } from './family.js';

/** Longer definitions stand out among their neighbours and tire the reader. */
const comfortableLength = 110;

/**
 * A definition to show: the leading clauses of the gloss, without those that name the term.
 * Undefined where no clause is left that says something.
 */
export function definitionFor(synset: Synset, family?: TermFamily): string | undefined {
  const clauses = synset.definition
    .split(/;\s+/)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '' && family?.isNamedIn(clause) !== true);
  let definition = '';
  for (const clause of clauses) {
    const longer = definition === '' ? clause : `${definition}; ${clause}`;
    if (definition !== '' && longer.length > comfortableLength) break;
    definition = longer;
  }
  return contentStems(definition).size === 0 ? undefined : definition;
}
