/** Reads exact numbers of bytes from a stream of chunks, and holds no more than it must. */
export class ByteReader {
  readonly #chunks: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(chunks: AsyncIterable<Buffer>) {
    this.#chunks = chunks[Symbol.asyncIterator]();
  }

  /**
   * Returns the next `length` bytes, or null at the end of the stream.
   * @throws RangeError if the stream ends in the middle of them
   */
  async read(length: number): Promise<Buffer | null> {
    const parts = [this.#rest];
    let have = this.#rest.length;
    while (have < length) {
      const next = await this.#chunks.next();
      if (next.done === true) break;
      parts.push(next.value);
      have += next.value.length;
    }
    if (have === 0 && length > 0) return null;
    if (have < length) throw new RangeError('the stream ends too early');
    const bytes = parts.length === 1 ? this.#rest : Buffer.concat(parts);
    this.#rest = bytes.subarray(length);
    return bytes.subarray(0, length);
  }

  /** Does the same as `read`, but throws if the stream has already ended. */
  async demand(length: number): Promise<Buffer> {
    const bytes = await this.read(length);
    if (bytes === null) throw new RangeError('the stream ends too early');
    return bytes;
  }

  /** Releases the source, which may be an open file. */
  async stop(): Promise<void> {
    await this.#chunks.return?.();
  }
}
