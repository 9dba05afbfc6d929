import type { Random } from '../seeded-random.js';
import { Synset, synsetId, type PartOfSpeech, type SynsetId } from './synset.js';

interface Range {
  start: number;
  end: number;
}

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
    const end = this.lines.indexOf('\n', offset);
    return new Synset(this.lines.toString('latin1', offset, end), this.pos);
  }

  /**
   * Returns random synsets, of one topic (lexicographer file) or of the whole file. Some occur
   * twice.
   */
  *sample(lexFile: number | undefined, count: number, random: Random): Iterable<SynsetId> {
    const { start, end } = lexFile === undefined ? this.everything : this.topic(lexFile);
    for (let draw = 0; draw < count; draw++) {
      const line = this.nextLine(start + Math.floor(random() * (end - start)));
      yield this.idAt(line < end ? line : start);
    }
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

  private lexFileAt(line: number): number {
    return Number(this.lines.toString('latin1', line + 9, line + 11));
  }

  private idAt(line: number): SynsetId {
    return synsetId(this.pos, this.lines.toString('latin1', line, line + 8));
  }

  private lineStart(offset: number): number {
    return this.lines.lastIndexOf('\n', offset - 1) + 1;
  }

  private nextLine(offset: number): number {
    const end = this.lines.indexOf('\n', offset);
    return end < 0 ? this.lines.length : end + 1;
  }
}
