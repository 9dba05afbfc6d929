import type { Sense } from '../../wordnet/sense.js';
import type { PartOfSpeech } from '../../wordnet/synset.js';
import type { Wordnet } from '../../wordnet/wordnet.js';
import { reviewedSensesOf, type ReviewedSense } from './reviewed-senses.js';

/** As a power of two: without other evidence, a sense that people chose comes before all others of its lemma. */
const lead = 0.5;

/** A sense with its likelihood, of which the evidence of the learner's texts is a part. */
interface Likelihood {
  lemma: string;
  synset: { pos: PartOfSpeech };
  number: number;
  evidence: number;
  cue: number;
  isSeldomForm: boolean;
  isOtherSpelling: boolean;
  score: number;
}

/** Returns the sense in which learners meet a lemma: the one that people chose, or else the commonest. */
export function usualSenseOf(lemma: string, { senses }: Wordnet): Sense | undefined {
  const all = senses.commonestFirst(lemma);
  const [chosen] = metSensesOf(lemma);
  return (chosen && all.find((sense) => isMeant(chosen, sense.pos, sense.number))) ?? all[0];
}

/** Returns the sense in which learners meet a lemma as this part of speech. */
export function usualSenseAs(
  pos: PartOfSpeech,
  lemma: string,
  { senses }: Wordnet,
): Sense | undefined {
  const all = senses.commonestFirst(lemma).filter((sense) => sense.pos === pos);
  const chosen = metSensesOf(lemma).find((each) => each.pos === pos);
  return (chosen && all.find((sense) => isMeant(chosen, pos, sense.number))) ?? all[0];
}

/** Returns the senses in which learners meet a lemma as this part of speech, the usual one first. */
export function sensesMetAs(pos: PartOfSpeech, lemma: string, wordnet: Wordnet): Sense[] {
  const usual = usualSenseAs(pos, lemma, wordnet);
  if (usual === undefined) return [];
  const all = wordnet.senses.commonestFirst(lemma);
  const met = metSensesOf(lemma)
    .filter((each) => each.pos === pos)
    .map((each) => all.find((sense) => isMeant(each, sense.pos, sense.number)))
    .filter((sense) => sense !== undefined);
  return [usual, ...met.filter((sense) => sense !== usual)];
}

/**
 * Makes the senses that people chose the likeliest of their lemma in their part of speech, and the first of them the
 * likeliest of all, as far as the learner's texts say nothing else.
 */
export function preferReviewed<T extends Likelihood>(ranked: readonly T[]): T[] {
  const scores = new Map(ranked.map((each) => [each, each.score]));
  for (const lemma of new Set(ranked.map((each) => each.lemma))) {
    const own = ranked.filter((each) => each.lemma === lemma);
    const chosen = inForm(metSensesOf(lemma), own);
    for (const pos of new Set(chosen.map((each) => each.pos))) {
      const first = chosen.find((each) => each.pos === pos);
      raise(
        own.filter(({ synset }) => synset.pos === pos),
        first,
        scores,
      );
    }
    raise(own, chosen[0], scores);
  }
  return ranked.map((each) => ({ ...each, score: scores.get(each) ?? each.score }));
}

/** `peppers` are not the powder, and `motions` are those that are voted on, rather than the verb. If nobody says the form as this part of speech, all count: `corns` is hardly the verb. */
function inForm(chosen: ReviewedSense[], ranked: readonly Likelihood[]): ReviewedSense[] {
  const seldom = ranked.filter((each) => each.isSeldomForm);
  const usual = chosen.filter(
    (each) => !seldom.some(({ synset, number }) => isMeant(each, synset.pos, number)),
  );
  const alike = usual.filter(({ pos }) => pos === chosen[0]?.pos);
  return alike.length > 0 ? [...new Set([...alike, ...usual])] : chosen;
}

function raise<T extends Likelihood>(
  senses: readonly T[],
  chosen: ReviewedSense | undefined,
  scores: Map<T, number>,
): void {
  const found = senses.find((each) => chosen && isMeant(chosen, each.synset.pos, each.number));
  // `Polish` is not `polish`.
  if (
    found === undefined ||
    (found.isOtherSpelling && !senses.every((each) => each.isOtherSpelling))
  )
    return;
  const priorOf = (each: T): number => (scores.get(each) ?? each.score) - each.evidence - each.cue;
  const prior = senses
    .filter((each) => each !== found)
    .reduce((most, each) => Math.max(most, priorOf(each) + lead), priorOf(found));
  scores.set(found, prior + found.evidence + found.cue);
}

function metSensesOf(lemma: string): ReviewedSense[] {
  return reviewedSensesOf(lemma).filter(({ isMet }) => isMet);
}

function isMeant({ pos, numbers }: ReviewedSense, ofPos: PartOfSpeech, number: number): boolean {
  return pos === ofPos && numbers[0] === number;
}
