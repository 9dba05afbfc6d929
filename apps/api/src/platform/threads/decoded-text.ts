const [CONTINUATION, CONTINUATION_MASK] = [0x80, 0xc0];
/** The first bytes of characters beyond U+00FF are not below it. */
const FIRST_WIDE = 0xc4;
/** JSON's way to write such characters in ASCII. The text that is parsed from it is wide. */
const ESCAPE = '\\u';

type Encoded = ArrayBufferLike | ArrayBufferView;

/** The error that is thrown if a text would take too much memory. */
export class TextTooLong extends RangeError {
  constructor() {
    super('The text is too long');
  }
}

/**
 * Bounds the memory of each text that this thread decodes from now on, whichever library decodes it. If the memory of a
 * thread runs out, only the thread ends, unless it asks for much at once: then the whole process does. V8 stores a text with two
 * bytes a character if one character is beyond U+00FF.
 * @returns a function that takes the bound away
 */
export function limitDecoding(maxBytes: number): () => void {
  const { prototype } = TextDecoder;
  const { decode } = prototype;
  prototype.decode = function (bytes, options) {
    if (bytes && memoryOf(bytes, maxBytes) > maxBytes) throw new TextTooLong();
    return decode.call(this, bytes, options);
  };
  return () => void (prototype.decode = decode);
}

/** Returns the bytes of memory that a text of UTF-8 takes. Texts that fit anyway are not looked into. */
function memoryOf(encoded: Encoded, maxBytes: number): number {
  const { byteLength } = encoded;
  if (byteLength > maxBytes || 2 * byteLength <= maxBytes) return byteLength;
  const bytes = Buffer.from(...viewOf(encoded));
  let length = 0;
  let isWide = bytes.includes(ESCAPE);
  for (const byte of bytes) {
    if ((byte & CONTINUATION_MASK) !== CONTINUATION) length += 1;
    isWide ||= byte >= FIRST_WIDE;
  }
  return isWide ? 2 * length : length;
}

function viewOf(encoded: Encoded): [ArrayBufferLike, number, number] {
  if (!ArrayBuffer.isView(encoded)) return [encoded, 0, encoded.byteLength];
  return [encoded.buffer, encoded.byteOffset, encoded.byteLength];
}
