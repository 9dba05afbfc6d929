import { contentStems } from '../text/stemming.js';
import type { Synset } from '../wordnet/synset.js';
import { targets, type Wordnet } from '../wordnet/wordnet.js';
import type { TermFamily } from './family.js';

/** Longer definitions stand out among their neighbours and tire the reader. */
const comfortableLength = 110;

/**
 * A definition to show: as much of the gloss as is comfortable, without what names the term. Of an
 * adverb that is only said to be done `in a … manner`, the adjective's gloss tells which manner.
 * Undefined where nothing is left that says something.
 */
export function definitionFor(
  synset: Synset,
  wordnet: Wordnet,
  family?: TermFamily,
): string | undefined {
  const manner = synset.pos === 'r' ? mannerOf(synset, wordnet) : undefined;
  return firstClauses(manner ?? synset.definition, family) ?? undefined;
}

function firstClauses(gloss: string, family: TermFamily | undefined): string | undefined {
  const clauses = gloss
    .split(/;\s+/)
    .map((clause) => (family === undefined ? clause : withoutNaming(clause, family)).trim())
    .filter((clause) => clause !== '');
  let definition = '';
  for (const clause of clauses) {
    const longer = definition === '' ? clause : `${definition}; ${clause}`;
    if (definition !== '' && longer.length > comfortableLength) break;
    definition = longer;
  }
  return contentStems(definition).size === 0 ? undefined : definition;
}

/** The clause without a bracket or alternative that names the term; `''` where it still does. */
function withoutNaming(clause: string, family: TermFamily): string {
  const shorter = [
    clause,
    clause.replace(/\s*\([^)]*\)/g, ''),
    clause.replace(/,? (?:or|and) .*$/, ''),
    clause.replace(/,? (?:such as|as by|as if|especially|usually) .*$/, ''),
  ];
  return shorter.find((each) => isWhole(each) && !family.isNamedIn(each)) ?? '';
}

// What was cut off must not leave an open bracket or a lone `of` behind.
function isWhole(clause: string): boolean {
  return (
    clause.split('(').length === clause.split(')').length &&
    !/\b(?:a|an|the|of|to|in|by|for|with|as|from|at|on|being)$/.test(clause.trim())
  );
}

const bareManner = /^in an? \S+(?: (?:and|or) \S+)? (?:manner|way|fashion)$/;

function mannerOf(synset: Synset, wordnet: Wordnet): string | undefined {
  const adjective = targets(synset, ['\\'])[0];
  if (adjective === undefined || !bareManner.test(synset.definition)) return undefined;
  const [gloss = ''] = wordnet.synset(adjective).definition.split(/;\s+/);
  return /^(?:\w+ing|of|in|with|without|as|like|by|for)\b/.test(gloss)
    ? `in a manner ${gloss}`
    : `in a manner that is ${gloss}`;
}
