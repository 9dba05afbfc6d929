import { displayLemma } from '../text/normalization.js';
import { contentStems } from '../text/stemming.js';
import type { Inflection } from '../wordnet/morphology.js';
import { byCommonness, type Sense } from '../wordnet/sense-index.js';
import type { Synset } from '../wordnet/synset.js';
import { targets, type Wordnet } from '../wordnet/wordnet.js';
import type { Entry, Reading } from './dictionary.js';

/** What the learner wrote or read about the word; it tells which sense was met. */
export interface Evidence {
  notes: readonly string[];
  contexts: readonly { sentence: string }[];
}

export interface RankedSense {
  lemma: string;
  inflection: Inflection;
  synset: Synset;
  tagCount: number;
  /** 1 is the commonest sense of the lemma in this part of speech. */
  number: number;
  /** How much of what the learner wrote or read speaks for this sense; 0 is nothing. */
  evidence: number;
}

/** Senses beyond these are so rare that only strong evidence could reach them. */
const sensesRead = 24;

/** A note is about the meaning itself; a context only surrounds it. */
const noteWeight = 3;
const contextWeight = 2;

/**
 * A base form must be four times as common as the spelling that was asked for (this is a log2),
 * unless the corpus never has that: `twins` are a term of mineralogy before they are a plural.
 */
const exactBonus = 2;
const unattestedExactBonus = 0.5;

/** `(chemistry) an ionic compound …`: less likely meant than the next two senses. */
const specialists = /^\((?!of\b|used\b)[\w ]+\)/;
const specialistsMalus = 0.7;

/** The senses of an entry, the one that the learner most likely means first. */
export function rankSenses(entry: Entry, evidence: Evidence, wordnet: Wordnet): RankedSense[] {
  const noteStems = stemsOf(evidence.notes, entry);
  const contextStems = stemsOf(
    evidence.contexts.map((context) => context.sentence),
    entry,
  );
  return entry.readings
    .flatMap((reading) =>
      [...reading.senses]
        .sort(byCommonness)
        .slice(0, sensesRead)
        .map((sense) => ({ sense, inflection: reading.inflection, bonus: bonusOf(reading) })),
    )
    .map(({ sense, inflection, bonus }) => {
      const { lemma } = sense;
      const synset = wordnet.synset(sense.synset);
      const isSpecial = sense.tagCount === 0 && specialists.test(synset.definition);
      const evidence = evidenceScore(synset, noteStems, contextStems, wordnet);
      const score =
        commonness(sense) +
        bonus +
        capitalsScore(entry, lemma, synset) +
        evidence -
        (isSpecial ? specialistsMalus : 0);
      const { tagCount, number } = sense;
      return { lemma, inflection, synset, tagCount, number, evidence, score };
    })
    .sort((one, other) => other.score - one.score);
}

function commonness(sense: Sense): number {
  // `cantons` are places before anybody cantons soldiers: untold, a noun is likelier than a verb.
  const unlikely = sense.pos === 'v' && sense.tagCount === 0 ? 0.5 : 0;
  return Math.log2(1 + sense.tagCount) - 0.3 * (sense.number - 1) - unlikely;
}

function bonusOf({ inflection, senses }: Reading): number {
  if (inflection !== 'base') return 0;
  return senses.some((sense) => sense.tagCount > 0) ? exactBonus : unattestedExactBonus;
}

/** `Polish` is not `polish`; but a capital alone may only be the start of a sentence. */
function capitalsScore(entry: Entry, lemma: string, synset: Synset): number {
  const asked = entry.term.slice(entry.prefix.length);
  const spelling = synset.words.find((word) => word.toLowerCase() === lemma);
  if (spelling === undefined) return 0;
  if (displayLemma(spelling) === asked) return 0;
  const lemmaHasCapitals = spelling !== spelling.toLowerCase();
  const askedHasCapitals = asked !== asked.toLowerCase();
  if (lemmaHasCapitals && askedHasCapitals) return -2;
  if (lemmaHasCapitals) return -8;
  return askedHasCapitals ? -4 : 0;
}

function evidenceScore(
  synset: Synset,
  noteStems: ReadonlySet<string>,
  contextStems: ReadonlySet<string>,
  wordnet: Wordnet,
): number {
  if (noteStems.size + contextStems.size === 0) return 0;
  const own = contentStems(
    [synset.definition, ...synset.examples, ...synset.words.map(displayLemma)].join(' '),
  );
  const near = neighbourStems(synset, wordnet);
  const weigh = (stems: ReadonlySet<string>): number => {
    let weight = 0;
    for (const stem of stems) weight += own.has(stem) ? 1 : near.has(stem) ? 0.5 : 0;
    return weight;
  };
  return noteWeight * weigh(noteStems) + contextWeight * weigh(contextStems);
}

function neighbourStems(synset: Synset, wordnet: Wordnet): Set<string> {
  const neighbours = targets(synset, ['@', '@i', '&', ';c', '%p', '#p']).slice(0, 6);
  const words = neighbours.flatMap((id) => wordnet.synset(id).words.map(displayLemma));
  return contentStems(words.join(' '));
}

function stemsOf(texts: readonly string[], entry: Entry): Set<string> {
  const stems = contentStems(texts.join(' '));
  for (const { lemma } of entry.readings) {
    for (const stem of contentStems(displayLemma(lemma))) stems.delete(stem);
  }
  return stems;
}
