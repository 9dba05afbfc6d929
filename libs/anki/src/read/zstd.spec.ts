import { createHash } from 'node:crypto';
import { compress, init } from '@bokuweb/zstd-wasm';
import { allOf } from '../read-notes.fixture.js';
import { decompressZstd } from './zstd.js';

/** Returns bytes that compress to some extent, but not to nothing. */
function sample(length: number): Buffer {
  const words = Array.from({ length: length / 8 + 1 }, (_, i) =>
    createHash('md5')
      .update(String(i % 5000))
      .digest('hex')
      .slice(0, 6),
  );
  return Buffer.from(words.join(' ')).subarray(0, length);
}

async function* inPieces(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
}

const packed = (bytes: Buffer, level = 3) => Buffer.from(compress(bytes, level));

async function unpacked(bytes: Buffer, pieceSize = 65_536): Promise<Buffer> {
  return Buffer.concat(await allOf(decompressZstd(inPieces(bytes, pieceSize))));
}

/** Returns a frame of one stored block, as RFC 8878 defines it. */
function storedFrame(content: Buffer, { checksum }: { checksum: boolean }): Buffer {
  const block = Buffer.alloc(3);
  block.writeUIntLE((content.length << 3) | 1, 0, 3);
  const head = [0x28, 0xb5, 0x2f, 0xfd, checksum ? 0x04 : 0x00, 0x58];
  const tail = checksum ? Buffer.from([1, 2, 3, 4]) : Buffer.alloc(0);
  return Buffer.concat([Buffer.from(head), block, content, tail]);
}

describe('decompressZstd', () => {
  beforeAll(() => init());

  it.each([0, 1, 17, 18, 1000, 131_072, 131_073, 1_000_000])(
    'restores %d bytes',
    async (length) => {
      const bytes = sample(length);
      expect((await unpacked(packed(bytes))).equals(bytes)).toBe(true);
    },
  );

  it.each([1, 3, 7, 1000])('restores what comes in pieces of %d bytes', async (size) => {
    const bytes = sample(300_000);
    expect((await unpacked(packed(bytes), size)).equals(bytes)).toBe(true);
  });

  it.each([1, 9, 19])('restores what level %d made', async (level) => {
    const bytes = sample(2_000_000);
    expect((await unpacked(packed(bytes, level))).equals(bytes)).toBe(true);
  });

  it('restores frames one after the other, with checksums or without', async () => {
    const frames = [
      storedFrame(Buffer.from('one '), { checksum: true }),
      packed(Buffer.from('two ')),
      storedFrame(Buffer.from('three'), { checksum: false }),
    ];
    expect((await unpacked(Buffer.concat(frames))).toString()).toBe('one two three');
  });

  it('never gives more than a block at a time, however small the input', async () => {
    const bomb = packed(Buffer.alloc(4_000_000));
    expect(bomb.length).toBeLessThan(5000);
    let total = 0;
    for await (const piece of decompressZstd(inPieces(bomb, bomb.length))) {
      expect(piece.length).toBeLessThanOrEqual(128 * 1024);
      total += piece.length;
    }
    expect(total).toBe(4_000_000);
  });

  it('refuses what ends too early, wherever it does', async () => {
    const whole = packed(sample(2000));
    for (let length = 1; length < whole.length; length += 7)
      await expect(unpacked(whole.subarray(0, length))).rejects.toThrow();
  });

  it('lets go of its source when nobody reads on', async () => {
    let isReleased = false;
    async function* source() {
      try {
        yield* inPieces(packed(sample(2_000_000)), 1000);
      } finally {
        isReleased = true;
      }
    }
    for await (const _ of decompressZstd(source())) break;
    expect(isReleased).toBe(true);
  });
});
