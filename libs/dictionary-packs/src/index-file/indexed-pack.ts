import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import type { InstalledDictionary, InstalledEntry } from '@wordgrove/lexicon';
import { isEnglish } from '../language-codes.js';
import type { PackDescription } from '../pack.js';
import { keyOf } from '../text.js';
import { decodeEntry, MARK, TRAILER_BYTES, type CommonBlocks, type Footer } from './file-format.js';

/** Entries of one term. More of them would be no help. */
const MAX_HOMOGRAPHS = 20;
/** Blocks from which wrong answers are taken. */
const SAMPLED_BLOCKS = 2;
/** Blocks with words that are about as common, at least. A fifth of all blocks, if that is more. */
const MIN_NEAR_BLOCKS = 12;
const NEAR_SHARE = 1 / 5;

/** A pack that has been indexed. Only the first key of each block is in memory; the rest is read from its file. */
export class IndexedPack implements InstalledDictionary {
  readonly description: PackDescription;
  readonly entryCount: number;
  private readonly offsets: Float64Array;
  private readonly keys: readonly string[];
  private readonly common: ReadonlyMap<string, CommonBlocks>;

  private constructor(
    private readonly file: number,
    footer: Footer,
  ) {
    this.description = footer.description;
    this.entryCount = footer.entryCount;
    this.offsets = Float64Array.from(footer.offsets);
    this.keys = footer.keys;
    this.common = new Map(Object.entries(footer.common));
  }

  /** @throws Error if the file is absent or not whole. The pack must then be indexed again */
  static open(path: string): IndexedPack {
    const file = openSync(path, 'r');
    try {
      return new IndexedPack(file, readFooter(file));
    } catch (error) {
      closeSync(file);
      throw error;
    }
  }

  get title(): string {
    return this.description.title;
  }

  get isEnglish(): boolean {
    return isEnglish(this.description.definitionLanguage);
  }

  find(term: string): InstalledEntry[] {
    const key = keyOf(term);
    const found: InstalledEntry[] = [];
    for (let block = this.firstBlockOf(key); block < this.keys.length; block++) {
      if (block > 0 && (this.keys[block] ?? '') > key) break;
      for (const line of this.linesOf(block)) {
        if (line.startsWith(`${key}\t`)) found.push(decodeEntry(line.slice(key.length + 1)));
        if (found.length === MAX_HOMOGRAPHS) return byCommonness(found);
      }
    }
    return byCommonness(found);
  }

  sample(random: () => number, partOfSpeech: string, commonness = Infinity): InstalledEntry[] {
    const common = this.common.get(partOfSpeech);
    if (common === undefined) return [];
    const { from, count } = nearBlocks(common, commonness);
    const blocks = new Set<number>();
    for (let at = 0; at < SAMPLED_BLOCKS; at++) blocks.add(from + Math.floor(random() * count));
    return [...blocks]
      .flatMap((block) => this.linesBetween(common.offsets[block], common.offsets[block + 1]))
      .map(decodeEntry);
  }

  close(): void {
    closeSync(this.file);
  }

  /** Returns the last block that begins with a smaller key: the entries of a key can begin in it. */
  private firstBlockOf(key: string): number {
    let low = 0;
    let high = this.keys.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.keys[middle] as string) < key) low = middle + 1;
      else high = middle;
    }
    return Math.max(0, low - 1);
  }

  private linesOf(block: number): string[] {
    return this.linesBetween(this.offsets[block], this.offsets[block + 1]);
  }

  private linesBetween(begin = 0, end = begin): string[] {
    const lines = read(this.file, begin, end - begin)
      .toString('utf8')
      .split('\n');
    return lines.filter((line) => line !== '');
  }
}

/** Returns the blocks whose words are about so common. */
function nearBlocks(
  { commonness: firsts }: CommonBlocks,
  commonness: number,
): { from: number; count: number } {
  const count = Math.min(
    firsts.length,
    Math.max(MIN_NEAR_BLOCKS, Math.ceil(firsts.length * NEAR_SHARE)),
  );
  const rarer = firsts.findIndex((each) => each < commonness);
  const middle = rarer < 0 ? firsts.length : rarer;
  const from = Math.min(Math.max(0, middle - Math.floor(count / 2)), firsts.length - count);
  return { from, count };
}

function readFooter(file: number): Footer {
  const { size } = fstatSync(file);
  const trailer = read(file, Math.max(0, size - TRAILER_BYTES), TRAILER_BYTES);
  if (trailer.toString('latin1', 4) !== MARK) throw new Error('The index file is not whole');
  const length = trailer.readUInt32BE();
  return JSON.parse(read(file, size - TRAILER_BYTES - length, length).toString('utf8')) as Footer;
}

function read(file: number, position: number, length: number): Buffer {
  const bytes = Buffer.allocUnsafe(length);
  let at = 0;
  while (at < length) {
    const count = readSync(file, bytes, at, length - at, position + at);
    if (count === 0) throw new Error('The index file is not whole');
    at += count;
  }
  return bytes;
}

function byCommonness(entries: InstalledEntry[]): InstalledEntry[] {
  return entries.sort((one, other) => other.commonness - one.commonness);
}
