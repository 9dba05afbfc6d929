import { isMetByLearners } from '../dictionary/collocations/collocations.js';
import type { Dictionary } from '../dictionary/dictionary.js';
import { reviewOf } from '../dictionary/reviewed-senses/reviewed-senses.js';
import type { Target } from '../dictionary/target.js';
import { isSuitableGloss } from '../text/suitability.js';
import type { Sense } from '../wordnet/sense.js';
import { posLabels, type Synset } from '../wordnet/synset.js';

/** More would be a dictionary page. */
const MAX_SENSES = 3;
/** In letters. */
const MAX_GLOSS = 90;

/** Returns `(verb) tear apart; (noun) …`: the other senses in which learners meet the word, the likeliest first. */
export function otherSenses({ entry, synset }: Target, dictionary: Dictionary): string {
  return sensesOf(
    entry.readings.flatMap(({ senses }) => senses),
    dictionary,
  )
    .filter((sense) => sense.synset !== synset.id)
    .slice(0, MAX_SENSES)
    .map((sense) => brief(sense, dictionary))
    .join('; ');
}

function sensesOf(senses: readonly Sense[], { wordnet }: Dictionary): Sense[] {
  const ranked = senses
    .map((sense) => ({ sense, synset: wordnet.synset(sense.synset) }))
    .map((each) => ({ ...each, isMet: isMet(each.sense, each.synset) }))
    .filter(({ sense, synset, isMet }) => {
      const isUsual = isMet || sense.tagCount > 0 || sense.number === 1;
      return isUsual && sense.pos !== 'f' && isSuitableGloss(synset.definition);
    });
  ranked.sort(
    (one, other) =>
      Number(other.isMet) - Number(one.isMet) || other.sense.tagCount - one.sense.tagCount,
  );
  return ranked.map(({ sense }) => sense);
}

function isMet(sense: Sense, synset: Synset): boolean {
  return isMetByLearners(sense.lemma, synset) || reviewOf(sense.lemma, sense)?.isMet === true;
}

function brief(sense: Sense, { wordnet }: Dictionary): string {
  const { pos, synset, lemma } = sense;
  const own = reviewOf(lemma, sense)?.definition;
  const [clause = ''] = (own ?? wordnet.synset(synset).definition).split(/;\s+/);
  const short = clause.length <= MAX_GLOSS ? clause : `${clause.slice(0, MAX_GLOSS - 1)}…`;
  return `(${posLabels[pos]}) ${short}`;
}
