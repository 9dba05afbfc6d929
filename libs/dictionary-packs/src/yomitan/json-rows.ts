import { MAX_ENTRY_BYTES } from '../limits.js';
import { PackError } from '../pack-error.js';

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const OPEN = [0x5b, 0x7b];
const CLOSE = [0x5d, 0x7d];
const SPACES = [0x20, 0x09, 0x0a, 0x0d];
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];

/**
 * Returns the items of a JSON list while its bytes come in. Only one item is in memory at a time. An item that is too large
 * comes as undefined.
 * @throws PackError if the bytes are no list
 */
export async function* jsonRows(bytes: AsyncIterable<Buffer>): AsyncGenerator<unknown> {
  const rows = new Rows();
  for await (const piece of bytes) yield* rows.push(piece);
  rows.end();
}

const utf8 = new TextDecoder('utf-8', { fatal: true });

class Rows {
  /** 0 before and after the list, 1 between its items. */
  private depth = 0;
  private isInString = false;
  private isEscaped = false;
  private hasEnded = false;
  private pieces: Buffer[] = [];
  private length = 0;

  *push(piece: Buffer): Generator<unknown> {
    let start = this.length > 0 || this.depth > 1 ? 0 : -1;
    for (let at = 0; at < piece.length; at++) {
      const byte = piece[at] as number;
      if (this.isInString) {
        this.inString(byte);
        continue;
      }
      const isBetween = this.depth <= 1 && !this.isWithin(byte);
      if (isBetween && start >= 0 && this.depth === 1) {
        this.keep(piece.subarray(start, at));
        start = -1;
        yield this.take();
      }
      if (!isBetween && start < 0) start = at;
      this.step(byte);
    }
    if (start >= 0) this.keep(piece.subarray(start));
  }

  end(): void {
    if (!this.hasEnded || this.depth !== 0) throw new PackError('A bank of the zip is incomplete.');
  }

  /** Returns whether a byte outside of strings and of inner lists belongs to an item. */
  private isWithin(byte: number): boolean {
    if (this.depth === 0 || SPACES.includes(byte) || byte === COMMA) return false;
    return !CLOSE.includes(byte);
  }

  private step(byte: number): void {
    if (this.depth === 0) return this.outside(byte);
    if (byte === QUOTE) this.isInString = true;
    else if (OPEN.includes(byte)) this.depth += 1;
    else if (CLOSE.includes(byte)) {
      this.depth -= 1;
      this.hasEnded = this.depth === 0;
    }
  }

  private outside(byte: number): void {
    if (byte === OPEN[0] && !this.hasEnded) this.depth = 1;
    else if (!SPACES.includes(byte) && !BYTE_ORDER_MARK.includes(byte))
      throw new PackError('A bank of the zip is not a JSON list.');
  }

  private inString(byte: number): void {
    if (this.isEscaped) this.isEscaped = false;
    else if (byte === BACKSLASH) this.isEscaped = true;
    else if (byte === QUOTE) this.isInString = false;
  }

  private keep(bytes: Buffer): void {
    this.length += bytes.length;
    if (this.length <= MAX_ENTRY_BYTES) this.pieces.push(Buffer.from(bytes));
    else this.pieces = [];
  }

  private take(): unknown {
    const { pieces, length } = this;
    this.pieces = [];
    this.length = 0;
    if (length > MAX_ENTRY_BYTES) return undefined;
    const text = decode(Buffer.concat(pieces));
    try {
      return JSON.parse(text);
    } catch {
      throw new PackError('A bank of the zip is not valid JSON.');
    }
  }
}

function decode(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new PackError('A bank of the zip is not in UTF-8.');
  }
}
