import { readFile, stat } from 'node:fs/promises';
import {
  inMebibytes,
  MAX_ENTRIES,
  MAX_INDEX_BYTES,
  MAX_UNPACKED_BYTES,
  TOO_MANY_ENTRIES,
} from '../limits.js';
import { PackError } from '../pack-error.js';

const [NEWLINE, TAB] = [0x0a, 0x09];
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const values = new Uint8Array(256).fill(255);
for (const [value, digit] of [...DIGITS].entries()) values[digit.charCodeAt(0)] = value;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The place of an entry in the text of the dictionary. */
export interface Place {
  headword: string;
  offset: number;
  length: number;
}

/** The index of a dictd dictionary: lines of a headword and the place of its entry, in numbers of base 64. */
export class DictdIndex {
  private readonly headEnds: Uint32Array;
  private readonly offsets: Uint32Array;
  private readonly lengths: Uint32Array;

  private constructor(
    private readonly bytes: Buffer,
    private readonly starts: Uint32Array,
  ) {
    this.headEnds = new Uint32Array(starts.length);
    this.offsets = new Uint32Array(starts.length);
    this.lengths = new Uint32Array(starts.length);
    for (const line of starts.keys()) this.parse(line);
  }

  /** @throws PackError */
  static async open(path: string): Promise<DictdIndex> {
    if ((await stat(path)).size > MAX_INDEX_BYTES)
      throw new PackError(`Its index has more than ${inMebibytes(MAX_INDEX_BYTES)}.`);
    const bytes = await readFile(path);
    return new DictdIndex(bytes, startsOfLines(bytes));
  }

  /** Returns the places in the order in which they are in the text. @throws PackError */
  *inOrderOfText(): Generator<Place> {
    const order = new Uint32Array(this.starts.length).map((_, line) => line);
    order.sort((one, other) => (this.offsets[one] ?? 0) - (this.offsets[other] ?? 0));
    for (const line of order)
      yield {
        headword: this.headword(line),
        offset: this.offsets[line] ?? 0,
        length: this.lengths[line] ?? 0,
      };
  }

  private parse(line: number): void {
    const start = this.starts[line] ?? 0;
    const headEnd = this.bytes.indexOf(TAB, start);
    if (headEnd < start || headEnd >= (this.starts[line + 1] ?? this.bytes.length))
      throw faultAt(line);
    const offset = this.number(headEnd + 1, line);
    if (this.bytes[offset.end] !== TAB) throw faultAt(line);
    const length = this.number(offset.end + 1, line);
    this.headEnds[line] = headEnd;
    this.offsets[line] = offset.value;
    this.lengths[line] = length.value;
  }

  private number(start: number, line: number): { value: number; end: number } {
    let value = 0;
    let end = start;
    for (; (values[this.bytes[end] ?? 0] as number) < 64; end++) {
      value = value * 64 + (values[this.bytes[end] ?? 0] as number);
      if (value > MAX_UNPACKED_BYTES) throw faultAt(line);
    }
    if (end === start) throw faultAt(line);
    return { value, end };
  }

  private headword(line: number): string {
    try {
      return utf8.decode(this.bytes.subarray(this.starts[line], this.headEnds[line]));
    } catch {
      throw new PackError(`Line ${line + 1} of its index is not in UTF-8.`);
    }
  }
}

function startsOfLines(bytes: Buffer): Uint32Array {
  const starts: number[] = [];
  for (let at = 0; at < bytes.length;) {
    const newline = bytes.indexOf(NEWLINE, at);
    if (newline !== at) starts.push(at);
    if (starts.length > MAX_ENTRIES) throw new PackError(TOO_MANY_ENTRIES);
    at = newline < 0 ? bytes.length : newline + 1;
  }
  return Uint32Array.from(starts);
}

function faultAt(line: number): PackError {
  return new PackError(
    `Line ${line + 1} of its index is not a headword with the place of its entry.`,
  );
}
