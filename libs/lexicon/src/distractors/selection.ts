import { OPTION_COUNT } from '@wordgrove/contracts';
import { shuffle, type Random } from '../seeded-random.js';
import { optionKey } from '../text/normalization.js';
import { areCognates, contentStems, overlap, wordsOf } from '../text/stemming.js';
import { nearness, type Candidate, type Nearness } from './candidate.js';

export interface SelectionAim {
  /** The right answer, as the options will show it. */
  answer: string;
  /** The target's SCOWL band. */
  band: number;
  masteryLevel: number;
  /** Returns the part of a candidate that becomes the option. */
  show: (candidate: Candidate) => string | undefined;
  /** True if the options are words. Then none of them may look akin to the answer. */
  areWords?: boolean;
  /** True if the answer is a definition that people wrote, so that others would stand out. */
  isOurs?: boolean;
  /** The nearness of the distractors. If it is left out, the mastery level decides. */
  nearest?: Nearness;
}

/** Two wrong glosses with this share of common stems look alike and exclude each other. */
const lookAlike = 1 / 2;
/** The same for what people chose: beside `sea`, `lake` and `pond` are better than a word about anything. */
const chosenLookAlike = 3 / 4;
const wellKnown = 2;
/** More than any other difference: what people chose comes first, if it is written alike. */
const chosen: Partial<Record<Nearness, number>> = { NEAR: 20, FIELD: 10 };
const unlike = 40;
/** The number of distractors of a choice. */
export const DISTRACTOR_COUNT = OPTION_COUNT - 1;

/**
 * Returns three distractors that differ from the answer and from each other, or undefined if there
 * are fewer. Better-known words get nearer distractors.
 */
export function selectDistractors(
  candidates: readonly Candidate[],
  aim: SelectionAim,
  random: Random,
): string[] | undefined {
  const ranked = candidates
    .map((candidate) => ({ candidate, cost: cost(candidate, aim, random) }))
    .sort((one, other) => one.cost - other.cost);
  const selected: Shown[] = [];
  for (const { candidate } of ranked) {
    const option = aim.show(candidate);
    if (option === undefined || !differs(option, aim.answer)) continue;
    if (aim.areWords === true && lookAkin(option, aim.answer)) continue;
    const shown = { option, candidate };
    if (selected.some((other) => clash(shown, other, aim))) continue;
    selected.push(shown);
    if (selected.length === DISTRACTOR_COUNT) return selected.map((each) => each.option);
  }
  return undefined;
}

/** Returns the answer among its distractors, in an order that the seed decides. */
export function arrangeOptions(
  answer: string,
  distractors: readonly string[],
  random: Random,
): string[] {
  return shuffle([answer, ...distractors], random);
}

function cost(candidate: Candidate, aim: SelectionAim, random: Random): number {
  const distance = nearness.indexOf(candidate.nearness);
  const byMastery = aim.masteryLevel >= wellKnown ? 'SISTER' : 'COUSIN';
  const wished = nearness.indexOf(aim.nearest ?? byMastery);
  // The form of a word is only looked up for the candidates that are chosen.
  const shown = aim.areWords === true ? candidate.word : aim.show(candidate);
  const { length } = shown ?? candidate.word;
  return (
    -(chosen[candidate.nearness] ?? 0) +
    (aim.isOurs === true && !candidate.isOurs ? unlike : 0) +
    Math.abs(distance - wished) * 0.6 +
    Math.abs(candidate.band - aim.band) / 20 +
    Math.max(0, candidate.band - aim.band) / 10 +
    Math.abs(Math.log(length / aim.answer.length)) +
    random() * 0.9
  );
}

interface Shown {
  option: string;
  candidate: Candidate;
}

function clash(one: Shown, other: Shown, { areWords = false }: SelectionAim): boolean {
  if (!differs(one.option, other.option)) return true;
  const [mine, others] = [one.candidate, other.candidate];
  if (lookAkin(mine.word, others.word)) return true;
  // Definitions of `daily` and `monthly` say nearly the same, and do not show beside the words.
  const most = areChosen(mine, others) ? (areWords ? Infinity : chosenLookAlike) : lookAlike;
  return overlap(mine.stems, others.stems) >= most;
}

/** Returns whether people chose both as wrong answers to the term. */
function areChosen(one: Candidate, other: Candidate): boolean {
  return one.nearness === 'NEAR' && other.nearness === 'NEAR';
}

function differs(one: string, other: string): boolean {
  return optionKey(one) !== optionKey(other);
}

/** If both words begin with `to` or an article, only the rest counts. */
function lookAkin(one: string, other: string): boolean {
  const others = tellingWords(other);
  return tellingWords(one).some((word) => others.some((each) => areCognates(word, each)));
}

function tellingWords(text: string): string[] {
  return wordsOf(text).filter((word) => contentStems(word).size > 0);
}
