import { escapePattern } from '../text/escape-pattern.js';
import { wordsOf } from '../text/stemming.js';
import { inflect } from '../wordnet/inflection.js';
import type { Sense } from '../wordnet/sense.js';
import type { PartOfSpeech, Synset } from '../wordnet/synset.js';
import { targets, type Wordnet } from '../wordnet/wordnet.js';
import type { TermFamily } from './family.js';

/** A longer expansion would bury the sentence around it. */
const MAX_EXPANSION_LENGTH = 90;

/**
 * Returns a clause that names the term, with the naming word replaced by its meaning: `pierce with
 * a spear` → `pierce with a long pointed rod used as a tool or weapon`. Returns undefined if
 * grammar does not allow it or if the meaning names the term as well.
 */
export function expandNaming(
  clause: string,
  synset: Synset,
  family: TermFamily,
  wordnet: Wordnet,
): string | undefined {
  const naming = [...new Set(wordsOf(clause).filter((word) => family.isNamedIn(word)))];
  const [word] = naming;
  if (word === undefined || naming.length > 1) return undefined;
  const expanded =
    expandNoun(clause, word, synset, wordnet) ??
    expandAdjective(clause, word, synset, wordnet) ??
    expandVerb(clause, word, synset, wordnet);
  return expanded === undefined || family.isNamedIn(expanded) ? undefined : expanded;
}

/** For `with a spear`, `coat with lacquer`: the noun's gloss must bring its own article. */
function expandNoun(
  clause: string,
  word: string,
  synset: Synset,
  wordnet: Wordnet,
): string | undefined {
  const phrase = new RegExp(
    `\\b((?:with|of|to|by|in|into|on|under|from|for|plays|using|as) )((?:a|an|the) )?${escapePattern(word)}(?=$|,| is | or | and | to | that )`,
  );
  const [match, , article] = phrase.exec(clause) ?? [];
  const gloss = match === undefined ? undefined : glossOf(word, 'n', synset, wordnet);
  // A bare phrase can replace a bare noun (`as rain`). Elsewhere the phrase must bring an article.
  // After `to`, a verb is no such noun: `move to act`, but `relating to Poland`.
  if (article === undefined && match?.startsWith('to ') === true && isVerb(word, wordnet)) {
    return undefined;
  }
  if (gloss === undefined || (article !== undefined && !/^(?:an?|the|any) /.test(gloss))) {
    return undefined;
  }
  if (/^[(]|^(?:of|in|being|having|that|who) /.test(gloss)) return undefined;
  return clause.replace(phrase, (_, before: string) => before + gloss);
}

/** For `the state of being neat`. */
function expandAdjective(
  clause: string,
  word: string,
  synset: Synset,
  wordnet: Wordnet,
): string | undefined {
  const phrase = new RegExp(`\\b((?:be|being|become|becomes|make) )${escapePattern(word)}$`);
  // After `be`, `being joined` becomes `joined`, and `dispelling gloom` makes no sense.
  const gloss = (phrase.test(clause) ? glossOf(word, 'a', synset, wordnet) : undefined)?.replace(
    /^being /,
    '',
  );
  if (gloss === undefined || /^(?:of or|used|\(|\w+ing\b)/.test(gloss)) return undefined;
  return clause.replace(phrase, (_, before: string) => before + gloss);
}

const irregularThirds: Readonly<Record<string, string>> = { be: 'is', have: 'has' };

/** For `the act of punishing`, `a person who owns`. */
function expandVerb(
  clause: string,
  word: string,
  synset: Synset,
  wordnet: Wordnet,
): string | undefined {
  const gerund = new RegExp(
    `\\b((?:act|process|action|activity|practice) of )${escapePattern(word)}$`,
  );
  const third = new RegExp(
    `\\b((?:person|someone|one|device|machine) (?:who|that) )${escapePattern(word)}$`,
  );
  const isGerund = word.endsWith('ing') && gerund.test(clause);
  if (!isGerund && !(word.endsWith('s') && third.test(clause))) return undefined;
  const [verb] = targets(synset, ['+']).filter((id) => id.startsWith('v'));
  if (verb === undefined) return undefined;
  const [gloss = ''] = wordnet.synset(verb).definition.split(/;\s+/);
  const [first = '', ...rest] = gloss.split(' ');
  const [form] = isGerund
    ? inflect(first, 'ing')
    : [irregularThirds[first], ...inflect(first, 'third')].filter((each) => each !== undefined);
  if (form === undefined || !/^[a-z]+$/.test(first)) return undefined;
  return clause.replace(isGerund ? gerund : third, (_, before: string) =>
    [before + form, ...rest].join(' '),
  );
}

function isVerb(word: string, { senses }: Wordnet): boolean {
  return senses.commonestFirst(word.toLowerCase()).some(({ pos }) => pos === 'v');
}

/**
 * Returns the first clause about the word, in the sense that is linked to the term, or else in its
 * commonest sense.
 */
function glossOf(
  word: string,
  pos: PartOfSpeech,
  synset: Synset,
  wordnet: Wordnet,
): string | undefined {
  const lower = word.toLowerCase();
  const lookUp = (lemma: string): Sense[] =>
    wordnet.senses.commonestFirst(lemma).filter((sense) => sense.pos === pos);
  const singular = pos === 'n' && lower.endsWith('s') ? lookUp(lower.slice(0, -1)) : [];
  const senses = [...lookUp(lower), ...singular];
  const linked = new Set(targets(synset, ['+', '\\', '@']));
  // In `a participant in a date`, the date may be another sense of the term. Nothing tells which
  // one.
  const isTerm = synset.words.some((each) => each.toLowerCase() === lower);
  const commonest = isTerm && senses.length > 1 ? undefined : senses[0];
  const sense = senses.find((each) => linked.has(each.synset)) ?? commonest;
  if (sense === undefined) return undefined;
  const [clause = ''] = wordnet.synset(sense.synset).definition.split(/;\s+/);
  const gloss = clause.replace(/\s*\([^)]*\)/g, '').trim();
  return gloss !== '' && gloss.length <= MAX_EXPANSION_LENGTH ? gloss : undefined;
}
