import { columnNamed, languageNamed, type ImportColumn, type Language } from '@wordgrove/contracts';
import type { TableColumns } from './table-columns.js';

/** A column and what its first cells look like. */
export interface SeenColumn {
  index: number;
  /** The column that its name means. */
  named: ImportColumn | undefined;
  /** True if its name is that of the language of the words. */
  isOfLanguage: boolean;
  /** True if no cell has text that could be learned: ranks, ids and empty cells. */
  isBare: boolean;
  /** True if most cells are sentences. */
  isSentence: boolean;
  /** The average number of characters of a cell. */
  length: number;
}

const RANK = /^#?\d+(?:[.,]\d+)*$/;
/** UUIDs, and the ids that Anki makes: ten characters, a digit or an odd sign among them. */
const ID =
  /^(?:[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|(?=\S*[\d#$%&*+<=>@[\]^_`{|}~])[!-~]{10})$/i;
/** The names, without signs, of columns that have neither words nor meanings. */
const NO_TEXT =
  /^(?:note|word|vocab)?(?:id|guid|rank|freq|frequency|index|number|no|nr|sort|sortid|order|audio|sound|image|picture|pos|partofspeech|wordtype|gender|status)$/;
const SENTENCE = /[.!?。！？…]["'”’»)\]]*$/u;

/** Sentences have at least this number of characters. */
const MIN_SENTENCE = 12;

/** Returns the columns with these names, if there are any, whose cells begin like the samples. */
export function lookAt(
  names: readonly string[],
  samples: readonly (readonly string[])[],
  language: Language,
): SeenColumn[] {
  const width = samples.reduce((most, { length }) => Math.max(most, length), names.length);
  return Array.from({ length: width }, (_, index) => ({
    ...seenIn(index, names, samples),
    isOfLanguage: languageNamed(names[index] ?? '') === language,
  }));
}

/**
 * Returns the columns of a word, or undefined if none could be the term. The term is never a rank or an id, which come
 * before it. The next column is a note unless another one is named so.
 */
export function columnsByContent(all: readonly SeenColumn[]): TableColumns | undefined {
  const term = termOf(all);
  if (term === undefined) return undefined;
  const rest = all.filter((each) => each !== term);
  const named = rest.filter((each) => each.named !== undefined && each.named !== 'term');
  const notes = named.some((each) => each.named === 'notes') ? undefined : notesOf(rest, term);
  const isNamed = named.some((each) => each.named === 'context');
  const context = isNamed ? undefined : rest.find((each) => isContext(each) && each !== notes);
  return [
    { member: 'term', index: term.index },
    ...(notes ? [{ member: 'notes' as const, index: notes.index }] : []),
    ...(context ? [{ member: 'context' as const, index: context.index }] : []),
    ...onceEach(named),
  ];
}

/**
 * Returns the shortest of those that are named so, because decks call a sentence an expression too, or the one that is named
 * by the language, or the first.
 */
export function termOf(all: readonly SeenColumn[]): SeenColumn | undefined {
  const full = all.filter(({ isBare }) => !isBare);
  const named = full.filter((each) => each.named === 'term');
  if (named.length > 0)
    return named.reduce((best, each) => (each.length < best.length ? each : best));
  const ofLanguage = full.find((each) => each.isOfLanguage);
  return ofLanguage ?? full.find((each) => each.named === undefined) ?? full[0];
}

/** Returns the columns that are named, without a second language or level. */
export function onceEach(named: readonly SeenColumn[]): TableColumns {
  const taken = new Set<ImportColumn>();
  return named.flatMap(({ named: member, index }) => {
    if (member === undefined || taken.has(member)) return [];
    if (member === 'language' || member === 'mastery_level') taken.add(member);
    return [{ member, index }];
  });
}

function notesOf(rest: readonly SeenColumn[], term: SeenColumn): SeenColumn | undefined {
  const free = rest.filter((each) => each.named === undefined && !each.isBare);
  const later = free.find(({ index }) => index > term.index) ?? free[0];
  // A number may be what a word means, but before the word it is a rank.
  return later ?? rest.find((each) => each.named === 'term' || each.index === term.index + 1);
}

function isContext(each: SeenColumn): boolean {
  return each.isSentence && (each.named === undefined || each.named === 'term');
}

function seenIn(
  index: number,
  names: readonly string[],
  samples: readonly (readonly string[])[],
): Omit<SeenColumn, 'isOfLanguage'> {
  const cells = samples.map((row) => row[index]?.trim() ?? '').filter((cell) => cell !== '');
  const length = cells.reduce((sum, cell) => sum + cell.length, 0) / (cells.length || 1);
  const sentences = cells.filter((cell) => SENTENCE.test(cell) && cell.length >= MIN_SENTENCE);
  const name = names[index] ?? '';
  return {
    index,
    // Other programs have levels such as B1.
    named: name === 'level' && !cells.every(isLevel) ? undefined : columnNamed(name),
    isBare: NO_TEXT.test(bareName(name)) || cells.every((cell) => RANK.test(cell) || ID.test(cell)),
    isSentence: sentences.length > cells.length / 2,
    length,
  };
}

function bareName(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}]/gu, '');
}

function isLevel(cell: string): boolean {
  return /^[0-5]$/.test(cell);
}
