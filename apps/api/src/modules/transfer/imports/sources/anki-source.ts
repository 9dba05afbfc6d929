import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { AnkiPackageError, openPackage, type AnkiPackage } from '@wordgrove/anki';
import type { Language } from '@wordgrove/contracts';
import { ImportFault } from '../../../../platform/files/import-fault.js';
import { parseMapping, type MappedColumn } from './mapping.js';
import { wordOfNote } from './anki-note.js';
import { WORD_SHAPE } from '../../../learning/off-thread.js';
import type { ImportItem, ImportSource } from './import-item.js';

/** The options for reading a deck. */
export interface DeckOptions {
  mapping: string;
  /** The language of words that name none. */
  language: Language;
  /** The present time. Later reviews are not part of the past. */
  at: Date;
  /** An empty directory for the unpacked file. Its maker also removes it. */
  directory: string;
}

/** Reads words from an Anki deck, one from each note. */
export class AnkiSource implements ImportSource {
  private constructor(
    private readonly deck: AnkiPackage,
    private readonly mapping: readonly MappedColumn[] | null,
    private readonly options: DeckOptions,
  ) {}

  /** Unpacks the deck into files of its own. @throws ImportFault if the file is not a deck */
  static async open(bytes: AsyncIterable<Uint8Array>, options: DeckOptions): Promise<AnkiSource> {
    const path = join(options.directory, 'deck.apkg');
    await pipeline(bytes, createWriteStream(path));
    try {
      const deck = await openPackage(path, options.directory);
      return new AnkiSource(deck, parseMapping(options.mapping)?.columns ?? null, options);
    } catch (error) {
      throw faultOf(error);
    }
  }

  get itemCount(): number {
    return this.deck.noteCount;
  }

  async *items(): AsyncGenerator<ImportItem> {
    try {
      for await (const note of this.deck.notes()) {
        const word = wordOfNote(note, this.mapping, this.options);
        yield { section: WORD_SHAPE, line: note.position, path: '', ...word };
      }
    } catch (error) {
      throw faultOf(error);
    }
  }

  close(): Promise<void> {
    return this.deck.close();
  }
}

function faultOf(error: unknown): unknown {
  if (!(error instanceof AnkiPackageError)) return error;
  const description = error.message;
  return new ImportFault({ line: null, field: null, reason: 'INVALID_FILE', description });
}
