import { TextTooLong } from '../../../../platform/threads/decoded-text.js';
import type { GrowingBytes } from '../../../../platform/threads/growing-bytes.js';

/** The upper limit of the bytes of one element. A wordbook of ten thousand terms with notes is smaller. */
export const MAX_ELEMENT_BYTES = 16 * 1024 * 1024;
const MAX_DEPTH = 32;
/**
 * The upper limit of the values in one element, since empty lists take much more memory than text. It is several times what
 * the largest wordbook has.
 */
const MAX_VALUES = 250_000;

const [TAB, NEWLINE, RETURN, SPACE] = [0x09, 0x0a, 0x0d, 0x20];
const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST] = [0x7b, 0x7d, 0x5b, 0x5d];

/** A name or a value whose end has not come yet. Its bytes are kept in `bytes`, which has no others meanwhile. */
export class JsonText {
  private depth = 0;
  private values = 0;
  private isInString: boolean;
  private isEscaped = false;
  private readonly isScalar: boolean;

  constructor(
    first: number,
    readonly line: number,
    private readonly bytes: GrowingBytes,
    private readonly tooLarge: () => Error,
  ) {
    this.isInString = first === QUOTE;
    this.depth = opens(first) ? 1 : 0;
    this.isScalar = !this.isInString && this.depth === 0;
  }

  /** Returns undefined if the text goes on, 1 if it ends with this byte, and 0 if it has ended before. */
  next(byte: number): 0 | 1 | undefined {
    if (this.isInString) return this.nextInString(byte);
    if (this.isScalar) return isSpace(byte) || ends(byte) || byte === COMMA ? 0 : undefined;
    if (byte === QUOTE) this.isInString = true;
    else if (opens(byte)) this.depth += 1;
    else if (ends(byte)) this.depth -= 1;
    if (byte === COMMA || opens(byte)) this.values += 1;
    if (this.depth > MAX_DEPTH || this.values > MAX_VALUES) throw this.tooLarge();
    return this.depth === 0 ? 1 : undefined;
  }

  add(bytes: Buffer): void {
    if (!this.bytes.add(bytes)) throw this.tooLarge();
  }

  /**
   * A number of members and items that it certainly has, its own and those inside of them. Each but the first of a list or an
   * object has a comma before it, and may open a list or an object.
   */
  get leastMembers(): number {
    return Math.floor(this.values / 2);
  }

  /** Returns undefined if the text is not UTF-8. It can be taken once. @throws an error of `tooLarge` */
  takeText(): string | undefined {
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(this.bytes.all());
    } catch (error) {
      if (error instanceof TextTooLong) throw this.tooLarge();
      return undefined;
    } finally {
      this.bytes.clear();
    }
  }

  private nextInString(byte: number): 1 | undefined {
    if (this.isEscaped) this.isEscaped = false;
    else if (byte === BACKSLASH) this.isEscaped = true;
    else if (byte === QUOTE) {
      this.isInString = false;
      if (this.depth === 0) return 1;
    }
    return undefined;
  }
}

/** Returns whether a byte is white space between JSON's tokens. */
export function isSpace(byte: number): boolean {
  return byte === SPACE || byte === NEWLINE || byte === RETURN || byte === TAB;
}

function opens(byte: number): boolean {
  return byte === OPEN_OBJECT || byte === OPEN_LIST;
}

function ends(byte: number): boolean {
  return byte === CLOSE_OBJECT || byte === CLOSE_LIST;
}
