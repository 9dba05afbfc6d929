import { Injectable } from '@nestjs/common';
import type { Language } from '@wordgrove/contracts';
import { Lexicon } from '@wordgrove/lexicon';
import { InstalledPacks } from './installed-packs.service.js';
import { openDictionaryFor } from './open-dictionary.js';
import { serveInstalled } from './process-lexicon.js';

/** The bundled dictionary and the installed ones. */
@Injectable()
export class DictionaryService {
  readonly lexicon: Lexicon;

  constructor(packs: InstalledPacks) {
    this.lexicon = Lexicon.open((language) => packs.of(language));
    serveInstalled(packs);
  }

  /** Waits until the dictionaries are open, if any of these languages has one. */
  async openFor(languages: Iterable<Language>): Promise<void> {
    await openDictionaryFor(languages);
  }
}
