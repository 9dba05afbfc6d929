import { displayLemma } from '../text/normalization.js';
import { inflect } from '../wordnet/inflection.js';
import type { Inflection } from '../wordnet/morphology.js';
import type { Sense } from '../wordnet/sense.js';
import { byCommonness } from '../wordnet/sense-index.js';
import type { Synset } from '../wordnet/synset.js';
import { isMetByLearners } from './collocations.js';
import type { Dictionary, Entry } from './dictionary.js';
import type { Reading } from './reading.js';
import {
  isMetInLowerCase,
  reviewOf,
  type ReviewedSense,
} from './reviewed-senses/reviewed-senses.js';
import { preferReviewed } from './reviewed-senses/usual-sense.js';
import { isSeldomForm } from './seldom-form.js';
import { SenseEvidence, type Evidence } from './sense-evidence.js';
import { SenseNearness } from './sense-nearness.js';
import { markOf, type UsageMark } from './usage-marks.js';

export interface RankedSense {
  lemma: string;
  inflection: Inflection;
  synset: Synset;
  tagCount: number;
  /** The rank of the sense: 1 is the commonest sense of the lemma in this part of speech. */
  number: number;
  /** The strength with which the learner's texts support this sense. 0 is no support. */
  evidence: number;
  /** The strength with which the learner's sentences as a whole support this sense. 0 is no support. */
  nearness: number;
  /** The strength with which the surrounding words support this part of speech. 0 is no support. */
  cue: number;
  /** True if learners meet the lemma in this sense, as far as our lists tell. */
  isMet: boolean;
  /** True if our learner's dictionary has the sense. */
  hasEntry: boolean;
  /** True if nobody says the term's form in this sense. */
  isSeldomForm: boolean;
  /** True if its capital letters differ from those of the term, or the term's accent tells that it is no verb. */
  isOtherSpelling: boolean;
  /** The likelihood that the learner means it, as a power of two. */
  score: number;
}

/** Senses beyond these are so rare that only strong evidence could reach them. */
const MAX_SENSES_READ = 60;

/**
 * A base form must be four times as common as the spelling that was asked for (this is a log2),
 * unless neither the corpus nor our learner's dictionary has that spelling: `twins` are a term of mineralogy before they are a
 * plural.
 */
const exactBonus = 2;
const unattestedExactBonus = 0.5;

/** As a power of two: how much less likely a marked sense is meant than the same one without its mark. */
const malusByMark: Readonly<Record<UsageMark | 'none', number>> = {
  ...{ none: 0, informal: 0.5, literary: 1 },
  ...{ slang: 2, dialect: 2.5, dated: 2.5, vulgar: 2.5, offensive: 2.5 },
};

/** The corpus is from the sixties: learners meet the timepiece before the watch on a ship. */
const metBonus = 2.5;
const entryBonus = 1;

/** As a share of the uses of its lemma in the corpus. */
const MIN_USE_OF_FORM = 0.02;
const unusualFormMalus = 2;
const seldomFormMalus = 3;

/** `(chemistry) an ionic compound …` is less likely to be meant than the next two senses. */
const specialists = /^\((?!of\b|used\b)[\w ]+\)/;
const specialistsMalus = 0.7;
const borrowedMalus = 6;

/** Returns the senses of an entry, beginning with the one that the learner most likely means. */
export function rankSenses(
  entry: Entry,
  evidence: Evidence,
  dictionary: Dictionary,
): RankedSense[] {
  const told = new SenseEvidence(entry, evidence, dictionary);
  const ranked = entry.readings.flatMap((reading) =>
    [...reading.senses]
      .sort(byCommonness)
      .slice(0, MAX_SENSES_READ)
      .map((sense) => rank(sense, reading, entry, told, dictionary)),
  );
  // In a sentence, a sense that people chose for the word alone is only a little likelier.
  const sentences = evidence.contexts.map(({ sentence }) => sentence);
  const weighed =
    sentences.length === 0
      ? preferReviewed(ranked)
      : withNearness(ranked, new SenseNearness(entry, sentences, dictionary));
  return weighed.sort((one, other) => other.score - one.score);
}

/** Nothing else would bring a sense that is less likely than this to the likeliest one. */
const MAX_DISTANCE = 7;

/** Adds what the sentences as a whole tell, which takes time. */
function withNearness(ranked: readonly RankedSense[], near: SenseNearness): RankedSense[] {
  const best = ranked.reduce((most, { score }) => Math.max(most, score), -Infinity);
  const isRival = ({ score }: RankedSense): boolean => score >= best - MAX_DISTANCE;
  if (ranked.filter(isRival).length < 2) return [...ranked];
  return ranked.map((each) => {
    if (!isRival(each)) return each;
    const nearness = near.weightFor(each.synset, each.lemma);
    return { ...each, nearness, score: each.score + nearness };
  });
}

