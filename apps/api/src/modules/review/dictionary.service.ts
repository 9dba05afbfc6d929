import { Injectable } from '@nestjs/common';
import type { Language } from '@wordgrove/contracts';
import { Lexicon } from '@wordgrove/lexicon';
import { withPauses } from '../../platform/time/pause.js';

/** The dictionary, which is opened when somebody first needs it: many processes never do, and it holds 35 MB. */
@Injectable()
export class DictionaryService {
  private readonly lexicon = Lexicon.open();
  private opening: Promise<void> | undefined;

  /** Waits until the dictionary is open, if any of these languages has one. */
  async openFor(languages: Iterable<Language>): Promise<void> {
    if ([...languages].some((language) => this.lexicon.languages.has(language))) await this.open();
  }

  /** Waits until the dictionary is open. Others get their turn while it is opened. */
  open(): Promise<void> {
    this.opening ??= this.openInTurns().catch((error: unknown) => {
      this.opening = undefined;
      throw error;
    });
    return this.opening;
  }

  private async openInTurns(): Promise<void> {
    await withPauses(this.lexicon.openDictionary());
  }
}
