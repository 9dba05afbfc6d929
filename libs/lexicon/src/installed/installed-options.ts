import { DISTRACTOR_COUNT } from '../distractors/selection.js';
import type { Random } from '../seeded-random.js';
import { optionKey } from '../text/normalization.js';
import { areCognates, contentStems, overlap, wordsOf } from '../text/stemming.js';
import { isSuitableGloss, isSuitableWord } from '../text/suitability.js';
import type { InstalledDictionary, InstalledEntry } from './installed-dictionary.js';
import { definitionsOf, forEverybody, type InstalledWord } from './installed-word.js';
import {
  fitsArticle,
  fitsElision,
  fitsGender,
  genderOf,
  isArticleBefore,
  isPlainDefinition,
  isPlainTerm,
  isTransparent,
  shareCharacter,
} from './plain-options.js';
import { inOneLine } from './shown-senses.js';
import {
  bandOfTranslation,
  isNoMoreThanForm,
  isTranslatedByForm,
  isTranslatedByPart,
  shareTranslatedSense,
} from './translation.js';

/** If a part of speech is rare, more places of the dictionary are looked at. */
const MAX_ROUNDS = 3;
/** As a factor. An option of another length would stand out. */
const MAX_LENGTH_RATIO = 3;
/** As a share of the commonness of a word. Twice of this makes no more difference. */
const FAR = 0.15;
/** As a share of the commonness of a word that its rivals need, and the cost if they have less. */
const MIN_COMMONNESS = 1 / 3;
const RARE = 3;
/** As a difference of commonness, which costs as much as a length that differs by a factor of e. */
const POINTS_RARER = 6;
/** SCOWL's band up to which a learner may know any word. */
const USUAL_BAND = 20;
/** As a difference of bands. A rarer word than the target's would be no rival. */
const MUCH_RARER = 8;

interface Chosen {
  option: string;
  stems: ReadonlySet<string>;
}

/** Returns three definitions of other words of the same kind, or undefined if there are fewer. */
export function wrongDefinitions(
  target: InstalledWord,
  answer: string,
  random: Random,
): string[] | undefined {
  const { word, dictionary } = target;
  const [asked] = target.entries as [InstalledEntry];
  // All senses of a word, as the answer has them.
  const show = (entry: InstalledEntry): string | undefined => {
    if (entry.partOfSpeech === 'adjective' && !fitsGender(entry, asked, word.language))
      return undefined;
    const entries = [entry, ...dictionary.find(entry.term).filter((each) => isLike(each, entry))];
    const all = entries.flatMap((each) => each.definitions);
    if (overlap(contentStems(all.join(' ')), target.stems) > 0) return undefined;
    const { isEnglish } = dictionary;
    const senses = forEverybody(definitionsOf(entries));
    const definition = inOneLine(senses, { word, term: entry.term, isEnglish });
    if (definition === undefined || hasName(definition) !== hasName(answer)) return undefined;
    return isPlainDefinition(definition) && isSuitableGloss(definition) ? definition : undefined;
  };
  // The only option with several senses would stand out.
  const showAlike = (entry: InstalledEntry): string | undefined => {
    const definition = show(entry);
    return definition?.includes(';') === answer.includes(';') ? definition : undefined;
  };
  const aim = { target, answer, isDifferent: () => true, measure: lengthOfFirst };
  return choose({ ...aim, show: showAlike }, random) ?? choose({ ...aim, show }, random);
}

function isLike(one: InstalledEntry, other: InstalledEntry): boolean {
  return (
    one.term === other.term &&
    one.partOfSpeech === other.partOfSpeech &&
    one.gender === other.gender
  );
}

function lengthOfFirst({ definitions: [first = ''] }: InstalledEntry): number {
  return first.length + 1;
}

/**
 * Returns three words of the same kind and form as the answer, or undefined if there are fewer.
 * @param sentence has a gap for them
 */
export function wrongTerms(
  target: InstalledWord,
  answer: string,
  random: Random,
  sentence = '',
): string[] | undefined {
  const { language } = target.word;
  const [asked] = target.entries as [InstalledEntry];
  const shape = shapeOf(target.term);
  // If nothing but the article shows the gender of `puente`, others have to agree with the article alone.
  const isShown = genderOf(asked, language) === '' && isArticleBefore(sentence, language);
  const show = (entry: InstalledEntry): string | undefined =>
    shapeOf(entry.term) === shape &&
    (fitsGender(entry, asked, language) || isShown) &&
    fitsArticle(entry, language, sentence) &&
    !isVerbToo(entry, target.dictionary) &&
    isPlainTerm(entry.term) &&
    fitsElision(entry.term, answer, sentence) &&
    !isTransparent(entry) &&
    isSuitableWord(entry.term)
      ? entry.term
      : undefined;
  const isDifferent = (one: string, other: string): boolean =>
    !shareCharacter(one, other) &&
    !wordsOf(one).some((word) => wordsOf(other).some((each) => areCognates(word, each)));
  return choose({ target, answer, show, isDifferent, measure: ({ term }) => term.length }, random);
}

interface Aim {
  target: InstalledWord;
  answer: string;
  show: (entry: InstalledEntry) => string | undefined;
  isDifferent: (one: string, other: string) => boolean;
  /** The length of what an entry shows, roughly. */
  measure: (entry: InstalledEntry) => number;
}

