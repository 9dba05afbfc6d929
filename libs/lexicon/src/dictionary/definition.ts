import { escapePattern } from '../text/escape-pattern.js';
import { contentStems, wordsOf } from '../text/stemming.js';
import type { PartOfSpeech, Synset } from '../wordnet/synset.js';
import { targets, type Wordnet } from '../wordnet/wordnet.js';
import type { TermFamily } from './family.js';
import { expandNaming } from './gloss-expansion.js';
import { DerivedSynset } from './word-formation/derived-synset.js';

/** Longer definitions stand out among their neighbours and tire the reader. */
const MAX_COMFORTABLE_LENGTH = 110;
/** As a share of a clause: what is left of `canna grown especially for …` says nothing. */
const MIN_PART_SHARE = 0.4;

/**
 * Returns a definition to show: as much of the gloss as is comfortable to read, without the clauses that name the term. If an
 * adverb is only said to be done `in a … manner`, the adjective's gloss tells which manner. Returns undefined if what is left is
 * no whole definition: nothing is reworded by rules, which made sentences that nobody would say.
 */
export function definitionFor(
  synset: Synset,
  wordnet: Wordnet,
  family?: TermFamily,
): string | undefined {
  if (synset instanceof DerivedSynset) return derivedDefinition(synset, wordnet, family);
  const { pos } = synset;
  const manner = pos === 'r' ? mannerOf(synset, wordnet, family) : undefined;
  const clauses = tidy(manner ?? synset.definition, pos).split(/;\s+/);
  const silent = clauses.map((clause) => withoutNaming(clause, family));
  // What follows the first clause of a noun only adds to it: `found in uranium ores`.
  const start = silent.findIndex((clause) => clause !== undefined && isWhole(clause, pos));
  if (start < 0 || (pos === 'n' && start > 0)) return undefined;
  const definition = joinComfortably(silent.slice(start).filter((clause) => clause !== undefined));
  // `be about` and `decorate` say too little, but `only if` says what `provided that` means.
  const isTelling = contentStems(definition).size > 0 && wordsOf(definition).length > 1;
  return pos === 'f' || isTelling ? definition : undefined;
}

/** Returns `the quality of being …` with the meaning of the one sense of the word from which it is derived. */
function derivedDefinition(
  synset: DerivedSynset,
  wordnet: Wordnet,
  family?: TermFamily,
): string | undefined {
  const { definition, isExpandable } = synset;
  if (!isExpandable || family?.isNamedIn(definition) !== true) return undefined;
  return expandNaming(definition, synset, family, wordnet);
}

/**
 * Removes brackets such as (`sure' is sometimes used for `surely') or (used of persons), and the `to` that a few verbs
 * begin with.
 */
function tidy(gloss: string, pos: PartOfSpeech): string {
  const bare = gloss
    .replace(/\s*\([^)]*`[^)]*\)/g, '')
    .replace(/^\((?:used|often|usually|sentence|plural) ?[^)]*\)\s*/, '');
  return pos === 'v' ? bare.replace(/^to /, '') : bare;
}

/** The words with which a clause begins that says something about the word, or that is only a part of a noun phrase. */
const remark =
  /^(?:or|and|but|often|usually|sometimes|especially|said|used|such|including|e\.g)\b/i;
const fragment =
  /^(?:of|in|with|having|being|by|as|to|that|which|who|when|where|similar|found|made|showing|writes|capable|free|not|characterized|derived|easily|from|for|on|at)\b/;

/** A cut must not leave an open bracket or a lone `of` behind. */
function isWhole(clause: string, pos: PartOfSpeech): boolean {
  return (
    clause.split('(').length === clause.split(')').length &&
    !/\b(?:an?|the|and|or)$/.test(clause.trim()) &&
    !(remark.test(clause) && pos !== 'r' && pos !== 'f') &&
    !(pos === 'n' && fragment.test(clause)) &&
    !/`|\.\.\./.test(clause)
  );
}

/** Returns the clause without a bracket or an example that names the term, or undefined if the rest names it too. */
function withoutNaming(clause: string, family: TermFamily | undefined): string | undefined {
  if (family?.isNamedIn(clause) !== true) return clause;
  const bare = clause.replace(/\s*\([^)]*\)/g, '');
  const shorter = [
    bare,
    withoutNamingConjunct(bare, family),
    bare.replace(/,? (?:such as|as by|as if|especially|usually) .*$/, ''),
  ];
  return shorter.find(
    (each) =>
      !family.isNamedIn(each) &&
      each.length >= clause.length * MIN_PART_SHARE &&
      !/\b(?:of|to|in|by|for|with|as|from|at|on|being)$/.test(each.trim()),
  );
}

/**
 * After `emotional anguish or`, or `cheerful and`, these words begin another clause. Possessives
 * point back.
 */
const BEFORE_NEW_CLAUSE = '(?!(?:its|their|be|become|cause|give|have|make|put|take|\\w+ing)\\b)';

/** `giving pleasure and satisfaction` → `giving satisfaction` for `pleasing`. */
function withoutNamingConjunct(clause: string, family: TermFamily): string {
  return wordsOf(clause)
    .filter((word) => family.isNamedIn(word))
    .reduce(
      (shorter, word) =>
        shorter
          .replace(
            new RegExp(
              `(?<!\\b(?:an?|the) )\\b${escapePattern(word)} (?:and|or) ${BEFORE_NEW_CLAUSE}`,
            ),
            '',
          )
          .replace(new RegExp(`,? (?:and|or) ${escapePattern(word)}\\b`), ''),
      clause,
    )
    .replace(/\ban (?=[^aeiou])/g, 'a ');
}

function joinComfortably(clauses: readonly string[]): string {
  let definition = '';
  for (const clause of clauses.map((each) => each.trim()).filter((each) => each !== '')) {
    const longer = definition === '' ? clause : `${definition}; ${clause}`;
    if (definition !== '' && longer.length > MAX_COMFORTABLE_LENGTH) break;
    definition = longer;
  }
  return definition;
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
  // WordNet derives `intolerably` from `tolerable`.
  const isOwn = adjective !== undefined && isBegunAlike(synset, wordnet.synset(adjective));
  if (adjective === undefined || !isOwn || noun === '') return undefined;
  const clauses = tidy(wordnet.synset(adjective).definition, 'a').split(/;\s+/);
  const gloss = clauses.find((clause) => family?.isNamedIn(clause) !== true) ?? clauses[0] ?? '';
  const [preposition] = synset.definition.split(' ');
  return /^(?:\w+ing|of|in|with|without|as|like|by|for)\b/.test(gloss)
    ? `${preposition} a ${noun} ${gloss}`
    : `${preposition} a ${noun} that is ${gloss}`;
}

function isBegunAlike(one: Synset, other: Synset): boolean {
  const beginnings = new Set(other.words.map((word) => word.slice(0, 2)));
  return one.words.some((word) => beginnings.has(word.slice(0, 2)));
}
