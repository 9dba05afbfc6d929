import type { Inflection } from '../wordnet/morphology.js';
import type { Synset } from '../wordnet/synset.js';
import { displayLemma } from '../text/normalization.js';
import { isDecent, isSuitableGloss } from '../text/suitability.js';
import { definitionFor } from './definition.js';
import type { Dictionary, Entry } from './dictionary.js';
import { TermFamily } from './family.js';
import { isUndecided } from './open-choice.js';
import { reviewOf, type ReviewedSense } from './reviewed-senses/reviewed-senses.js';
import { rankSenses, type RankedSense } from './sense-choice.js';
import type { Evidence } from './sense-evidence.js';
import { markOf, type UsageMark } from './usage-marks.js';
import { isWordOfGrammar } from './word-of-grammar.js';

/** An English word with the sense that a card asks about. */
export interface Target {
  entry: Entry;
  /** The base form, as WordNet lists it. */
  lemma: string;
  /** The form of the lemma that the term has. */
  inflection: Inflection;
  synset: Synset;
  family: TermFamily;
  /** Describes the sense without naming the term. Undefined if WordNet has no such gloss. */
  definition: string | undefined;
  /** True if another sense is meant far more often, so that few people would think of this one. */
  isRare: boolean;
  /** True if the learner's sentences leave open whether this sense or another one is meant. */
  isUndecided: boolean;
  /** True if nobody says the term's form in this sense, so that cards ask the base form. */
  isSeldomForm: boolean;
  /** The usage mark of the lemma in this sense. */
  mark: UsageMark | undefined;
  /** The number of times that the tagged corpus uses the lemma in this sense. */
  tagCount: number;
  /** The decisions of people about this sense. Undefined if nobody looked at it. */
  review: ReviewedSense | undefined;
  /** SCOWL's band of the lemma, 10 (commonest) to 80 (unknown). */
  band: number;
}

/** A rarer sense is chosen for its better gloss only if it is still a usual one. */
const MAX_SENSES_TRIED = 5;
/** If the corpus has a term in no sense, its first senses still count as the usual ones. */
const MAX_UNTAGGED = 3;
/** In SCOWL points. */
const COMMON_BAND = 20;
/** With this much more evidence, the learner's texts tell the likeliest sense. */
const tellingLead = 2;
/** People still think of a sense if the likeliest one is used at most this many times as often. */
const farMoreOften = 2;

/**
 * Returns the senses that may be asked about, the likeliest first. If the learner's texts tell the
 * sense, returns only the senses that they support.
 */
export function* usualTargets(
  entry: Entry,
  evidence: Evidence,
  dictionary: Dictionary,
): Generator<Target, undefined> {
  const ranked = rankSenses(entry, evidence, dictionary).slice(0, MAX_SENSES_TRIED);
  const isOpen = isUndecided(ranked, evidence);
  const [likeliest, ...others] = ranked;
  if (likeliest === undefined) return;
  yield { ...asTarget(entry, likeliest, false, dictionary), isUndecided: isOpen };
  for (const sense of others) {
    if (!canStandIn(sense, likeliest)) continue;
    yield asTarget(entry, sense, isFarRarer(sense, likeliest), dictionary);
  }
}

/**
 * The likeliest sense may be rare and about anything. A sense that replaces it must be usual and
 * harmless.
 */
function canStandIn(sense: RankedSense, likeliest: RankedSense): boolean {
  const isTold = likeliest.evidence - sense.evidence >= tellingLead;
  // A verb must not replace a noun that a sentence has, and `polish` must not replace `Polish`.
  // `coded` is not asked as a form of `cod` because the definition of `code` names it.
  if (sense.lemma !== likeliest.lemma && sense.tagCount === 0 && sense.evidence === 0) return false;
  const isOther =
    sense.cue < likeliest.cue || (sense.isOtherSpelling && !likeliest.isOtherSpelling);
  return (
    !isTold &&
    !isOther &&
    (sense.isMet || !likeliest.isMet) &&
    isUsual(sense, likeliest) &&
    isSuitableGloss(sense.synset.definition)
  );
}

function isFarRarer(sense: RankedSense, likeliest: RankedSense): boolean {
  if (sense.evidence > 0) return false;
  // `cabbage` hardly ever means to steal, even if the corpus says nothing about it.
  const isOther = sense.tagCount === 0 && sense.synset.pos !== likeliest.synset.pos;
  if (isOther && !sense.isMet) return true;
  return farMoreOften * (sense.tagCount + 1) < likeliest.tagCount + 1;
}

function isUsual({ tagCount, number, synset }: RankedSense, likeliest: RankedSense): boolean {
  // `(Roman law)` or `(nautical)` marks a sense that only specialists use.
  if (synset.definition.startsWith('(') && tagCount === 0) return false;
  return tagCount > 0 || number <= (likeliest.tagCount === 0 ? MAX_UNTAGGED : 2);
}

/** Returns whether the term is written as several words: `time scale` is, and `timescale` is not. */
export function isPhrase({ entry: { term, prefix } }: Target): boolean {
  return term.slice(prefix.length).includes(' ');
}

/** Returns what the sense means, in our words if people wrote any. It may name the term. */
export function meaningOf({ review, synset }: Pick<Target, 'review' | 'synset'>): string {
  return review?.definition ?? synset.definition;
}

function asTarget(
  entry: Entry,
  { lemma, inflection, synset, tagCount, number, isSeldomForm }: RankedSense,
  isRare: boolean,
  dictionary: Dictionary,
): Target {
  const family = TermFamily.of(lemma, synset, dictionary.wordnet);
  const review = reviewOf(lemma, { pos: synset.pos, number });
  const band = dictionary.frequency.bandOf(lemma);
  const mark = knownMark(markOf(lemma, synset, dictionary.wordnet), band);
  return {
    entry,
    lemma,
    inflection,
    synset,
    family,
    definition:
      isCoarse(mark) || isWordOfGrammar(lemma, synset)
        ? undefined
        : (review?.definition ?? glossOf(synset, family, dictionary)),
    isRare,
    isUndecided: false,
    isSeldomForm,
    mark,
    tagCount,
    review,
    band,
  };
}

/** Nobody should have to read some of WordNet's glosses. */
function glossOf(synset: Synset, family: TermFamily, { wordnet }: Dictionary): string | undefined {
  const gloss = definitionFor(synset, wordnet, family);
  return gloss === undefined || !isDecent(gloss) ? undefined : gloss;
}

/** Common words are no dialect. WordNet means another word of the synset: `forrad` beside `forward`. */
function knownMark(mark: UsageMark | undefined, band: number): UsageMark | undefined {
  return mark === 'dialect' && band <= COMMON_BAND ? undefined : mark;
}

/** Returns the target as its base form asks about it. */
export function inBaseForm(target: Target): Target {
  const entry = { ...target.entry, term: displayLemma(target.lemma), prefix: '' };
  return { ...target, entry, inflection: 'base', isSeldomForm: false };
}

/** Nobody should have to type such a word or to choose it. Its card shows the term, and the meaning afterwards. */
function isCoarse(mark: UsageMark | undefined): boolean {
  return mark === 'offensive' || mark === 'vulgar';
}
