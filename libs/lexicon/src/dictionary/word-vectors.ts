import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Recent } from '../text/recent.js';
import { SortedLines } from '../text/sorted-lines.js';

const require = createRequire(import.meta.url);

/** The numbers of a vector, as `bench/lexicon-vectors.mjs` writes them: two in each byte, 8 is zero. */
const DIMENSIONS = 48;
const zero = 8;

/** A direction in the space of meanings, of length 1: words of one subject have near directions. */
export type Direction = Float32Array;

interface WordVector {
  /** How telling the word is: the logarithm of how seldom texts have it. */
  telling: number;
  direction: Direction;
}

/** Texts and senses have the same words again and again. */
const cachedVectors = 3_000;
const vectors = new Recent<string, WordVector | 'unknown'>(cachedVectors, readVector);

let lines: SortedLines | undefined;

/** Returns where the words with these stems point together, by their weights. Undefined if no vector is known. */
export function directionOf(stems: Iterable<readonly [string, number]>): Direction | undefined {
  const sum = new Float32Array(DIMENSIONS);
  for (const [stem, weight] of stems) {
    const vector = vectors.get(stem);
    if (vector !== 'unknown') add(sum, vector.direction, weight * vector.telling);
  }
  return unit(sum);
}

/** Returns how near two directions are: 1 if they are the same, 0 or less if they have nothing in common. */
export function nearness(one: Direction, other: Direction): number {
  let sum = 0;
  for (let at = 0; at < DIMENSIONS; at++) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

function readVector(stem: string): WordVector | 'unknown' {
  lines ??= new SortedLines(readVectors());
  const [at] = lines.beginningWith(Buffer.from(`${stem} `));
  if (at === undefined) return 'unknown';
  const line = lines.bytes.toString('utf8', at, lines.endOf(at));
  const [, telling = '', numbers = ''] = line.split(' ');
  const bytes = Buffer.from(numbers, 'base64');
  const direction = unit(
    Float32Array.from({ length: DIMENSIONS }, (_, place) => {
      const both = bytes[place >> 1] ?? 0;
      return (place % 2 === 0 ? both >> 4 : both & 0xf) - zero;
    }),
  );
  return direction === undefined ? 'unknown' : { telling: Number(telling) / 10, direction };
}

/** Reads the vectors, half a megabyte. They stay outside the JavaScript heap. */
function readVectors(): Buffer {
  const root = dirname(require.resolve('@wordgrove/lexicon/package.json'));
  return readFileSync(join(root, 'word-vectors.txt'));
}

function add(sum: Float32Array, vector: Float32Array, factor: number): void {
  for (let at = 0; at < DIMENSIONS; at++) sum[at] = (sum[at] ?? 0) + factor * (vector[at] ?? 0);
}

function unit(vector: Float32Array): Direction | undefined {
  const length = Math.sqrt(nearness(vector, vector));
  return length === 0 ? undefined : vector.map((each) => each / length);
}
