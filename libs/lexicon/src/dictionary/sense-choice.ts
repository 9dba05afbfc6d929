import { displayLemma } from '../text/normalization.js';
import type { Inflection } from '../wordnet/morphology.js';
import type { Sense } from '../wordnet/sense.js';
import { byCommonness } from '../wordnet/sense-index.js';
import type { Synset } from '../wordnet/synset.js';
import type { Wordnet } from '../wordnet/wordnet.js';
import type { Entry } from './dictionary.js';
import type { Reading } from './reading.js';
import { SenseEvidence, type Evidence } from './sense-evidence.js';

export interface RankedSense {
  lemma: string;
  inflection: Inflection;
  synset: Synset;
  tagCount: number;
  /** The rank of the sense: 1 is the commonest sense of the lemma in this part of speech. */
  number: number;
  /** The strength with which the learner's texts support this sense. 0 is no support. */
  evidence: number;
  /** The strength with which the surrounding words support this part of speech. 0 is no support. */
  cue: number;
  /** True if its capital letters differ from those of the term. */
  isOtherCase: boolean;
}

/** Senses beyond these are so rare that only strong evidence could reach them. */
const MAX_SENSES_READ = 24;

/**
 * A base form must be four times as common as the spelling that was asked for (this is a log2),
 * unless the corpus never uses that spelling: `twins` are a term of mineralogy before they are a
 * plural.
 */
const exactBonus = 2;
const unattestedExactBonus = 0.5;

/** `(chemistry) an ionic compound …` is less likely to be meant than the next two senses. */
const specialists = /^\((?!of\b|used\b)[\w ]+\)/;
const specialistsMalus = 0.7;
const borrowedMalus = 4;

/** Returns the senses of an entry, beginning with the one that the learner most likely means. */
export function rankSenses(entry: Entry, evidence: Evidence, wordnet: Wordnet): RankedSense[] {
  const told = new SenseEvidence(entry, evidence, wordnet);
  return entry.readings
    .flatMap((reading) =>
      [...reading.senses]
        .sort(byCommonness)
        .slice(0, MAX_SENSES_READ)
        .map((sense) => ({ sense, inflection: reading.inflection, bonus: bonusOf(reading) })),
    )
    .map(({ sense, inflection, bonus }) => {
      const { lemma } = sense;
      const synset = wordnet.synset(sense.synset);
      const isSpecial = sense.tagCount === 0 && specialists.test(synset.definition);
      const evidence = told.weightFor(synset);
      const capitals = capitalsScore(entry, lemma, synset);
      const cue = told.cues[synset.pos] ?? 0;
      const score =
        commonness(sense) +
        bonus +
        capitals +
        evidence +
        cue -
        borrowedMalusOf(entry, sense) -
        (isSpecial ? specialistsMalus : 0);
      const { tagCount, number } = sense;
      const isOtherCase = capitals < 0;
      return { lemma, inflection, synset, tagCount, number, evidence, cue, isOtherCase, score };
    })
    .sort((one, other) => other.score - one.score);
}

function commonness(sense: Sense): number {
  // `cantons` are places before anybody cantons soldiers: without other evidence, a noun is
  // likelier than a verb.
  const unlikely = sense.pos === 'v' && sense.tagCount === 0 ? 0.5 : 0;
  return Math.log2(1 + sense.tagCount) - 0.3 * (sense.number - 1) - unlikely;
}

function bonusOf({ inflection, senses }: Reading): number {
  if (inflection !== 'base') return 0;
  return senses.some((sense) => sense.tagCount > 0) ? exactBonus : unattestedExactBonus;
}

/**
 * `résumé` is not the verb `resume`: a word that kept its accent from French is a noun or an
 * adjective.
 */
function borrowedMalusOf({ term }: Entry, { pos }: Sense): number {
  return pos === 'v' && /é\P{L}*$/u.test(term) ? borrowedMalus : 0;
}

/** `Polish` is not `polish`, but a capital letter alone may only mark the start of a sentence. */
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
