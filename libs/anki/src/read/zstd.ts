import { Decompress } from 'fzstd';
import { AnkiPackageError } from '../anki-package-error.js';
import { ByteReader } from './byte-reader.js';

const FRAME_MAGIC = 0xfd2fb528;
const MAX_BLOCK_BYTES = 128 * 1024;
/** zstd's own default limit is 128 MiB; Anki's packages stay under 8 MiB. The decoder holds one window in memory. */
const MAX_WINDOW_BYTES = 16 * 1024 * 1024;

const BLOCK_TYPE = { raw: 0, runLength: 1, compressed: 2 } as const;
const CONTENT_SIZE_BYTES = [0, 2, 4, 8] as const;
const DICTIONARY_ID_BYTES = [0, 1, 2, 4] as const;

/**
 * Decompresses Zstandard (RFC 8878) block by block, so that a small input never becomes a large
 * output at once.
 * @throws AnkiPackageError TOO_LARGE if the window is larger than 16 MiB
 * @throws Error if the data is not Zstandard or ends too early
 */
export async function* decompressZstd(chunks: AsyncIterable<Buffer>): AsyncGenerator<Uint8Array> {
  const reader = new ByteReader(chunks);
  try {
    for (let magic = await reader.read(4); magic !== null; magic = await reader.read(4)) {
      if (magic.readUInt32LE() !== FRAME_MAGIC) throw new Error('no Zstandard frame');
      yield* decompressFrame(reader, magic);
    }
  } finally {
    await reader.stop();
  }
}

async function* decompressFrame(reader: ByteReader, magic: Buffer): AsyncGenerator<Uint8Array> {
  const header = await readHeader(reader);
  let produced: Uint8Array[] = [];
  const decompressor = new Decompress((data) => produced.push(data));
  decompressor.push(Buffer.concat([magic, header.bytes]));
  for (let isLast = false; !isLast;) {
    const block = await readBlock(reader);
    isLast = block.isLast;
    const checksum = isLast && header.hasChecksum ? await reader.demand(4) : Buffer.alloc(0);
    decompressor.push(Buffer.concat([block.bytes, checksum]), isLast);
    yield* produced;
    produced = [];
  }
}

async function readHeader(reader: ByteReader) {
  const descriptor = await reader.demand(1);
  const flags = descriptor.readUInt8();
  const isSingleSegment = (flags & 0x20) !== 0;
  const dictionaryBytes = DICTIONARY_ID_BYTES[(flags & 3) as 0 | 1 | 2 | 3];
  const sizeBytes = CONTENT_SIZE_BYTES[(flags >> 6) as 0 | 1 | 2 | 3];
  const windowBytes = isSingleSegment ? 0 : 1;
  const contentBytes = isSingleSegment && sizeBytes === 0 ? 1 : sizeBytes;
  const rest = await reader.demand(windowBytes + dictionaryBytes + contentBytes);
  const window = isSingleSegment
    ? littleEndian(rest.subarray(dictionaryBytes))
    : windowSize(rest.readUInt8());
  if (window > MAX_WINDOW_BYTES)
    throw new AnkiPackageError('TOO_LARGE', 'The Anki collection needs too much memory to unpack.');
  return { bytes: Buffer.concat([descriptor, rest]), hasChecksum: (flags & 4) !== 0 };
}

function littleEndian(bytes: Buffer): number {
  return bytes.reduceRight((value, byte) => value * 256 + byte, 0);
}

function windowSize(descriptor: number): number {
  const base = 2 ** (10 + (descriptor >> 3));
  return base + (base / 8) * (descriptor & 7);
}

async function readBlock(reader: ByteReader) {
  const header = await reader.demand(3);
  const value = header.readUIntLE(0, 3);
  const type = (value >> 1) & 3;
  const size = value >> 3;
  if (size > MAX_BLOCK_BYTES || type > BLOCK_TYPE.compressed) throw new Error('bad block');
  const body = await reader.demand(type === BLOCK_TYPE.runLength ? 1 : size);
  return { isLast: (value & 1) === 1, bytes: Buffer.concat([header, body]) };
}
