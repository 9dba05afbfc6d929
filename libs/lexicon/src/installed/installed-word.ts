import type { WordToAsk } from '../question.js';
import { foldAccents } from '../text/normalization.js';
import { contentStems, overlap } from '../text/stemming.js';
import { withOrWithoutPronoun } from '../text/reflexive-verbs.js';
import { bareTerm } from '../text/term-forms.js';
import {
  REFLEXIVE,
  type InstalledDictionary,
  type InstalledEntry,
} from './installed-dictionary.js';
import { inOneLine } from './shown-senses.js';
import {
  bandOfTranslation,
  contradictsPart,
  isMostlyNoun,
  isNoMoreThanForm,
  isParticipleOf,
} from './translation.js';

/** A word that no bundled dictionary knows, with what an installed one says about it. */
export interface InstalledWord {
  word: WordToAsk;
  /** The term without its article. */
  term: string;
  dictionary: InstalledDictionary;
  /** At least one. Those that the card asks about come first, and are of one part of speech. */
  entries: readonly InstalledEntry[];
  partOfSpeech: string;
  labels: readonly string[];
  /** Says the meaning without naming the term. Undefined if every definition names it. */
  definition: string | undefined;
  /** The stems of all definitions in every sense. What shares one of them may be right, too. */
  stems: ReadonlySet<string>;
}

/** An entry that the dictionary uses far less is of a rarer sense. */
const MUCH_RARER = 6;
/** Of {@link InstalledEntry.commonness}: as much as the usual part of speech. */
const COMMONNESS_A_POINT = 30;
/** Among readings of a Japanese word that are all common, the translation tells more. */
const COMMON = 50;
/** All of SCOWL's bands together count for half as much as the usual part of speech. */
const BANDS_A_POINT = 200;

/** Returns what the first of these dictionaries that knows the word says about it. */
export function findInstalled(
  word: WordToAsk,
  dictionaries: readonly InstalledDictionary[],
): InstalledWord | undefined {
  const bare = bareTerm(word.term, word.language);
  for (const dictionary of dictionaries) {
    for (const term of new Set([bare, word.term, ...withOrWithoutPronoun(bare, word.language)])) {
      const found = dictionary.find(term);
      if (found.length > 0) return describe(word, term, dictionary, found);
    }
    // FreeDict's Spanish dictionary has `todavia`.
    const found = foldAccents(bare) === bare ? [] : dictionary.find(foldAccents(bare));
    if (found.length > 0) return describe(word, bare, dictionary, found);
  }
  return undefined;
}

function describe(
  word: WordToAsk,
  term: string,
  dictionary: InstalledDictionary,
  found: readonly InstalledEntry[],
): InstalledWord {
  const [likeliest, ...others] = likeliestFirst(word, term, found);
  const { isEnglish } = dictionary;
  const first =
    isEnglish && term !== word.term
      ? afterArticle(likeliest as InstalledEntry)
      : (likeliest as InstalledEntry);
  const { partOfSpeech, gender, labels } = first;
  const asked = [
    first,
    ...others.filter(
      (each) =>
        each.partOfSpeech === partOfSpeech && each.gender === gender && !contradictsPart(each),
    ),
  ];
  const senses = likeliestSense(word, definitionsOf(asked));
  return {
    word,
    term,
    dictionary,
    entries: [...new Set([...asked, ...others])],
    partOfSpeech: isEnglish && isUnclear(first, word, term) ? '' : partOfSpeech,
    labels,
    definition: inOneLine(senses, { word, term, isEnglish }),
    stems: contentStems(found.flatMap((entry) => entry.definitions).join(' ')),
  };
}

/** Returns whether the dictionary has the word as something that it is not here: a verb for `le rire`. */
function isUnclear(entry: InstalledEntry, word: WordToAsk, term: string): boolean {
  const hasArticle = word.language !== 'LANGUAGE_ENGLISH' && term !== word.term;
  return (
    contradictsPart(entry) ||
    (hasArticle && bareTerm(word.term, word.language) === term && entry.partOfSpeech === 'verb')
  );
}

