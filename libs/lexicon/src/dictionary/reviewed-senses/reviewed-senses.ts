import { Recent } from '../../text/recent.js';
import type { PartOfSpeech } from '../../wordnet/synset.js';
import { learnerEntriesOf, type LearnerEntry } from './learner-entries.js';
import { reviewedRows } from './rows.js';

/** A card looks up some hundred words, common ones many times. */
const cachedLemmas = 12_000;

/** The decisions of people about one sense of a lemma. */
export interface ReviewedSense {
  pos: PartOfSpeech;
  /** WordNet's numbers of the sense, and of others that learners need not tell from it. */
  numbers: readonly number[];
  /** True if learners meet the lemma in this sense. False if only its synonyms were looked at. */
  isMet: boolean;
  /** Replaces WordNet's gloss. */
  definition?: string;
  /** The answers that a synonym card prefers, the best first. */
  synonyms: readonly string[];
  /** Words that WordNet has as synonyms, and that must not be asked. Undefined if none may be. */
  notSynonyms: ReadonlySet<string> | undefined;
  /** The entry in our learner's dictionary, if it has the sense. */
  entry?: LearnerEntry;
}

/** The parts of a row, as `rows.ts` describes them. */
export interface ReviewedRow {
  lemma: string;
  sense: string;
  /** `:` before a definition, `+` and `-` before synonyms, or nothing. */
  sign: string;
  text: string;
}

const rowPattern = /^(\S+) ([nvarf]\d+(?:\|\d+)*)(?:(:) (\S.*)| ([+-])(?: (\S.*))?)?$/;

/** Returns the parts of a row, or undefined if it is not written as `rows.ts` describes. */
export function parseRow(row: string): ReviewedRow | undefined {
  const match = rowPattern.exec(row);
  if (match === null) return undefined;
  const [, lemma = '', sense = '', colon, definition, sign, words] = match;
  return { lemma, sense, sign: colon ?? sign ?? '', text: definition ?? words ?? '' };
}

let byLemma: ReadonlyMap<string, readonly ReviewedSense[]> | undefined;
const recent = new Recent(cachedLemmas, findSenses);

/** Returns the senses of a lemma that people went through, the one to ask first. Most lemmas have none. */
export function reviewedSensesOf(lemma: string): readonly ReviewedSense[] {
  return recent.get(lemma);
}

function findSenses(lemma: string): readonly ReviewedSense[] {
  byLemma ??= readRows();
  return withEntries(byLemma.get(lemma) ?? [], learnerEntriesOf(lemma));
}

/** The entries come first, and say more than rows about the same senses. */
function withEntries(
  rows: readonly ReviewedSense[],
  entries: readonly LearnerEntry[],
): readonly ReviewedSense[] {
  if (entries.length === 0) return rows;
  const isOf = (row: ReviewedSense, { pos, number }: LearnerEntry): boolean =>
    row.pos === pos && row.numbers.includes(number);
  const described = entries.map((entry) => {
    const { pos, number, alike, definition, synonyms } = entry;
    const numbers = [number, ...alike];
    return { pos, numbers, isMet: true, definition, synonyms, notSynonyms: undefined, entry };
  });
  return [...described, ...rows.filter((row) => !entries.some((entry) => isOf(row, entry)))];
}

/** Returns what people decided about a sense of a lemma. */
export function reviewOf(
  lemma: string,
  { pos, number }: { pos: PartOfSpeech; number: number },
): ReviewedSense | undefined {
  return reviewedSensesOf(lemma).find((each) => each.pos === pos && each.numbers.includes(number));
}

/** Returns whether our dictionary describes a lemma. */
export function isDescribed(lemma: string): boolean {
  return reviewedSensesOf(lemma).some(({ entry }) => entry !== undefined);
}

/** Returns whether learners need not tell two senses of a lemma apart. */
export function areReviewedAlike(
  lemma: string,
  one: { pos: PartOfSpeech; number: number },
  other: { pos: PartOfSpeech; number: number },
): boolean {
  return one.pos === other.pos && reviewOf(lemma, one)?.numbers.includes(other.number) === true;
}

/** WordNet writes `Heaven`, `Devil` and `Pyramid`. Our entry shows how learners meet the word. */
export function isMetInLowerCase(review: ReviewedSense | undefined): boolean {
  return /\{\p{Ll}/u.test(review?.entry?.example ?? '');
}

function readRows(): Map<string, ReviewedSense[]> {
  const read = new Map<string, ReviewedSense[]>();
  for (const line of reviewedRows.split('\n')) {
    const row = parseRow(line.trim());
    if (row === undefined) continue;
    const senses = read.get(row.lemma) ?? [];
    read.set(row.lemma, senses);
    addRow(row, senses);
  }
  return read;
}

function addRow({ sense, sign, text }: ReviewedRow, senses: ReviewedSense[]): void {
  const pos = sense.charAt(0) as PartOfSpeech;
  const numbers = sense.slice(1).split('|').map(Number);
  const known = senses.findIndex((each) => each.pos === pos && each.numbers[0] === numbers[0]);
  const at = known < 0 ? senses.length : known;
  const before = senses[at] ?? unreviewed(pos, numbers);
  senses[at] = { ...before, ...changeBy(sign, text) };
}

function unreviewed(pos: PartOfSpeech, numbers: readonly number[]): ReviewedSense {
  return { pos, numbers, isMet: false, synonyms: [], notSynonyms: new Set() };
}

function changeBy(sign: string, text: string): Partial<ReviewedSense> {
  const words = text.split(', ').map((word) => word.replaceAll(' ', '_'));
  if (sign === ':') return { isMet: true, definition: text };
  if (sign === '+') return { synonyms: words };
  if (sign === '-') return { notSynonyms: text === '' ? undefined : new Set(words) };
  return { isMet: true };
}
