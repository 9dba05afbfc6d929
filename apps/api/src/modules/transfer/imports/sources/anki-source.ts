import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { AnkiPackageError, openPackage, type AnkiPackage } from '@wordgrove/anki';
import type { Language } from '@wordgrove/contracts';
import { ImportFault } from '../../../../platform/files/import-fault.js';
import { parseMapping, type MappedColumn } from './mapping.js';
import { wordOfNote } from './anki-note.js';
import { WORD_SECTION } from '../sections.js';
import type { ImportItem, ImportSource, ReadOptions } from './import-item.js';

/** The options for reading a deck. */
export interface DeckOptions {
  mapping: string;
  /** The language of words that name none. */
  language: Language;
  /** The present time. Later reviews are not part of the past. */
  at: Date;
}

/** Reads words from an Anki deck, one from each note. */
export class AnkiSource implements ImportSource {
  private constructor(
    private readonly directory: string,
    private readonly deck: AnkiPackage,
    private readonly mapping: readonly MappedColumn[] | null,
    private readonly options: DeckOptions,
  ) {}

  /** Unpacks the deck into files of its own. @throws ImportFault if the file is not a deck */
  static async open(bytes: AsyncIterable<Uint8Array>, options: DeckOptions): Promise<AnkiSource> {
    const directory = await mkdtemp(join(tmpdir(), 'wordgrove-import-'));
    try {
      const path = join(directory, 'deck.apkg');
      await pipeline(bytes, createWriteStream(path));
      const deck = await openPackage(path, directory);
      return new AnkiSource(
        directory,
        deck,
        parseMapping(options.mapping)?.columns ?? null,
        options,
      );
    } catch (error) {
      await rm(directory, { recursive: true, force: true });
      throw faultOf(error);
    }
  }

  get itemCount(): number {
    return this.deck.noteCount;
  }

  async *items({ withPast }: ReadOptions): AsyncGenerator<ImportItem> {
    try {
      for await (const note of this.deck.notes({ withReviews: withPast })) {
        const word = wordOfNote(note, this.mapping, this.options);
        yield { section: WORD_SECTION, line: note.position, path: '', ...word };
      }
    } catch (error) {
      throw faultOf(error);
    }
  }

  async close(): Promise<void> {
    await this.deck.close();
    await rm(this.directory, { recursive: true, force: true });
  }
}

function faultOf(error: unknown): unknown {
  if (!(error instanceof AnkiPackageError)) return error;
  const description = error.message;
  return new ImportFault({ line: null, field: null, reason: 'INVALID_FILE', description });
}
