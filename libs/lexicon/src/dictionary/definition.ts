import { contentStems, wordsOf } from '../text/stemming.js';
import type { Synset } from '../wordnet/synset.js';
import { targets, type Wordnet } from '../wordnet/wordnet.js';
import type { TermFamily } from './family.js';
import { expandNaming } from './gloss-expansion.js';
import { DerivedSynset } from './word-formation/derived-synset.js';

/** Longer definitions stand out among their neighbours and tire the reader. */
const MAX_COMFORTABLE_LENGTH = 110;
/** As a share of a clause: what is left of `canna grown especially for …` says nothing. */
const MIN_PART_SHARE = 0.4;

/**
 * The words with which a noun's gloss continues after its first clause: `of southern Europe;
 * similar to …`
 */
const fragment = /^(?:of|in|with|having|being|by|as|to|that|which|similar|used|often|usually)\b/;

/**
 * Returns a definition to show: as much of the gloss as is comfortable to read, without the words
 * that name the term. If an adverb is only said to be done `in a … manner`, the adjective's gloss
 * tells which manner. Returns undefined if nothing meaningful is left.
 */
export function definitionFor(
  synset: Synset,
  wordnet: Wordnet,
  family?: TermFamily,
): string | undefined {
  if (!isExpandable(synset)) return undefined;
  const manner = synset.pos === 'r' ? mannerOf(synset, wordnet, family) : undefined;
  const clauses = tidy(manner ?? synset.definition).split(/;\s+/);
  if (family === undefined) return joinComfortably(clauses);
  const silent = (find: (clause: string) => string | undefined): string | undefined =>
    joinComfortably(
      clauses.map((clause) => (family.isNamedIn(clause) ? (find(clause) ?? '') : clause)),
    );
  const short = silent(() => undefined);
  const isNounPhrase =
    synset.pos !== 'n' || !fragment.test(short ?? '') || fragment.test(clauses[0] ?? '');
  return (
    (isNounPhrase ? short : undefined) ??
    silent((clause) => expandNaming(clause, synset, family, wordnet)) ??
    silent((clause) => withoutNaming(clause, family)) ??
    short
  );
}

/**
 * Returns false for a word that is derived from one with several senses: its gloss cannot avoid
 * naming that one.
 */
function isExpandable(synset: Synset): boolean {
  return !(synset instanceof DerivedSynset) || synset.isExpandable;
}

/**
 * Removes brackets such as (`sure' is sometimes used for `surely') and the `to` that a few verbs
 * begin with.
 */
function tidy(gloss: string): string {
  return gloss.replace(/\s*\([^)]*`[^)]*\)/g, '').replace(/^to /, '');
}

function joinComfortably(clauses: readonly string[]): string | undefined {
  let definition = '';
  for (const clause of clauses.map((each) => each.trim()).filter((each) => each !== '')) {
    const longer = definition === '' ? clause : `${definition}; ${clause}`;
    if (definition !== '' && longer.length > MAX_COMFORTABLE_LENGTH) break;
    definition = longer;
  }
  return saysSomething(definition) ? definition : undefined;
}

// `do away with` has no content word by our list, but it says everything.
function saysSomething(definition: string): boolean {
  return contentStems(definition).size > 0 || wordsOf(definition).length > 1;
}

/**
 * Returns the clause without a bracket or alternative that names the term, if the rest still makes
 * sense.
 */
function withoutNaming(clause: string, family: TermFamily): string | undefined {
  const bare = clause.replace(/\s*\([^)]*\)/g, '');
  const shorter = [
    bare,
    withoutNamingConjunct(bare, family),
    withoutLastOf(bare),
    bare.replace(/,? (?:such as|as by|as if|especially|usually) .*$/, ''),
  ];
  return shorter.find(
    (each) =>
      isWhole(each) && !family.isNamedIn(each) && each.length >= clause.length * MIN_PART_SHARE,
  );
}

/** Only verbs without their object would be left of `form, produce, or emit bubbles`. */
function withoutLastOf(clause: string): string {
  const shorter = clause.replace(/, (?:or|and) .*$/, '');
  return /^\w+(?:, \w+)*$/.test(shorter) ? clause : shorter;
}

/**
 * After `emotional anguish or`, or `cheerful and`, these words begin another clause. Possessives
 * point back.
 */
const beforeNewClause = '(?!(?:its|their|be|become|cause|give|have|make|put|take|\\w+ing)\\b)';

/** `giving pleasure and satisfaction` → `giving satisfaction` for `pleasing`. */
function withoutNamingConjunct(clause: string, family: TermFamily): string {
  return wordsOf(clause)
    .filter((word) => family.isNamedIn(word))
    .reduce(
      (shorter, word) =>
        shorter
          .replace(new RegExp(`(?<!\\b(?:an?|the) )\\b${word} (?:and|or) ${beforeNewClause}`), '')
          .replace(new RegExp(`,? (?:and|or) ${word}\\b`), ''),
      clause,
    )
    .replace(/\ban (?=[^aeiou])/g, 'a ');
}

// The cut must not leave an open bracket or a lone `of` behind.
function isWhole(clause: string): boolean {
  return (
    clause.split('(').length === clause.split(')').length &&
    !/\b(?:a|an|the|of|to|in|by|for|with|as|from|at|on|being|and|or)$/.test(clause.trim())
  );
}

const bareManner =
  /^(?:in|to) an? (?:\S+ ){1,2}(manner|way|fashion|direction|position|degree|style)$/;

/**
 * Returns `in a slow manner` in the words of the adjective's meaning. A clause that does not name
 * the term is preferred.
 */
function mannerOf(synset: Synset, wordnet: Wordnet, family?: TermFamily): string | undefined {
  const adjective = targets(synset, ['\\'])[0];
  const [, noun = ''] = bareManner.exec(synset.definition.split(/;\s+/)[0] ?? '') ?? [];
  if (adjective === undefined || noun === '') return undefined;
  const clauses = wordnet.synset(adjective).definition.split(/;\s+/);
  const gloss = clauses.find((clause) => family?.isNamedIn(clause) !== true) ?? clauses[0] ?? '';
  const [preposition] = synset.definition.split(' ');
  return /^(?:\w+ing|of|in|with|without|as|like|by|for)\b/.test(gloss)
    ? `${preposition} a ${noun} ${gloss}`
    : `${preposition} a ${noun} that is ${gloss}`;
}
