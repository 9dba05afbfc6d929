import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { languageNamed, LIMITS, type Language } from '@wordgrove/contracts';
import { ImportFault } from '../../../../../platform/files/import-fault.js';
import { WORD_SHAPE } from '../../../../learning/off-thread.js';
import type { Findings, FoundColumn } from '../findings.js';
import type { ImportItem, ImportSource } from '../import-item.js';
import { sentenceAround } from '../text/sentence-around.js';
import { UnknownTables, Vocabulary, type LookedUpWord } from './vocabulary.js';

const COLUMNS = [
  ['WORDS.stem', 'term'],
  ['WORDS.lang', 'language'],
  ['LOOKUPS.usage', 'context'],
  ['BOOK_INFO.title', 'source_title'],
] as const;

/** Reads words from the vocabulary of a Kindle, with the sentences and books in which they were looked up. */
export class KindleSource implements ImportSource {
  private constructor(
    private readonly vocabulary: Vocabulary,
    private readonly language: Language,
  ) {}

  /** Copies the file into the directory. @throws ImportFault if it is not the vocabulary of a Kindle */
  static async open(
    bytes: AsyncIterable<Uint8Array>,
    { directory, language }: { directory: string; language: Language },
  ): Promise<KindleSource> {
    const path = join(directory, 'vocab.db');
    await pipeline(bytes, createWriteStream(path));
    return withFaults(() => new KindleSource(Vocabulary.open(path), language));
  }

  get itemCount(): number {
    return withFaults(() => this.vocabulary.count());
  }

  async *items(): AsyncGenerator<ImportItem> {
    const words = this.vocabulary.words(LIMITS.contexts);
    for (let next = read(words); next.done !== true; next = read(words)) {
      const { position: line } = next.value;
      yield { section: WORD_SHAPE, line, path: '', value: this.wordOf(next.value) };
    }
  }

  findings(): Findings {
    const columns = COLUMNS.map(([name, member], position): FoundColumn => ({
      noteType: null,
      name,
      position,
      member,
    }));
    return { kind: 'KINDLE', encoding: null, delimiter: null, hasHeader: false, columns };
  }

  async close(): Promise<void> {
    this.vocabulary.close();
  }

  private wordOf({ word, stem, lang, lookups }: LookedUpWord): object {
    const contexts = lookups
      .filter(({ usage }) => usage !== '')
      .map(({ usage, title }) => ({
        sentence: sentenceWith(word, usage),
        ...(title !== '' && { source_title: title }),
      }));
    // A language that is not known stays as it is, and is refused by its name.
    const language = languageNamed(lang) ?? (lang.trim() === '' ? this.language : lang);
    return { term: stem.trim() === '' ? word : stem, language, contexts };
  }
}

function read(words: Generator<LookedUpWord>): IteratorResult<LookedUpWord> {
  return withFaults(() => words.next());
}

/** Returns the sentence that has the word, if a usage has several. */
function sentenceWith(word: string, usage: string): string {
  const at = Math.max(0, usage.indexOf(word));
  return sentenceAround(
    usage.slice(0, at),
    usage.slice(at, at + word.length),
    usage.slice(at + word.length),
  );
}

/** @throws ImportFault instead of an error of SQLite, which means that the file is damaged */
function withFaults<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    const description =
      error instanceof UnknownTables
        ? error.message
        : 'The file is a damaged SQLite database, or no vocab.db of a Kindle';
    throw new ImportFault({ line: null, field: null, reason: 'INVALID_FILE', description });
  }
}
