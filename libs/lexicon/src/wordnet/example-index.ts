import type { Steps } from '../steps.js';
import { eachWordHash, quotations } from './quotations.js';

const quote = 0x22;
/**
 * Four times the 33,000 different words, so that few share a bucket. The mask needs a power of two.
 */
const bucketCount = 2 ** 17;
/** Offsets fit into the bits below. The number of the file is above them. */
const fileUnit = 2 ** 24;

/**
 * Finds the examples that have a word, whichever word they illustrate: WordNet has far more
 * sentences with a word than examples of it.
 *
 * It holds lists of places by the words' hashes, computed from the bytes: 2 MB, and a `Map` of
 * strings took 20.
 */
export class ExampleIndex {
  private constructor(
    private readonly files: readonly Buffer[],
    /** The offsets in `places` at which the list of each bucket begins. */
    private readonly starts: Uint32Array,
    private readonly places: Uint32Array,
  ) {}

  static *of(files: readonly Buffer[]): Steps<ExampleIndex> {
    const starts = new Uint32Array(bucketCount + 1);
    yield* eachWord(files, (bucket) => add(starts, bucket + 1, 1));
    for (let at = 1; at <= bucketCount; at++) add(starts, at, starts[at - 1] ?? 0);
    const places = new Uint32Array(starts[bucketCount] ?? 0);
    const next = starts.slice();
    yield* eachWord(files, (bucket, place) => {
      places[next[bucket] ?? 0] = place;
      add(next, bucket, 1);
    });
    return new ExampleIndex(files, starts, places);
  }

  /**
   * Returns at most `atMost` examples that have this lower-case word, or another one with its hash.
   */
  *examplesWith(word: string, atMost: number): Generator<string> {
    const bucket = bucketOf(word);
    if (bucket === undefined) return;
    const [start = 0, end = 0] = this.starts.subarray(bucket, bucket + 2);
    for (const place of this.places.subarray(start, Math.min(end, start + atMost))) {
      yield this.exampleAt(place);
    }
  }

  private exampleAt(place: number): string {
    const file = this.files[Math.floor(place / fileUnit)];
    const start = place % fileUnit;
    return file?.toString('latin1', start, file.indexOf(quote, start)).trim() ?? '';
  }
}

function* eachWord(
  files: readonly Buffer[],
  visit: (bucket: number, place: number) => void,
): Steps<void> {
  for (const [number, file] of files.entries()) {
    for (const { start, end } of quotations(file)) {
      const place = number * fileUnit + start;
      eachWordHash(file, start, end, (hash) => visit(hash & (bucketCount - 1), place));
      yield;
    }
  }
}

/** Returns undefined for words that are too short to be in the index. */
function bucketOf(word: string): number | undefined {
  const bytes = Buffer.from(word, 'latin1');
  let bucket: number | undefined;
  eachWordHash(bytes, 0, bytes.length, (hash) => (bucket = hash & (bucketCount - 1)));
  return bucket;
}

function add(numbers: Uint32Array, at: number, count: number): void {
  numbers[at] = (numbers[at] ?? 0) + count;
}
