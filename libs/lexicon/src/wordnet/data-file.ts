import type { Random } from '../seeded-random.js';
import { Synset, synsetId, type PartOfSpeech, type SynsetId } from './synset.js';

interface Range {
  start: number;
  end: number;
}

/** Judges a word by its bytes, which stand between two offsets. */
export type WordTest = (bytes: Buffer, from: number, to: number) => boolean;

const newline = 0x0a;
const space = 0x20;
const bracket = 0x28;
const digit0 = 0x30;
const letterA = 0x61;
/** The decimal number of the lexicographer file stands at this place of a line. */
const lexFileAt = 9;
/** The number of words stands at this place of a line, in two hexadecimal digits, and the first word after it. */
const wordCountAt = 14;
const firstWordAt = 17;

/** A `data.*` file: one synset per line, ordered by lexicographer file. */
export class DataFile {
  private readonly everything: Range;
  private readonly topics = new Map<number, Range>();

  constructor(
    private readonly lines: Buffer,
    private readonly pos: PartOfSpeech,
  ) {
    // The licence stands before the first synset, on lines that begin with two spaces.
    let start = 0;
    while (lines.toString('latin1', start, start + 2) === '  ') start = this.nextLine(start);
    this.everything = { start, end: lines.length };
  }

  /** Returns the synset whose line begins at this offset. */
  synsetAt(offset: number): Synset {
    const end = this.lines.indexOf(newline, offset);
    return new Synset(this.lines.toString('latin1', offset, end), this.pos);
  }

  /**
   * Draws random synsets, of one topic (lexicographer file) or of the whole file, and returns those that have a word that passes
   * the test. Some occur twice.
   */
  *sample(
    lexFile: number | undefined,
    count: number,
    random: Random,
    isWanted?: WordTest,
  ): Iterable<SynsetId> {
    const { start, end } = lexFile === undefined ? this.everything : this.topic(lexFile);
    for (let draw = 0; draw < count; draw++) {
      const next = this.nextLine(start + Math.floor(random() * (end - start)));
      const line = next < end ? next : start;
      if (isWanted === undefined || this.hasWord(line, isWanted)) yield this.idAt(line);
    }
  }

  /**
   * Returns whether a word of the synset passes the test. It looks at the bytes: most synsets are not wanted, and to read one takes ten
   * times as long.
   */
  hasWord(line: number, isWanted: WordTest): boolean {
    const { lines } = this;
    const count = 16 * this.digitAt(line + wordCountAt) + this.digitAt(line + wordCountAt + 1);
    let at = line + firstWordAt;
    for (let word = 0; word < count; word++) {
      const from = at;
      while (lines[at] !== space && lines[at] !== bracket) at++;
      if (isWanted(lines, from, at)) return true;
      // After the word, or its position in brackets, a number of one digit follows.
      while (lines[at] !== space) at++;
      at += 3;
    }
    return false;
  }

  /** Returns the value of a hexadecimal digit. */
  private digitAt(offset: number): number {
    const byte = this.lines[offset] ?? 0;
    return byte < letterA ? byte - digit0 : byte - letterA + 10;
  }

  private topic(lexFile: number): Range {
    let range = this.topics.get(lexFile);
    if (range === undefined) {
      range = { start: this.firstOf(lexFile), end: this.firstOf(lexFile + 1) };
      this.topics.set(lexFile, range);
    }
    return range;
  }

  /** Returns where the synsets of this lexicographer file, or of a later one, begin. */
  private firstOf(lexFile: number): number {
    let { start: low, end: high } = this.everything;
    while (low < high) {
      const line = this.lineStart((low + high) >>> 1);
      if (this.lexFileAt(line) < lexFile) low = this.nextLine(line);
      else high = line;
    }
    return low;
  }

  /** Returns the lexicographer file of the synset whose line begins at this offset. */
  lexFileAt(line: number): number {
    return 10 * this.digitAt(line + lexFileAt) + this.digitAt(line + lexFileAt + 1);
  }

  private idAt(line: number): SynsetId {
    return synsetId(this.pos, this.lines.toString('latin1', line, line + 8));
  }

  private lineStart(offset: number): number {
    return this.lines.lastIndexOf(newline, offset - 1) + 1;
  }

  private nextLine(offset: number): number {
    const end = this.lines.indexOf(newline, offset);
    return end < 0 ? this.lines.length : end + 1;
  }
}
