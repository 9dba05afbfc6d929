import type { Dictionary } from '../dictionary/dictionary.js';
import { isPhrase, type Target } from '../dictionary/target.js';
import type { Candidate, Nearness } from '../distractors/candidate.js';
import { forbiddenFor } from '../distractors/candidates.js';
import { selectDistractors } from '../distractors/selection.js';
import { contentStems, overlap } from '../text/stemming.js';
import { isSuitableWord } from '../text/suitability.js';
import type { Random } from '../seeded-random.js';
import type { SynsetId } from '../wordnet/synset.js';
import type { Material } from '../material.js';
import { inFormOf, isSeldomInFormOf } from './option-form.js';

const MIN_NEAR = 2;

export interface WordAim {
  /** The right answer, as the options will show it. */
  answer: string;
  /** The asked sense, in the form that the options take. */
  target: Target;
  candidates: readonly Candidate[];
  /** The definition and the sentence: a word that stands there falls out at once, such as `month` beside `twelve months`. */
  shownText: string;
  nearest?: Nearness;
  /** Returns whether a candidate must not be offered here. */
  isExcluded?: (candidate: Candidate) => boolean;
}

/** Returns three wrong words in the form of the answer, or undefined if there are fewer. */
export function wordDistractors(
  { word, dictionary }: Material,
  { answer, target, candidates, shownText, nearest, isExcluded }: WordAim,
  random: Random,
): string[] | undefined {
  if (dictionary === undefined || hasHardlyAnyNear(target)) return undefined;
  const isRight = alsoRightFor(target, dictionary);
  const show = (candidate: Candidate): string | undefined => {
    if (isExcluded?.(candidate) === true) return undefined;
    const option = inFormOf(target, candidate.word, dictionary);
    return option === undefined || isRight(option, candidate) ? undefined : option;
  };
  const { band } = target;
  const { masteryLevel } = word;
  const aim = { answer, band, masteryLevel, show, areWords: true, ...(nearest && { nearest }) };
  const usual = candidates.filter(({ word }) => !isSeldomInFormOf(target, word, dictionary));
  const shown = contentStems(shownText);
  const unshown = usual.filter(({ word }) => overlap(contentStems(word), shown) === 0);
  return (
    selectDistractors(unshown, aim, random) ??
    selectDistractors(usual, aim, random) ??
    selectDistractors(candidates, aim, random)
  );
}

/** Returns whether people, who wrote the entry, knew hardly any wrong answers to the term, as to `loins`. Others would fall out at once. */
function hasHardlyAnyNear(target: Target): boolean {
  const near = target.review?.entry?.near.length ?? MIN_NEAR;
  return near < MIN_NEAR && !isPhrase(target);
}

/**
 * Returns a check for whether an option, read in its form, may be right in some sense: `found` is a
 * form of `find` and a word of its own. Options that offend in that form are excluded as well.
 */
function alsoRightFor(
  target: Target,
  dictionary: Dictionary,
): (option: string, candidate: Candidate) => boolean {
  const forbidden = forbiddenFor(target, dictionary);
  const own = new Set(target.entry.readings.map(({ lemma }) => lemma));
  return (option, { nearness }) => {
    if (!isSuitableWord(option)) return true;
    const lemmas = (dictionary.find(option)?.readings ?? []).map(({ lemma }) => lemma);
    const senses = lemmas.flatMap((lemma) => dictionary.wordnet.senses.commonestFirst(lemma));
    const isForbidden = (id: SynsetId): boolean =>
      nearness === 'NEAR' ? forbidden.hasDespitePeople(id) : forbidden.has(id);
    return (
      lemmas.some((lemma) => own.has(lemma)) || senses.some(({ synset }) => isForbidden(synset))
    );
  };
}