/** A word with an article is a noun, even if the dictionary does not tell: `el vecino` is a neighbour, and not adjacent. */
function afterArticle(entry: InstalledEntry): InstalledEntry {
  const nouns = entry.partOfSpeech === '' ? entry.definitions.filter(isMostlyNoun) : [];
  return nouns.length === 0 ? entry : { ...entry, partOfSpeech: 'noun', definitions: nouns };
}

/**
 * `Essen` is a noun and `essen` a verb; a noun has an article, and the learner's texts may tell more. Otherwise, a word is most
 * likely what the dictionary says most about, and in the sense with the commonest translation: `Brücke` is a bridge before it is a jigger.
 */
function likeliestFirst(
  word: WordToAsk,
  term: string,
  found: readonly InstalledEntry[],
): InstalledEntry[] {
  const told = contentStems(word.notes.join(' '));
  const hasArticle = term !== word.term;
  const [usual] = [...weights(found)].sort(([, one], [, other]) => other - one)[0] ?? [];
  const isParticiple = found.some((entry) => isParticipleOf(entry, found));
  const rank = (entry: InstalledEntry): number =>
    8 * overlap(contentStems(entry.definitions.join(' ')), told) +
    4 * Number(entry.term === term) +
    2 * Number(hasArticle && entry.partOfSpeech === 'noun') +
    Number(entry.partOfSpeech === usual) -
    2 * Number(entry.labels.length > 0) -
    Number(entry.definitions[0]?.startsWith(REFLEXIVE)) -
    2 * Number(isParticiple && entry.partOfSpeech === 'adjective') -
    Number(entry.partOfSpeech === '' || contradictsPart(entry)) -
    Number(isNoMoreThanForm(entry) || entry.gender === 'p') / 2 +
    Math.min(entry.commonness, COMMON) / COMMONNESS_A_POINT -
    bandOfTranslation(entry) / BANDS_A_POINT;
  const ranks = new Map(found.map((entry) => [entry, rank(entry)]));
  return [...found].sort((one, other) => (ranks.get(other) ?? 0) - (ranks.get(one) ?? 0));
}

/** Returns how common the word is as each part of speech. */
function weights(found: readonly InstalledEntry[]): Map<string, number> {
  const byPart = new Map<string, number>();
  for (const { partOfSpeech, commonness, definitions } of found)
    if (definitions[0]?.startsWith(REFLEXIVE) !== true)
      byPart.set(partOfSpeech, Math.max(byPart.get(partOfSpeech) ?? 0, commonness));
  return byPart;
}

/** Returns the definitions of entries, the first of which is asked, without those of much rarer senses. */
export function definitionsOf(entries: readonly InstalledEntry[]): string[] {
  const [first] = entries;
  return entries
    .filter(({ commonness }) => commonness > (first?.commonness ?? 0) - MUCH_RARER)
    .flatMap(({ definitions }) => definitions);
}

const labelled = /^\((?:vulgar|offensive|slang|dated|dialect|colloquial)\)/;

/** Returns the senses that the learner's notes support, or all that are for everybody, or all. */
function likeliestSense(word: WordToAsk, definitions: readonly string[]): readonly string[] {
  const told = contentStems(word.notes.join(' '));
  const supported = definitions.filter((each) => overlap(contentStems(each), told) > 0);
  if (supported.length > 0) return supported;
  return forEverybody(definitions);
}

/** Returns the definitions without a label, or all if there are none. */
export function forEverybody(definitions: readonly string[]): readonly string[] {
  const usual = definitions.filter((each) => !labelled.test(each));
  return usual.length > 0 ? usual : definitions;
}

/** Returns whether the learner's notes speak of something that no definition mentions. */
export function isOtherwiseNoted({ word, stems }: InstalledWord): boolean {
  const told = contentStems(word.notes.join(' '));
  return told.size > 0 && overlap(told, stems) === 0;
}
