import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import type { CommonWords } from '../commonness/common-words.js';
import { BLOCK_BYTES, MARK, type CommonBlocks, type Footer } from './file-format.js';

const WRITE_BYTES = 262_144;

/**
 * Writes lines that are in order to an index file.
 * @param common the common words, which are known when all lines have been read
 */
export function writeIndexFile(
  path: string,
  lines: Iterable<[key: string, line: string]>,
  description: Footer['description'],
  common: CommonWords,
): Footer {
  const file = openSync(path, 'w', 0o600);
  try {
    const footer = writeLines(new Output(file), lines, description, common);
    fsyncSync(file);
    return footer;
  } finally {
    closeSync(file);
  }
}

function writeLines(
  output: Output,
  lines: Iterable<[key: string, line: string]>,
  description: Footer['description'],
  common: CommonWords,
): Footer {
  const footer: Footer = { description, entryCount: 0, offsets: [], keys: [], common: {} };
  for (const [key, line] of lines) {
    const begin = footer.offsets.at(-1);
    if (begin === undefined || output.at - begin >= BLOCK_BYTES) {
      footer.offsets.push(output.at);
      footer.keys.push(key);
    }
    output.write(`${line}\n`);
    footer.entryCount += 1;
  }
  footer.offsets.push(output.at);
  for (const { partOfSpeech, words } of common.inOrder())
    footer.common[partOfSpeech] = writeCommon(output, words);
  writeFooter(output, footer);
  return footer;
}

function writeCommon(
  output: Output,
  words: readonly { text: string; commonness: number }[],
): CommonBlocks {
  const blocks: CommonBlocks = { offsets: [], commonness: [] };
  for (const { text, commonness } of words) {
    const begin = blocks.offsets.at(-1);
    if (begin === undefined || output.at - begin >= BLOCK_BYTES) {
      blocks.offsets.push(output.at);
      blocks.commonness.push(commonness);
    }
    output.write(`${text}\n`);
  }
  blocks.offsets.push(output.at);
  return blocks;
}

function writeFooter(output: Output, footer: Footer): void {
  const text = JSON.stringify(footer);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(Buffer.byteLength(text));
  output.write(text);
  output.write(length);
  output.write(MARK);
  output.flush();
}

/** Gathers small pieces before it writes them. */
class Output {
  /** The number of bytes so far. */
  at = 0;
  private pieces: Buffer[] = [];
  private waiting = 0;

  constructor(private readonly file: number) {}

  write(piece: string | Buffer): void {
    const bytes = Buffer.from(piece as string);
    this.pieces.push(bytes);
    this.at += bytes.length;
    this.waiting += bytes.length;
    if (this.waiting >= WRITE_BYTES) this.flush();
  }

  flush(): void {
    const bytes = Buffer.concat(this.pieces);
    for (let at = 0; at < bytes.length;) at += writeSync(this.file, bytes, at);
    this.pieces = [];
    this.waiting = 0;
  }
}
