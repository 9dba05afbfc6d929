import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  bandOfTranslation,
  partOfSpeechByTranslation,
  type InstalledEntry,
} from '@wordgrove/lexicon';
import { CommonWords } from './commonness/common-words.js';
import { TermUses } from './commonness/term-uses.js';
import { TranslationOrder } from './commonness/translation-order.js';
import type { FoundPack } from './found-packs.js';
import { withDictd } from './dictd/read-dictd.js';
import { decodeEntry, encodeEntry } from './index-file/file-format.js';
import { SortedLines } from './index-file/sorted-lines.js';
import { writeIndexFile } from './index-file/write-index-file.js';
import { isEnglish, type PackLanguages } from './language-codes.js';
import { inMebibytes, MAX_ENTRIES, MAX_FILE_BYTES, TOO_MANY_ENTRIES } from './limits.js';
import type { ReadPack } from './pack.js';
import { PackError } from './pack-error.js';
import { keyOf } from './text.js';
import { withYomitan } from './yomitan/read-yomitan.js';

/** Changes whenever packs are read or indexed in another way, so that they are indexed again. */
export const READER_VERSION = 5;

/** For each time that a term is used twice as much. */
const POINTS_OF_USE = 3;
/** Of SCOWL. Words beyond it are equally rare. */
const MAX_BAND = 80;
const BANDS_A_POINT = 8;

/** The things that all entries together tell about each of them. */
interface Known {
  uses: TermUses;
  order: TranslationOrder;
}

const TEMPORARY_PREFIX = 'reading-';

/** The pack types that can be read. */
export type ReadablePack = Extract<FoundPack, { kind: 'YOMITAN' | 'DICTD' }>;

/** Returns the hash of a pack's files, by which replicas compare their packs. @throws PackError if they are too large */
export async function hashOf(pack: ReadablePack): Promise<string> {
  if (pack.files.some(({ size }) => size > MAX_FILE_BYTES))
    throw new PackError(`It has a file of more than ${inMebibytes(MAX_FILE_BYTES)}.`);
  const hash = createHash('sha256');
  for (const { path } of pack.files)
    for await (const piece of createReadStream(path)) hash.update(piece as Buffer);
  return hash.digest('hex');
}

/** Returns the name of the index file of a pack with this hash. Its name tells its languages, so it counts as well. */
export function indexNameOf({ name }: ReadablePack, hash: string): string {
  const key = createHash('sha256').update(`${READER_VERSION} ${name} ${hash}`).digest('hex');
  return `${key.slice(0, 32)}.pack`;
}

/** Reads a pack and writes its index file. @throws PackError */
export async function indexPack(
  pack: ReadablePack,
  directory: string,
  hash: string,
): Promise<void> {
  const work = await mkdtemp(join(directory, TEMPORARY_PREFIX));
  try {
    await withPack(pack, async (read) => {
      const lines = new SortedLines(work);
      const known = await gather(read, lines);
      const path = join(work, 'index');
      const common = new CommonWords();
      const ranked = inRank(lines.inOrder(), known, read.languages, common);
      writeIndexFile(path, ranked, read.describe(), common);
      await rename(path, join(directory, indexNameOf(pack, hash)));
    });
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

function withPack<T>(pack: ReadablePack, use: (read: ReadPack) => Promise<T>): Promise<T> {
  const [first, second] = pack.files.map(({ path }) => path) as [string, string];
  return pack.kind === 'YOMITAN'
    ? withYomitan(first, use)
    : withDictd({ index: first, text: second }, use);
}

async function gather({ entries, languages }: ReadPack, lines: SortedLines): Promise<Known> {
  const uses = new TermUses(languages.language);
  const order = new TranslationOrder();
  let count = 0;
  let kept = 0;
  for await (const entry of entries) {
    count += 1;
    if (count > MAX_ENTRIES) throw new PackError(TOO_MANY_ENTRIES);
    if (entry === null) continue;
    kept += 1;
    uses.add(entry);
    order.add(entry);
    lines.add(keyOf(entry.term), encodeEntry(withPartOfSpeech(entry, languages)));
  }
  if (kept === 0) throw new PackError('It has no entry with a definition.');
  return { uses, order };
}

/** Returns the same lines with how common their entries are, and gathers the common words. */
function* inRank(
  lines: Iterable<[key: string, line: string]>,
  known: Known,
  languages: PackLanguages,
  common: CommonWords,
): Generator<[key: string, line: string]> {
  let best: { key: string; entry: InstalledEntry; text: string } | undefined;
  for (const [key, line] of lines) {
    const entry = ranked(decodeEntry(line.slice(key.length + 1)), known, languages);
    const text = encodeEntry(entry);
    if (best !== undefined && best.key !== key) common.add(best.entry, best.text);
    if (best?.key !== key || entry.commonness > best.entry.commonness) best = { key, entry, text };
    yield [key, `${key}\t${text}`];
  }
  if (best !== undefined) common.add(best.entry, best.text);
}

/** A word is common if the dictionary uses it much with this translation, and if its translation is common. */
function ranked(
  listed: InstalledEntry,
  { uses, order }: Known,
  { definitionLanguage }: PackLanguages,
): InstalledEntry {
  const entry = isEnglish(definitionLanguage)
    ? { ...listed, definitions: order.arrange(listed.definitions) }
    : listed;
  const byUse = POINTS_OF_USE * Math.log2(1 + uses.of(entry));
  const byTranslation = isEnglish(definitionLanguage)
    ? (MAX_BAND - Math.min(MAX_BAND, bandOfTranslation(entry))) / BANDS_A_POINT
    : 0;
  const commonness = entry.commonness + byUse + byTranslation;
  return { ...entry, commonness: Math.round(commonness * 10) / 10 };
}

/** Wrong options must be of the answer's part of speech, and some dictionaries do not name it. */
function withPartOfSpeech(entry: InstalledEntry, pack: PackLanguages): InstalledEntry {
  if (entry.partOfSpeech !== '' || !isEnglish(pack.definitionLanguage)) return entry;
  const { term, definitions } = entry;
  return { ...entry, partOfSpeech: partOfSpeechByTranslation(term, pack.language, definitions) };
}
