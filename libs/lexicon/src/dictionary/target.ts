import type { Inflection } from '../wordnet/morphology.js';
import type { Synset } from '../wordnet/synset.js';
import { isSuitableGloss } from '../distractors/suitability.js';
import { definitionFor } from './definition.js';
import type { Dictionary, Entry } from './dictionary.js';
import { TermFamily } from './family.js';
import { rankSenses, type Evidence, type RankedSense } from './sense-choice.js';

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
  /** SCOWL's band of the lemma, 10 (commonest) to 80 (unknown). */
  band: number;
}

/** A rarer sense is only taken for its better gloss while it is still a usual one. */
const sensesTried = 5;

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
  yield asTarget(entry, likeliest, dictionary);
  for (const sense of others) {
    const isTold = likeliest.evidence > 0 && sense.evidence === 0;
    // The likeliest sense may be about anything; one that stands in for it has to be harmless.
    if (isTold || !isSuitableGloss(sense.synset.definition)) continue;
    yield asTarget(entry, sense, dictionary);
  }
}

function asTarget(
  entry: Entry,
  { lemma, inflection, synset }: RankedSense,
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
    band: dictionary.frequency.bandOf(lemma),
  };
}
