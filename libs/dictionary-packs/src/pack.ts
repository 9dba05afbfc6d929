import type { Language } from '@wordgrove/contracts';
import type { InstalledEntry } from '@wordgrove/lexicon';

/** The words of a pack about itself. */
export interface PackDescription {
  format: 'YOMITAN' | 'DICTD';
  title: string;
  language: Language;
  /** The code of the language of the definitions. Null if the pack does not tell it. */
  definitionLanguage: string | null;
  /** The words with which the pack states its licence. Null if it has none. */
  licence: string | null;
  /** The address that it comes from. Null if it does not tell it. */
  source: string | null;
}

/** A pack while it is read. */
export interface ReadPack {
  /** Every entry, or null for one that cannot be used. @throws PackError */
  entries: AsyncIterable<InstalledEntry | null>;
  /** Returns the description, which is known when all entries have been read. */
  describe(): PackDescription;
}