/** To look at an entry closely takes time, so the nearest ones are looked at first, and no more than are needed. */
function choose(aim: Aim, random: Random): string[] | undefined {
  const { dictionary, partOfSpeech } = aim.target;
  // Words of which nothing is known could stand out by their part of speech.
  if (partOfSpeech === '') return undefined;
  const [asked] = aim.target.entries as [InstalledEntry];
  const isForm = isNoMoreThanForm(asked);
  const chosen: Chosen[] = [];
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const entries = dictionary.sample(random, partOfSpeech, asked.commonness);
    for (const entry of nearestFirst(entries, aim, random)) {
      const option = optionOf(entry, aim, isForm);
      if (option === undefined || chosen.some((other) => clash(option, other, aim))) continue;
      chosen.push(option);
      if (chosen.length === DISTRACTOR_COUNT) return chosen.map((each) => each.option);
    }
  }
  return undefined;
}

/** Returns the entries in another order: those first that are about as long and as common. */
function nearestFirst(
  entries: readonly InstalledEntry[],
  { target, measure }: Aim,
  random: Random,
): InstalledEntry[] {
  const asked = target.entries[0] as InstalledEntry;
  const own = measure(asked);
  const band = Math.max(bandOfTranslation(asked), USUAL_BAND);
  const cost = (entry: InstalledEntry): number =>
    Math.abs(Math.log(measure(entry) / own)) +
    distance(entry, target) +
    (entry.commonness < asked.commonness * MIN_COMMONNESS ? RARE : 0) +
    Math.max(0, asked.commonness - entry.commonness) / POINTS_RARER +
    Math.max(0, bandOfTranslation(entry) - band) / MUCH_RARER +
    random();
  return entries
    .map((entry) => ({ entry, cost: cost(entry) }))
    .sort((one, other) => one.cost - other.cost)
    .map(({ entry }) => entry);
}

/**
 * Returns the option that an entry gives, unless it may be right, stand out or offend. What is quick to see comes first.
 * @param isForm whether the asked word is translated by a form
 */
function optionOf(entry: InstalledEntry, aim: Aim, isForm: boolean): Chosen | undefined {
  const { target, answer, show, isDifferent } = aim;
  if (optionKey(entry.term) === optionKey(target.term)) return undefined;
  const [asked = entry] = target.entries;
  if (target.dictionary.isEnglish && !fitsBeside(entry, asked)) return undefined;
  const stems = contentStems(entry.definitions.join(' '));
  if (stems.size === 0 || overlap(stems, target.stems) > 0) return undefined;
  if (isTranslatedByForm(entry) !== isForm) return undefined;
  if (!isSuitableGloss(entry.definitions.join(', '))) return undefined;
  const option = show(entry);
  if (option === undefined || optionKey(option) === optionKey(answer)) return undefined;
  const ratio = Math.abs(Math.log(option.length / answer.length));
  return ratio > Math.log(MAX_LENGTH_RATIO) || !isDifferent(option, answer)
    ? undefined
    : { option, stems: new Set([...stems, ...contentStems(option)]) };
}

/** Returns whether a noun is an infinitive, such as `Abholen`, which would stand out. */
function isVerbToo(
  { term, gender, partOfSpeech }: InstalledEntry,
  dictionary: InstalledDictionary,
): boolean {
  if (partOfSpeech !== 'noun' || gender !== 'n' || !/[elr]n$/.test(term)) return false;
  return dictionary.find(term).some((each) => each.partOfSpeech === 'verb');
}

/** Returns whether a translated word is what it seems to be, and a name only beside names. It may not mean what the asked one does. */
function fitsBeside(entry: InstalledEntry, asked: InstalledEntry): boolean {
  return (
    hasName(entry.definitions[0] ?? '') === hasName(asked.definitions[0] ?? '') &&
    (entry.gender === 'p') === (asked.gender === 'p') &&
    isCapital(entry.term) === isCapital(asked.term) &&
    isTranslatedByPart(entry) &&
    !shareTranslatedSense(entry, asked)
  );
}

/** After the first translation, there may be abbreviations such as `Sta.` for a station. */
function hasName(translation: string): boolean {
  return /^[^,;]*\p{Lu}/u.test(translation);
}

/** Returns 0 for words that are as common as the target, up to 2. */
function distance(entry: InstalledEntry, { entries: [asked] }: InstalledWord): number {
  const own = asked?.commonness ?? 0;
  const larger = Math.max(Math.abs(own), Math.abs(entry.commonness), 1);
  return Math.min(2, Math.abs(own - entry.commonness) / (FAR * larger));
}

function clash(one: Chosen, other: Chosen, { isDifferent }: Aim): boolean {
  return (
    optionKey(one.option) === optionKey(other.option) ||
    !isDifferent(one.option, other.option) ||
    overlap(one.stems, other.stems) > 0
  );
}

/** Words of one shape are alike in capitals, in the number of words, in their script and in how they end in it. */
function shapeOf(term: string): string {
  const script = [/\p{Script=Han}/u, /\p{Script=Katakana}/u].findIndex((each) => each.test(term));
  // `重い` is another kind of adjective than `躍起`.
  const kana = /\p{Script=Han}\p{Script=Hiragana}*(\p{Script=Hiragana})$/u.exec(term)?.[1] ?? '';
  const isReflexive = /^(?:sich |se |s')|[aei]rse$/.test(term);
  // `凝った` is a form, and no verb as it is listed.
  const isPast = /\p{Script=Han}\p{Script=Hiragana}*た$/u.test(term);
  const isOneCharacter = /^\p{Script=Han}$/u.test(term);
  return `${isReflexive} ${isPast} ${isOneCharacter} ${isCapital(term)} ${term.split(' ').length} ${script} ${kana === 'い' ? kana : kana !== ''}`;
}

function isCapital(term: string): boolean {
  const first = term.charAt(0);
  return first !== first.toLowerCase();
}
