import { ImportFault } from '../../../../../platform/files/import-fault.js';
import { noTable, otherFile } from './other-files.js';
import { withNewlines } from './newlines.js';

/** The encodings of text files that are understood. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be';

/** The number of bytes from which the encoding is known. */
const BYTES_TO_KNOW = 256;
/** The number of bytes that a fault shows. */
const BYTES_TO_SHOW = 8;

/** The code of the error that Node.js's decoder throws. */
const NOT_ENCODED = 'ERR_ENCODING_INVALID_ENCODED_DATA';

/** A text file whose beginning has been read, to see what it is. All lines end with a newline. */
export interface FileText {
  encoding: TextEncoding;
  /** The first characters. */
  start: string;
  /** True if there is no more than the start. */
  isWhole: boolean;
  /** Returns all of the text, with the start. It can be read once. */
  pieces(): AsyncIterable<string>;
}

/** Reads at least this number of characters, if there are so many. @throws ImportFault if the bytes are no text */
export async function openText(
  bytes: AsyncIterable<Uint8Array>,
  characters: number,
): Promise<FileText> {
  const source = bytes[Symbol.asyncIterator]();
  const head = await read(source, BYTES_TO_KNOW);
  const encoding = encodingOf(head);
  const text = withNewlines(decoded(encoding, head, source))[Symbol.asyncIterator]();
  let start = '';
  let isWhole = false;
  while (start.length < characters && !isWhole) {
    const { value = '', done = false } = await text.next();
    start += value;
    isWhole = done;
  }
  return { encoding, start, isWhole, pieces: () => joined(start, text) };
}

async function* joined(start: string, rest: AsyncIterator<string>): AsyncGenerator<string> {
  yield start;
  yield* { [Symbol.asyncIterator]: () => rest };
}

async function read(source: AsyncIterator<Uint8Array>, length: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for (let have = 0; have < length;) {
    const { value, done = false } = await source.next();
    if (done) break;
    parts.push(value as Uint8Array);
    have += (value as Uint8Array).length;
  }
  return Buffer.concat(parts);
}

/** Returns the encoding that the byte order mark names or, in UTF-16 without one, the places of the NUL bytes. */
function encodingOf(head: Buffer): TextEncoding {
  const mark = head.subarray(0, 2).toString('hex');
  if (mark === 'fffe') return 'utf-16le';
  if (mark === 'feff') return 'utf-16be';
  const pairs = Math.floor(Math.min(head.length, BYTES_TO_KNOW) / 2);
  const zeros = (offset: number) =>
    Array.from({ length: pairs }, (_, n) => head[2 * n + offset]).filter((byte) => byte === 0)
      .length;
  if (pairs < 2) return 'utf-8';
  if (zeros(1) > pairs / 2 && zeros(0) === 0) return 'utf-16le';
  if (zeros(0) > pairs / 2 && zeros(1) === 0) return 'utf-16be';
  return 'utf-8';
}

async function* decoded(
  encoding: TextEncoding,
  head: Buffer,
  rest: AsyncIterator<Uint8Array>,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  try {
    yield decoder.decode(head, { stream: true });
    for (let next = await rest.next(); next.done !== true; next = await rest.next())
      yield decoder.decode(next.value, { stream: true });
    yield decoder.decode();
  } catch (error) {
    throw (error as { code?: unknown }).code === NOT_ENCODED ? notText(encoding, head) : error;
  }
}

function notText(encoding: TextEncoding, head: Buffer): ImportFault {
  const other = otherFile(head.toString('latin1'));
  if (other !== undefined) return noTable(other);
  const seen = [...head.subarray(0, BYTES_TO_SHOW)].map((byte) =>
    byte.toString(16).padStart(2, '0'),
  );
  const name = encoding.toUpperCase();
  const description = `The file is not encoded in ${name}. It begins with the bytes ${seen.join(' ')}. Text is understood in UTF-8, and in UTF-16 with a byte order mark. Spreadsheets can save it as “CSV UTF-8” or “Unicode text”`;
  return new ImportFault({ line: null, field: null, reason: 'INVALID_FILE', description });
}
