import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { inMebibytes, MAX_UNPACKED_BYTES } from '../limits.js';
import { PackError } from '../pack-error.js';

const GZIP = 0x1f8b;
const PIECE_BYTES = 262_144;

/** The text of a dictd dictionary, plain or compressed by dictzip, which is read from its beginning to its end once. */
export class DictdText {
  private readonly pieces: AsyncIterator<Buffer>;
  private window = Buffer.alloc(0);
  /** Where the window begins in the text. */
  private start = 0;
  private unpacked = 0;

  private constructor(private readonly stream: Readable) {
    this.pieces = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  }

  static async open(path: string): Promise<DictdText> {
    const file = createReadStream(path, { highWaterMark: PIECE_BYTES });
    if (!(await isGzip(path))) return new DictdText(file);
    // The reader of the unpacked stream gets the errors.
    const unpacked = createGunzip({ chunkSize: PIECE_BYTES });
    pipeline(file, unpacked, () => undefined);
    return new DictdText(unpacked);
  }

  /**
   * Returns a part of the text. No part may begin before the one that was read last.
   * @throws PackError if there is no such part
   */
  async read(offset: number, length: number): Promise<Buffer> {
    while (this.start + this.window.length < offset + length) {
      this.forget(offset);
      this.window = Buffer.concat([this.window, await this.next()]);
    }
    const from = offset - this.start;
    return this.window.subarray(from, from + length);
  }

  close(): void {
    this.stream.destroy();
  }

  private forget(before: number): void {
    const count = Math.min(before - this.start, this.window.length);
    this.window = this.window.subarray(count);
    this.start += count;
  }

  private async next(): Promise<Buffer> {
    const { done, value } = await this.pieces.next().catch((error: unknown) => {
      throw new PackError('Its text cannot be unpacked.', { cause: error });
    });
    if (done === true) throw new PackError('Its index points beyond the end of its text.');
    this.unpacked += value.length;
    if (this.unpacked > MAX_UNPACKED_BYTES)
      throw new PackError(`Its text unpacks to more than ${inMebibytes(MAX_UNPACKED_BYTES)}.`);
    return value;
  }
}

async function isGzip(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer.readUInt16BE() === GZIP;
  } finally {
    await file.close();
  }
}
