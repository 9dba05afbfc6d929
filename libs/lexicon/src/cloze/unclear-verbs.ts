import type { Occurrence } from './occurrence.js';

/** Verbs whose past form or participle looks like the base form. */
const unclear = new Set(
  (
    'beat become bet bid broadcast burst cast come cost cut forecast hit hurt let overcome put quit read ' +
    'rid run set shed shut slit split spread thrust upset wed'
  ).split(' '),
);

/** Words that only the base form follows. */
const beforeBase =
  /\b(?:to|can|cannot|could|will|would|shall|should|may|might|must|do|does|did|don't|doesn't|didn't|won't|let's)\s+$/i;

/** Returns whether a text may leave open which form of the verb it has. */
function isUnclearVerb(lemma: string): boolean {
  return unclear.has(lemma.split('_', 1)[0] ?? '');
}

/** Returns whether this place has the base form of a verb, or a form that looks like no other. */
export function isClearForm(
  text: string,
  { start, inflection }: Occurrence,
  lemma: string,
): boolean {
  return inflection !== 'base' || !isUnclearVerb(lemma) || beforeBase.test(text.slice(0, start));
}
