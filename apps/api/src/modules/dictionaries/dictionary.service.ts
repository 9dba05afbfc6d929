import { Injectable } from '@nestjs/common';
import type { Language } from '@wordgrove/contracts';
import { Lexicon } from '@wordgrove/lexicon';
import { InstalledPacks } from './installed-packs.service.js';
import { openDictionaryFor } from './open-dictionary.js';

/** The bundled dictionary and the installed ones. */
@Injectable()
export class DictionaryService {
  readonly lexicon: Lexicon;

  constructor(private readonly packs: InstalledPacks) {
    this.lexicon = Lexicon.open((language) => packs.of(language));
  }

  /** Waits until the dictionaries are open, if any of these languages has one. */
  async openFor(languages: Iterable<Language>): Promise<void> {
    await this.packs.opened();
    await openDictionaryFor(languages);
  }
}
