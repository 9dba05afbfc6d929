import { CHUNK_BYTES } from '../import.js';

/** Returns the same bytes in pieces of one size. Only the last piece may be smaller. */
export async function* inChunks(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let length = 0;
  for await (const bytes of stream) {
    parts.push(bytes);
    length += bytes.length;
    if (length < CHUNK_BYTES) continue;
    const whole = Buffer.concat(parts);
    let start = 0;
    for (; whole.length - start >= CHUNK_BYTES; start += CHUNK_BYTES)
      yield whole.subarray(start, start + CHUNK_BYTES);
    parts = start < whole.length ? [whole.subarray(start)] : [];
    length = whole.length - start;
  }
  if (length > 0) yield Buffer.concat(parts);
}