function rank(
  sense: Sense,
  reading: Reading,
  entry: Entry,
  texts: SenseEvidence,
  dictionary: Dictionary,
): RankedSense {
  const { lemma, tagCount, number } = sense;
  const { inflection } = reading;
  const synset = dictionary.wordnet.synset(sense.synset);
  const told = {
    evidence: texts.weightFor(synset, lemma),
    nearness: 0,
    cue: texts.cues[synset.pos] ?? 0,
  };
  const review = reviewOf(lemma, sense);
  const capitals = capitalsOf(texts.spelling, lemma, synset, review);
  const isMet = isMetByLearners(lemma, synset) || review?.isMet === true;
  const isSeldom = isSeldomForm(entry.term, { lemma, inflection, synset, review }, dictionary);
  const score =
    commonness(sense) +
    bonusOf(reading, entry) +
    bonusOfReview(isMet, review) +
    capitals +
    told.evidence +
    told.cue -
    malusOf(sense, reading, entry, synset) -
    (isSeldom ? seldomFormMalus : 0) -
    malusByMark[markOf(lemma, synset, dictionary.wordnet) ?? 'none'];
  const isOtherSpelling = capitals < 0 || borrowedMalusOf(entry, sense) > 0;
  return {
    ...{ lemma, inflection, synset, tagCount, number },
    ...told,
    isMet,
    hasEntry: review?.entry !== undefined,
    isSeldomForm: isSeldom,
    isOtherSpelling,
    score,
  };
}

/** Returns how strongly the learner's texts support a sense, by single words and as a whole. */
export function toldBy({ evidence, nearness }: Pick<RankedSense, 'evidence' | 'nearness'>): number {
  return evidence + nearness;
}

function bonusOfReview(isMet: boolean, review: ReviewedSense | undefined): number {
  return (isMet ? metBonus : 0) + (review?.entry === undefined ? 0 : entryBonus);
}

function malusOf(sense: Sense, reading: Reading, entry: Entry, { definition }: Synset): number {
  const isSpecial = sense.tagCount === 0 && specialists.test(definition);
  return (
    borrowedMalusOf(entry, sense) +
    (isSpecial ? specialistsMalus : 0) +
    formMalusOf(entry, reading, sense)
  );
}

/** The order of the rarer senses tells little. */
const MAX_NUMBER_COUNTED = 8;

function commonness(sense: Sense): number {
  // `cantons` are places before anybody cantons soldiers: without other evidence, a noun is
  // likelier than a verb.
  const unlikely = sense.pos === 'v' && sense.tagCount === 0 ? 0.5 : 0;
  return (
    Math.log2(1 + sense.tagCount) - 0.3 * Math.min(sense.number - 1, MAX_NUMBER_COUNTED) - unlikely
  );
}

function bonusOf(reading: Reading, { readings, term }: Entry): number {
  const { inflection, lemma } = reading;
  const isKnown = isAttested(reading) || hasEntry(reading);
  if (inflection === 'base') return isKnown ? exactBonus : unattestedExactBonus;
  // `shears` are a tool before somebody shears a sheep, but `hives` are those of bees before those on the skin.
  const isPlural = inflection === 'plural' && isKnown && inflect(lemma, inflection)[0] === term;
  const isBeside = readings.some(
    (each) => each.inflection === 'base' && hasEntry(each) && !isAttested(each),
  );
  return isPlural && isBeside ? exactBonus - unattestedExactBonus : 0;
}

function isAttested({ senses }: Reading): boolean {
  return senses.some(({ tagCount }) => tagCount > 0);
}

function hasEntry({ lemma, senses }: Reading): boolean {
  return senses.some((sense) => reviewOf(lemma, sense)?.entry !== undefined);
}

/**
 * `coded` is a form of `code`, and hardly of `cod`, which would double its consonant. `casing` is seldom a form of `case` in a sense that
 * its base form hardly ever has.
 */
function formMalusOf(
  { term }: Entry,
  { inflection, lemma, senses }: Reading,
  sense: Sense,
): number {
  if (inflection === 'base') return 0;
  const isUndoubled = inflect(lemma, inflection).indexOf(term.toLowerCase()) > 0;
  const uses = senses.reduce((sum, { tagCount }) => sum + tagCount, 0);
  const isHardlyUsed = uses > 0 && sense.tagCount < uses * MIN_USE_OF_FORM;
  return (isUndoubled ? unusualFormMalus : 0) + (isHardlyUsed ? unusualFormMalus : 0);
}

/**
 * `résumé` is not the verb `resume`: a word that kept its accent from French is a noun or an
 * adjective.
 */
function borrowedMalusOf({ term }: Entry, { pos }: Sense): number {
  return pos === 'v' && /és?\P{L}*$/u.test(term) ? borrowedMalus : 0;
}

/** WordNet's capitals tell nothing of a word that our entry shows without. */
function capitalsOf(
  asked: string,
  lemma: string,
  synset: Synset,
  review: ReviewedSense | undefined,
): number {
  const isAsMet = isMetInLowerCase(review) && asked === asked.toLowerCase();
  return isAsMet ? 0 : capitalsScore(asked, lemma, synset);
}

/** `Polish` is not `polish`, but a capital letter alone may only mark the start of a sentence. */
function capitalsScore(asked: string, lemma: string, synset: Synset): number {
  const spelling = synset.words.find((word) => word.toLowerCase() === lemma);
  if (spelling === undefined) return 0;
  if (displayLemma(spelling) === asked) return 0;
  const lemmaHasCapitals = spelling !== spelling.toLowerCase();
  const askedHasCapitals = asked !== asked.toLowerCase();
  if (lemmaHasCapitals && askedHasCapitals) return -2;
  if (lemmaHasCapitals) return -8;
  return askedHasCapitals ? -4 : 0;
}
