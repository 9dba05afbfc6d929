import { isMetByLearners } from '../dictionary/collocations.js';
import type { Dictionary, Entry } from '../dictionary/dictionary.js';
import {
  isDescribed,
  isMetInLowerCase,
  reviewedSensesOf,
  reviewOf,
} from '../dictionary/reviewed-senses/reviewed-senses.js';
import { meaningOfSense } from '../dictionary/sense-meaning.js';
import { meaningOf, type Target } from '../dictionary/target.js';
import { displayLemma } from '../text/normalization.js';
import { areCognates, contentStems, overlap, wordsOf } from '../text/stemming.js';
import { isSuitableGloss } from '../text/suitability.js';
import type { Sense } from '../wordnet/sense.js';
import { posLabels, type Synset } from '../wordnet/synset.js';
import { formNames } from './form-names.js';

/** More would be a dictionary page. */
const MAX_SENSES = 3;
/** In letters. A longer gloss is left out, since half of it tells nobody what a word means. */
const MAX_GLOSS = 90;

/** Fewer words leave open what is meant. */
const MIN_WORDS = 3;
/** As a share of the words of the shorter definition. Above this, two senses say nearly the same. */
const MAX_ALIKE = 1 / 2;

/**
 * Returns `(verb) tear apart; (noun) …`: the other senses in which learners meet the word, the likeliest first. If the word is a form of
 * another lemma as well, its name is told: `(verb, past form of lie) …`.
 */
export function otherSenses(target: Target, dictionary: Dictionary): string {
  const told = [contentStems(meaningOf(target))];
  const senses: Sense[] = [];
  for (const sense of sensesToTell(target, dictionary)) {
    if (senses.length === MAX_SENSES) break;
    const stems = contentStems(meaningOfSense(sense, dictionary));
    if (sense.synset === target.synset.id || !isTelling(sense, dictionary)) continue;
    if (told.some((each) => overlap(each, stems) > MAX_ALIKE)) continue;
    told.push(stems);
    senses.push(sense);
  }
  return senses.map((sense) => brief(sense, target, dictionary)).join('; ');
}

/**
 * Returns the senses of the asked lemma before those of others. Of a lemma that our dictionary describes, WordNet's glosses are not
 * told, nor of another word that looks like a form of the asked verb, such as `understood` or `drafting`.
 */
function sensesToTell({ entry, lemma, synset }: Target, dictionary: Dictionary): Sense[] {
  const isOfVerb = (sense: Sense): boolean =>
    synset.pos === 'v' && sense.pos !== 'v' && sense.lemma !== lemma && isDescribed(lemma);
  const senses = sensesMet(entry, dictionary).filter(
    (sense) =>
      !(isDescribed(sense.lemma) || isOfVerb(sense)) ||
      reviewOf(sense.lemma, sense)?.definition !== undefined,
  );
  const isOwn = (sense: Sense): boolean => sense.lemma === lemma;
  return [...senses.filter(isOwn), ...senses.filter((sense) => !isOwn(sense))];
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

/** `of legislation`, `in a dubious manner` (of dubiously) and half a remark in brackets tell nobody what a word means. */
function isTelling(sense: Sense, dictionary: Dictionary): boolean {
  const told = clauseOf(sense, dictionary);
  if (told.length > MAX_GLOSS || wordsOf(told).length < MIN_WORDS) return false;
  if (/^\W*of\b/.test(told) || /\([^)]*$/.test(told)) return false;
  const { lemma } = sense;
  return !wordsOf(told).some((word) => word.length > 2 && areCognates(word.toLowerCase(), lemma));
}

/** `begin` is not Menachem Begin. */
function isName(sense: Sense, { wordnet }: Dictionary): boolean {
  const { lemma } = sense;
  if (isMetInLowerCase(reviewOf(lemma, sense))) return false;
  const { words } = wordnet.synset(sense.synset);
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
      Number(other.isMet) - Number(one.isMet) ||
      placeOf(one.sense) - placeOf(other.sense) ||
      other.sense.tagCount - one.sense.tagCount,
  );
  return ranked.map(({ sense }) => sense);
}

/** Returns the place in our dictionary, whose first senses are those that learners meet first. The others come after all of these. */
function placeOf({ lemma, pos, number }: Sense): number {
  const described = reviewedSensesOf(lemma).filter(({ entry }) => entry !== undefined);
  const at = described.findIndex((each) => each.pos === pos && each.numbers.includes(number));
  return at < 0 ? described.length : at;
}

function isMet(sense: Sense, synset: Synset): boolean {
  return isMetByLearners(sense.lemma, synset) || reviewOf(sense.lemma, sense)?.isMet === true;
}

/** Returns the first part of what a sense means. The rest says it in other words. */
function clauseOf(sense: Sense, dictionary: Dictionary): string {
  return meaningOfSense(sense, dictionary).split(/;\s+/)[0] ?? '';
}

function brief(sense: Sense, { entry, lemma }: Target, dictionary: Dictionary): string {
  const reading = entry.readings.find((each) => each.lemma === sense.lemma);
  const form = sense.lemma === lemma ? '' : formNames[reading?.inflection ?? 'base'];
  const kind = posLabels[sense.pos];
  const label = form === '' ? kind : `${kind}, ${form} of ${displayLemma(sense.lemma)}`;
  return `(${label}) ${clauseOf(sense, dictionary)}`;
}
