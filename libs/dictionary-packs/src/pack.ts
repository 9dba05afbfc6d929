import type { InstalledEntry } from '@wordgrove/lexicon';
import type { PackLanguages } from './language-codes.js';

/** The words of a pack about itself. */
export interface PackDescription extends PackLanguages {
  format: 'YOMITAN' | 'DICTD';
  title: string;
  /** The words with which the pack states its licence. Null if it has none. */
  licence: string | null;
  /** The address that it comes from. Null if it does not tell it. */
  source: string | null;
}

/** A pack while it is read. */
export interface ReadPack {
  languages: PackLanguages;
  /** Every entry, or null for one that cannot be used. @throws PackError */
  entries: AsyncIterable<InstalledEntry | null>;
  /** Returns the description, which is known when all entries have been read. */
  describe(): PackDescription;
}
