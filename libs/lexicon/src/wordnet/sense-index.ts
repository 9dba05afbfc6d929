import type { AddedWords } from './added-words/added-words.js';
import type { Sense } from './sense.js';
import { synsetId, type PartOfSpeech } from './synset.js';

const newline = 0x0a;
/** A card looks up some hundred words, common ones many times. */
const cachedLemmas = 4_000;
const posOfSynsetType: readonly (PartOfSpeech | undefined)[] = [
  undefined,
  'n',
  'v',
  'a',
  'r',
  'a', // satellite adjectives share data.adj
];

/** Searches `index.sense`, whose lines are sorted by their bytes, by bisection. */
export class SenseIndex {
  private readonly cache = new Map<string, readonly Sense[]>();

  constructor(
    private readonly lines: Buffer,
    private readonly addedWords?: AddedWords,
  ) {}

  /** Returns every sense of a lemma, in the file's order, or `[]` if WordNet does not have it. */
  sensesOf(lemma: string): Sense[] {
    const functional = this.addedWords?.senseOf(lemma);
    const senses = this.listedSensesOf(lemma);
    return functional === undefined ? senses : [functional, ...senses];
  }

  private listedSensesOf(lemma: string): Sense[] {
    const key = Buffer.from(`${lemma}%`, 'latin1');
    const first = this.firstLineFrom(key);
    return this.linesWith(key, first).map((at) => this.senseAt(at, lemma));
  }

  /** Returns the offsets of the lines from this one on that begin with the key. */
  private linesWith(key: Buffer, first: number): number[] {
    const found: number[] = [];
    for (let at = first; at < this.lines.length && this.compare(key, at) === 0;) {
      found.push(at);
      at = this.nextLine(at);
    }
    return found;
  }

  /** Returns the same senses, the commonest first. */
  commonestFirst(lemma: string): readonly Sense[] {
    let senses = this.cache.get(lemma);
    if (senses === undefined) {
      senses = this.sensesOf(lemma).sort(byCommonness);
      if (this.cache.size >= cachedLemmas) this.cache.clear();
      this.cache.set(lemma, senses);
    }
    return senses;
  }

  /** Returns every lemma that matches, with its senses, in the file's order, without function words. */
  *all(pattern: RegExp): Generator<{ lemma: string; senses: Sense[] }> {
    for (let at = 0; at < this.lines.length;) {
      const lemma = this.lines.toString('latin1', at, this.lines.indexOf('%', at));
      const lines = this.linesWith(this.lines.subarray(at, at + lemma.length + 1), at);
      if (pattern.test(lemma)) {
        yield { lemma, senses: lines.map((line) => this.senseAt(line, lemma)) };
      }
      at = this.nextLine(lines.at(-1) ?? at);
    }
  }

  private senseAt(offset: number, lemma: string): Sense {
    const start = offset + lemma.length + 1;
    const line = this.lines
      .toString('latin1', start, this.lines.indexOf(newline, offset))
      .trimEnd();
    const [key = '', at = '', number, tagCount] = line.split(' ');
    const pos = posOfSynsetType[Number(key[0])] ?? 'n';
    return {
      lemma,
      pos,
      lexFile: Number(key.slice(2, 4)),
      synset: synsetId(pos, at),
      number: Number(number),
      tagCount: Number(tagCount),
      key,
    };
  }

  private firstLineFrom(key: Buffer): number {
    let low = 0;
    let high = this.lines.length;
    while (low < high) {
      const start = this.lineStart((low + high) >>> 1);
      if (this.compare(key, start) > 0) low = this.nextLine(start);
      else high = start;
    }
    return low;
  }

  private lineStart(offset: number): number {
    let start = offset;
    // A step takes 1 ns, and a call of Buffer's own search takes 200. A line has 35 bytes.
    while (start > 0 && this.lines[start - 1] !== newline) start--;
    return start;
  }

  private nextLine(offset: number): number {
    let end = offset;
    while (end < this.lines.length && this.lines[end] !== newline) end++;
    return end + 1;
  }

  /** Compares by bytes. Returns 0 if the line begins with the key. */
  private compare(key: Buffer, line: number): number {
    for (let at = 0; at < key.length; at++) {
      const difference = (key[at] ?? 0) - (this.lines[line + at] ?? 0);
      if (difference !== 0) return difference;
    }
    return 0;
  }
}

/**
 * Orders senses, the commonest first: by the tagged corpus, then by the sense number, then nouns
 * before the rest.
 */
export function byCommonness(one: Sense, other: Sense): number {
  return (
    other.tagCount - one.tagCount ||
    one.number - other.number ||
    'fnvar'.indexOf(one.pos) - 'fnvar'.indexOf(other.pos)
  );
}
