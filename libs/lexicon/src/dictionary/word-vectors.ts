import { readFileSync } from 'node:fs';
import { packagePath } from '../package-path.js';
import { Recent } from '../text/recent.js';
import { SortedLines } from '../text/sorted-lines.js';

/** The numbers of a vector, as `bench/lexicon-vectors.mjs` writes them: a letter for each, `h` for zero. */
const DIMENSIONS = 48;
const zero = 'h'.charCodeAt(0);

/** A direction in the space of meanings, of length 1: words of one subject have near directions. */
export type Direction = Float32Array;

interface WordVector {
  /** The offset of its numbers. */
  at: number;
  /** The logarithm of how seldom texts have the word, which makes it telling, divided by the length of its numbers. */
  factor: number;
}

/** Texts and senses have the same words again and again. */
const cachedVectors = 6_000;
const vectors = new Recent<string, WordVector | 'unknown'>(cachedVectors, readVector);

let lines: SortedLines | undefined;

/** Returns where the words with these stems point together, by their weights. Undefined if no vector is known. */
export function directionOf(stems: Iterable<readonly [string, number]>): Direction | undefined {
  const sum = new Float32Array(DIMENSIONS);
  for (const [stem, weight] of stems) {
    const vector = vectors.get(stem);
    if (vector !== 'unknown') add(sum, vector, weight);
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
  const [start] = lines.beginningWith(Buffer.from(`${stem} `));
  if (start === undefined) return 'unknown';
  const { bytes } = lines;
  const at = lines.endOf(start) - DIMENSIONS;
  const telling = Number(bytes.toString('latin1', start + Buffer.byteLength(stem) + 1, at)) / 10;
  let squares = 0;
  for (let place = 0; place < DIMENSIONS; place++)
    squares += ((bytes[at + place] ?? zero) - zero) ** 2;
  return { at, factor: squares === 0 ? 0 : telling / Math.sqrt(squares) };
}

/** Reads the vectors, nearly a megabyte. They stay outside the JavaScript heap. */
function readVectors(): Buffer {
  return readFileSync(packagePath('word-vectors.txt'));
}

function add(sum: Float32Array, { at, factor }: WordVector, weight: number): void {
  const bytes = lines?.bytes;
  if (bytes === undefined) return;
  for (let place = 0; place < DIMENSIONS; place++) {
    sum[place] = (sum[place] ?? 0) + weight * factor * ((bytes[at + place] ?? zero) - zero);
  }
}

function unit(vector: Float32Array): Direction | undefined {
  const length = Math.sqrt(nearness(vector, vector));
  if (length === 0) return undefined;
  for (let at = 0; at < DIMENSIONS; at++) vector[at] = (vector[at] ?? 0) / length;
  return vector;
}
