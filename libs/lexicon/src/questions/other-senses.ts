import { isMetByLearners } from '../dictionary/collocations/collocations.js';
import type { Dictionary, Entry } from '../dictionary/dictionary.js';
import { reviewOf } from '../dictionary/reviewed-senses/reviewed-senses.js';
import { meaningOfSense } from '../dictionary/sense-meaning.js';
import { meaningOf, type Target } from '../dictionary/target.js';
import { areCognates, contentStems, overlap, wordsOf } from '../text/stemming.js';
import { isSuitableGloss } from '../text/suitability.js';
import type { Sense } from '../wordnet/sense.js';
import { posLabels, type Synset } from '../wordnet/synset.js';

/** More would be a dictionary page. */
const MAX_SENSES = 3;
/** In letters. */
const MAX_GLOSS = 90;

/** Fewer words leave open what is meant. */
const MIN_WORDS = 3;
/** As a share of the words of the shorter definition. Above this, two senses say nearly the same. */
const MAX_ALIKE = 1 / 2;

/** Returns `(verb) tear apart; (noun) …`: the other senses in which learners meet the word, the likeliest first. */
export function otherSenses(target: Target, dictionary: Dictionary): string {
  const told = [contentStems(meaningOf(target))];
  const senses: Sense[] = [];
  for (const sense of sensesMet(target.entry, dictionary)) {
    if (senses.length === MAX_SENSES) break;
    const stems = contentStems(meaningOfSense(sense, dictionary));
    if (sense.synset === target.synset.id || !isTelling(sense, dictionary)) continue;
    if (told.some((each) => overlap(each, stems) > MAX_ALIKE)) continue;
    told.push(stems);
    senses.push(sense);
  }
  return senses.map((sense) => brief(sense, dictionary)).join('; ');
}

/** Returns the senses in which learners meet a word, the likeliest first. */
export function sensesMet({ term, readings }: Entry, dictionary: Dictionary): Sense[] {
  const isLower = term === term.toLowerCase();
  const senses = readings.flatMap((reading) => reading.senses);
  return sensesOf(
    senses.filter((sense) => !isLower || !isName(sense, dictionary)),
    dictionary,
  );
}

/** `of legislation` and `in a dubious manner` (of dubiously) tell nobody what a word means. */
function isTelling(sense: Sense, dictionary: Dictionary): boolean {
  const told = meaningOfSense(sense, dictionary);
  if (wordsOf(told).length < MIN_WORDS || /^\W*of\b/.test(told)) return false;
  const { lemma } = sense;
  return !wordsOf(told).some((word) => word.length > 2 && areCognates(word.toLowerCase(), lemma));
}

/** `begin` is not Menachem Begin. */
function isName({ lemma, synset }: Sense, { wordnet }: Dictionary): boolean {
  const { words } = wordnet.synset(synset);
  return !words.includes(lemma) && words.some((word) => word.toLowerCase() === lemma);
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

function brief(sense: Sense, dictionary: Dictionary): string {
  const [clause = ''] = meaningOfSense(sense, dictionary).split(/;\s+/);
  const short =
    clause.length <= MAX_GLOSS
      ? clause
      : `${clause.slice(0, MAX_GLOSS - 1).replace(/\W*\s\S*$/, '')} …`;
  return `(${posLabels[sense.pos]}) ${short}`;
}
