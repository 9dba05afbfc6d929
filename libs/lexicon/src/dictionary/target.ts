import type { Inflection } from '../wordnet/morphology.js';
import type { Synset } from '../wordnet/synset.js';
import { isSuitableGloss } from '../text/suitability.js';
import { definitionFor } from './definition.js';
import type { Dictionary, Entry } from './dictionary.js';
import { TermFamily } from './family.js';
import { rankSenses, type RankedSense } from './sense-choice.js';
import type { Evidence } from './sense-evidence.js';

/** An English word with the sense that a card asks about. */
export interface Target {
  entry: Entry;
  /** The base form, as WordNet lists it. */
  lemma: string;
  /** The form of it that the term is in. */
  inflection: Inflection;
  synset: Synset;
  family: TermFamily;
  /** Says the sense without naming the term; undefined where WordNet has no such gloss. */
  definition: string | undefined;
  /** Whether another sense is meant far more often, so that few would think of this one. */
  isRare: boolean;
  /** How often the tagged corpus uses the lemma in this sense. */
  tagCount: number;
  /** SCOWL's band of the lemma, 10 (commonest) to 80 (unknown). */
  band: number;
}

/** A rarer sense is only taken for its better gloss while it is still a usual one. */
const sensesTried = 5;
/** Where the corpus has a term in no sense, its first senses are still the usual ones. */
const rarestUntagged = 3;
/** How many times as often the likeliest sense may be used as one that is still thought of. */
const farMoreOften = 2;

/**
 * The senses that may be asked about, the likeliest first; where the learner's texts tell the sense,
 * only what they speak for.
 */
export function* usualTargets(
  entry: Entry,
  evidence: Evidence,
  dictionary: Dictionary,
): Generator<Target, undefined> {
  const ranked = rankSenses(entry, evidence, dictionary.wordnet).slice(0, sensesTried);
  const [likeliest, ...others] = ranked;
  if (likeliest === undefined) return;
  yield asTarget(entry, likeliest, false, dictionary);
  for (const sense of others) {
    if (!canStandIn(sense, likeliest)) continue;
    yield asTarget(entry, sense, isFarRarer(sense, likeliest), dictionary);
  }
}

/** The likeliest sense may be rare and about anything; what stands in for it is usual and harmless. */
function canStandIn(sense: RankedSense, likeliest: RankedSense): boolean {
  const isTold = likeliest.evidence > 0 && sense.evidence === 0;
  // Nor the verb where a sentence has the noun, nor `polish` for `Polish`.
  const isOther = sense.cue < likeliest.cue || (sense.isOtherCase && !likeliest.isOtherCase);
  return (
    !isTold && !isOther && isUsual(sense, likeliest) && isSuitableGloss(sense.synset.definition)
  );
}

function isFarRarer(sense: RankedSense, likeliest: RankedSense): boolean {
  if (sense.evidence > 0) return false;
  // `cabbage` is hardly ever to steal, whatever the corpus lacks.
  const isOther = sense.tagCount === 0 && sense.synset.pos !== likeliest.synset.pos;
  if (isOther && likeliest.tagCount > 0) return true;
  return farMoreOften * (sense.tagCount + 1) < likeliest.tagCount + 1;
}

function isUsual({ tagCount, number, synset }: RankedSense, likeliest: RankedSense): boolean {
  // `(Roman law)`, `(nautical)`: a sense of specialists.
  if (synset.definition.startsWith('(') && tagCount === 0) return false;
  return tagCount > 0 || number <= (likeliest.tagCount === 0 ? rarestUntagged : 2);
}

/** Whether the term is written in words of its own: `time scale` is, and `timescale` is not. */
export function isPhrase({ entry: { term, prefix } }: Target): boolean {
  return term.slice(prefix.length).includes(' ');
}

function asTarget(
  entry: Entry,
  { lemma, inflection, synset, tagCount }: RankedSense,
  isRare: boolean,
  dictionary: Dictionary,
): Target {
  const family = TermFamily.of(lemma, synset, dictionary.wordnet);
  return {
    entry,
    lemma,
    inflection,
    synset,
    family,
    definition: definitionFor(synset, dictionary.wordnet, family),
    isRare,
    tagCount,
    band: dictionary.frequency.bandOf(lemma),
  };
}
