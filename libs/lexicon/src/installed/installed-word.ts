import type { WordToAsk } from '../question.js';
import { maskForms } from '../text/masking.js';
import { foldAccents, optionKey } from '../text/normalization.js';
import { areCognates, contentStems, overlap, wordsOf } from '../text/stemming.js';
import { withOrWithoutPronoun } from '../text/reflexive-verbs.js';
import { bareTerm } from '../text/term-forms.js';
import {
  REFLEXIVE,
  type InstalledDictionary,
  type InstalledEntry,
} from './installed-dictionary.js';
import { bandOfTranslation, isTranslatedByForm } from './translation.js';

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

/** Several senses are shown in one line if it is still comfortable to read. */
const MAX_COMFORTABLE_LENGTH = 90;
const MAX_SENSES_SHOWN = 3;
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
  }
  return undefined;
}

function describe(
  word: WordToAsk,
  term: string,
  dictionary: InstalledDictionary,
  found: readonly InstalledEntry[],
): InstalledWord {
  const [first, ...others] = likeliestFirst(word, term, found);
  const { partOfSpeech, gender, labels } = first as InstalledEntry;
  const asked = [
    first as InstalledEntry,
    ...others.filter((each) => each.partOfSpeech === partOfSpeech && each.gender === gender),
  ];
  const definitions = asked.flatMap((entry) => entry.definitions);
  return {
    word,
    term,
    dictionary,
    entries: [...new Set([...asked, ...others])],
    partOfSpeech,
    labels,
    definition: inOneLine(likeliestSense(word, definitions), word, term),
    stems: contentStems(found.flatMap((entry) => entry.definitions).join(' ')),
  };
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
  const rank = (entry: InstalledEntry): number =>
    8 * overlap(contentStems(entry.definitions.join(' ')), told) +
    4 * Number(entry.term === term) +
    2 * Number(hasArticle && entry.partOfSpeech === 'noun') +
    Number(entry.partOfSpeech === usual) -
    2 * Number(entry.labels.length > 0) -
    Number(entry.definitions[0]?.startsWith(REFLEXIVE)) -
    Number(isTranslatedByForm(entry) || entry.gender === 'p') / 2 -
    bandOfTranslation(entry) / BANDS_A_POINT;
  const ranks = new Map(found.map((entry) => [entry, rank(entry)]));
  return [...found].sort((one, other) => (ranks.get(other) ?? 0) - (ranks.get(one) ?? 0));
}

/** Returns how much the dictionary says about the word as each part of speech. */
function weights(found: readonly InstalledEntry[]): Map<string, number> {
  const byPart = new Map<string, number>();
  for (const { partOfSpeech, commonness } of found)
    byPart.set(partOfSpeech, (byPart.get(partOfSpeech) ?? 0) + Math.max(1, commonness));
  return byPart;
}

const labelled = /^\((?:vulgar|offensive|slang|dated|dialect|colloquial)\)/;

/** Returns the senses that the learner's notes support, or all that are for everybody, or all. */
function likeliestSense(word: WordToAsk, definitions: readonly string[]): readonly string[] {
  const told = contentStems(word.notes.join(' '));
  const supported = definitions.filter((each) => overlap(contentStems(each), told) > 0);
  if (supported.length > 0) return supported;
  const usual = definitions.filter((each) => !labelled.test(each));
  return usual.length > 0 ? usual : definitions;
}

/** Returns whether the learner's notes speak of something that no definition mentions. */
export function isOtherwiseNoted({ word, stems }: InstalledWord): boolean {
  const told = contentStems(word.notes.join(' '));
  return told.size > 0 && overlap(told, stems) === 0;
}

/** Returns the first definitions in one line, without what names the term or looks like it. */
export function inOneLine(
  definitions: readonly string[],
  { language }: WordToAsk,
  term: string,
): string | undefined {
  const silent = definitions.flatMap((each) => withoutNaming(each, term, language));
  const [first, ...others] = new Map(silent.map((each) => [optionKey(each), each])).values();
  if (first === undefined) return undefined;
  return others
    .slice(0, MAX_SENSES_SHOWN - 1)
    .reduce(
      (line, each) =>
        line.length + each.length + 2 <= MAX_COMFORTABLE_LENGTH ? `${line}; ${each}` : line,
      first,
    );
}

/** Translations are parted by commas: one that is the term itself, as in `radio`, can be left out. */
function withoutNaming(
  definition: string,
  term: string,
  language: WordToAsk['language'],
): string[] {
  const isNaming = (text: string): boolean =>
    // To look for the term itself is a quick way to see that there is none of its forms either.
    (optionKey(text).includes(optionKey(term)) &&
      maskForms(text, [term], language) !== undefined) ||
    wordsOf(foldAccents(text)).some((word) => isAkin(word, foldAccents(term)));
  if (!isNaming(definition)) return [definition];
  if (/[()[\]]/.test(definition)) return [];
  const rest = definition.split(/[,;]\s+/).filter((part) => !isNaming(part));
  return rest.length === 0 ? [] : [rest.join(', ')];
}

function isAkin(word: string, term: string): boolean {
  return wordsOf(term).some(
    (each) =>
      each.length > 2 && word.length > 2 && areCognates(word.toLowerCase(), each.toLowerCase()),
  );
}
