import type { Sense } from '../sense.js';
import { synsetId } from '../synset.js';
import { phrases } from './phrases.js';
import { prepositionsAndConjunctions } from './prepositions-and-conjunctions.js';
import { pronounsAndOthers } from './pronouns-and-others.js';
import { recentWords } from './recent-words.js';

/** All rows of all lists. */
export const addedRows = prepositionsAndConjunctions + pronounsAndOthers + phrases + recentWords;

const addedWordKinds = [
  'preposition',
  'conjunction',
  'pronoun',
  'determiner',
  'question word',
  'modal verb',
  'adverb',
  'interjection',
  'noun',
] as const;
type AddedWordKind = (typeof addedWordKinds)[number];

/** One meaning of one or more words. */
interface AddedWordRow {
  spellings: string[];
  kind: AddedWordKind;
  /** Words of one group may replace each other, or nearly so. */
  group: string;
  gloss: string;
  example: string;
}

/** WordNet numbers its lexicographer files from 0 to 44. */
const firstLexFile = 60;
/** Higher than any count in the corpus: `he` is a pronoun before it is helium. */
const useCount = 10_000;

/** Returns the kind of added word that the synsets of this lexicographer file are. */
export function addedWordKind(lexFile: number): AddedWordKind | undefined {
  return addedWordKinds[lexFile - firstLexFile];
}

/** Returns whether synsets of this lexicographer file are pronouns or determiners, which only a sentence can explain. */
export function pointsAtNouns(lexFile: number): boolean {
  const kind = addedWordKind(lexFile);
  return kind === 'pronoun' || kind === 'determiner';
}

/** These stand out among prepositions, conjunctions and question words. */
const kindsApart: readonly (AddedWordKind | undefined)[] = ['modal verb', 'interjection', 'noun'];

/** Returns whether synsets of these lexicographer files may be options of one card. */
export function mayStandTogether(lexFile: number, other: number): boolean {
  const kinds = [addedWordKind(lexFile), addedWordKind(other)];
  return kinds[0] === kinds[1] || !kinds.some((kind) => kindsApart.includes(kind));
}

/**
 * Words that WordNet leaves out: pronouns, prepositions, conjunctions, phrases like them, and words that are younger. They
 * have the form of its data files, so all code that asks for a synset gets them as well.
 */
export class AddedWords {
  /** Lines as in `data.*`, ordered by lexicographer file. */
  readonly data: Buffer;
  private readonly senses = new Map<string, Sense>();

  constructor() {
    const rows = rowsOf(addedRows).sort((one, other) => lexFileOf(one) - lexFileOf(other));
    const offsets = offsetsOf(rows);
    this.data = Buffer.from(rows.map((row) => lineOf(row, rows, offsets)).join(''), 'latin1');
    for (const row of rows) this.addSenses(row, offsets.get(row) ?? 0);
  }

  /** Returns the sense of a lemma as one of these words. */
  senseOf(lemma: string): Sense | undefined {
    return this.senses.get(lemma);
  }

  private addSenses(row: AddedWordRow, offset: number): void {
    const synset = synsetId('f', offset);
    const lexFile = lexFileOf(row);
    for (const lemma of row.spellings) {
      this.senses.set(lemma, { lemma, pos: 'f', lexFile, synset, number: 1, tagCount: useCount });
    }
  }
}

/** `spellings, joined by commas | kind | group | gloss | example` */
function rowsOf(text: string): AddedWordRow[] {
  const lines = text.split('\n').filter((line) => line !== '');
  return lines.map((line) => {
    const [spellings = '', kind = '', group = '', gloss = '', example = ''] = line.split(' | ');
    const words = spellings.split(', ');
    return { spellings: words, kind: kind as AddedWordKind, group, gloss, example };
  });
}

function lexFileOf({ kind }: AddedWordRow): number {
  return firstLexFile + addedWordKinds.indexOf(kind);
}

/** Every offset has eight digits, so the length of a line does not depend on its offsets. */
function offsetsOf(rows: readonly AddedWordRow[]): Map<AddedWordRow, number> {
  const offsets = new Map<AddedWordRow, number>();
  let offset = 0;
  for (const row of rows) {
    offsets.set(row, offset);
    offset += lineOf(row, rows, new Map()).length;
  }
  return offsets;
}

function lineOf(
  row: AddedWordRow,
  rows: readonly AddedWordRow[],
  offsets: ReadonlyMap<AddedWordRow, number>,
): string {
  const digits = (other: AddedWordRow): string => String(offsets.get(other) ?? 0).padStart(8, '0');
  const { group, gloss, example, spellings: words } = row;
  const similar = rows.filter((other) => other !== row && other.group === group);
  const fields = [
    digits(row),
    lexFileOf(row),
    'f',
    words.length.toString(16).padStart(2, '0'),
    ...words.map((word) => `${word} 0`),
    String(similar.length).padStart(3, '0'),
    ...similar.map((other) => `& ${digits(other)} f 0000`),
  ];
  return `${fields.join(' ')} | ${plain(gloss)}; "${plain(example)}"\n`;
}

/** The data files are Latin-1, with straight quotation marks. */
function plain(text: string): string {
  return text.replace(/’/g, "'").replace(/[“”]/g, "'");
}
