import { contentStems, overlap } from '../text/stemming.js';
import { areMetAlike } from './collocations.js';
import { areReviewedAlike } from './reviewed-senses/reviewed-senses.js';
import { toldBy, type RankedSense } from './sense-choice.js';
import type { Evidence } from './sense-evidence.js';

/** With this much more evidence, a sense is told. Less may be a coincidence. */
const tellingEvidence = 2;
/**
 * As powers of two: how much likelier than another sense the likeliest one must be if the texts do not tell it. Learners meet a sense,
 * the corpus has it, or it is hardly used.
 */
const leadOver = { met: 2.5, attested: 2, rare: 1 };
/** Our dictionary has no entry for the likeliest sense, so it is not that usual. */
const leadWithoutEntry = 1;
/** The place of the word in the sentence tells another part of speech. */
const tellingCue = 3;
/** Two glosses with this share of common stems say nearly the same. */
const sameMeaning = 1 / 3;

/**
 * Returns whether the learner's sentences leave open which of two different senses is meant. Then nothing but the sentence itself may be
 * asked about.
 */
export function isUndecided(
  [likeliest, ...others]: readonly RankedSense[],
  { notes, contexts }: Evidence,
): boolean {
  if (likeliest === undefined || contexts.length === 0) return false;
  if (notes.length > 0 && likeliest.evidence > 0) return false;
  return others.some(
    (other) =>
      toldBy(likeliest) - toldBy(other) < tellingEvidence &&
      (likeliest.score - other.score < leadNeeded(likeliest, other) ||
        other.cue - likeliest.cue > tellingCue) &&
      isOtherMeaning(likeliest, other),
  );
}

function leadNeeded(likeliest: RankedSense, other: RankedSense): number {
  // If the corpus has no use of either, nobody knows which one is commoner.
  const isAttested = other.tagCount > 0 || likeliest.tagCount === 0;
  const lead = other.isMet ? leadOver.met : isAttested ? leadOver.attested : leadOver.rare;
  return likeliest.hasEntry ? lead : lead + leadWithoutEntry;
}

function isOtherMeaning(
  { lemma, synset: one, number }: RankedSense,
  { synset: other, number: otherNumber }: RankedSense,
): boolean {
  if (areMetAlike(lemma, one, other)) return false;
  const { pos } = one;
  const isAlike = areReviewedAlike(lemma, { pos, number }, { pos: other.pos, number: otherNumber });
  if (isAlike) return false;
  return overlap(contentStems(one.definition), contentStems(other.definition)) < sameMeaning;
}
