import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { AnkiPackageError, openPackage, type AnkiPackage } from '@wordgrove/anki';
import type { Language } from '@wordgrove/contracts';
import { ImportFault } from '../../../../../platform/files/import-fault.js';
import { WORD_SHAPE } from '../../../../learning/off-thread.js';
import type { Findings } from '../findings.js';
import type { ImportItem, ImportSource } from '../import-item.js';
import { parseMapping, type Mappings } from '../mapping.js';
import { FieldChoices } from './field-choices.js';
import { wordsOfNote } from './note-words.js';

/** The notes that show what the fields are. A type that comes later is judged by its first note. */
const NOTES_TO_KNOW = 2_000;

/** The options for reading a deck. */
export interface DeckOptions {
  mapping: string;
  /** The language of words that name none. */
  language: Language;
  /** The present time. Later reviews are not part of the past. */
  at: Date;
  /** An empty directory for the unpacked file. Its maker also removes it. */
  directory: string;
  /** The maximum size of what is unpacked. */
  maxUnpackedBytes?: number | undefined;
}

/** Reads words from an Anki deck, one from each note or from each gap of a cloze. */
export class AnkiSource implements ImportSource {
  private readonly choices: FieldChoices;

  private constructor(
    private readonly deck: AnkiPackage,
    private readonly mappings: Mappings | null,
    private readonly options: DeckOptions,
  ) {
    this.choices = new FieldChoices(mappings, options.language);
  }

  /** Unpacks the deck into files of its own. @throws ImportFault if the file is not a deck */
  static async open(bytes: AsyncIterable<Uint8Array>, options: DeckOptions): Promise<AnkiSource> {
    const path = join(options.directory, 'deck.apkg');
    await pipeline(bytes, createWriteStream(path));
    const { directory, maxUnpackedBytes: maxCollectionBytes } = options;
    try {
      const limits = maxCollectionBytes === undefined ? {} : { maxCollectionBytes };
      const deck = await openPackage(path, directory, limits);
      return new AnkiSource(deck, parseMapping(options.mapping), options);
    } catch (error) {
      throw faultOf(error);
    }
  }

  get itemCount(): number {
    return this.deck.noteCount;
  }

  async *items(): AsyncGenerator<ImportItem> {
    const scene = { ...this.options, isMapped: this.mappings !== null };
    try {
      await this.look();
      for await (const note of this.deck.notes())
        for (const word of wordsOfNote(note, this.choices.of(note), scene))
          yield { section: WORD_SHAPE, line: note.position, path: '', ...word };
    } catch (error) {
      throw faultOf(error);
    }
  }

  findings(): Findings {
    const text = { encoding: null, delimiter: null, hasHeader: false };
    return { kind: 'ANKI_DECK', ...text, columns: this.choices.found() };
  }

  close(): Promise<void> {
    return this.deck.close();
  }

  /** Looks at notes without their reviews, which is several times faster than reading them. */
  private async look(): Promise<void> {
    let left = NOTES_TO_KNOW;
    for await (const note of this.deck.notes({ withReviews: false })) {
      this.choices.see(note);
      left -= 1;
      if (left === 0) return;
    }
  }
}

function faultOf(error: unknown): unknown {
  if (!(error instanceof AnkiPackageError)) return error;
  const description = error.message;
  return new ImportFault({ line: null, field: null, reason: 'INVALID_FILE', description });
}
