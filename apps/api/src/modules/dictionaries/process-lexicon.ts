import type { Language } from '@wordgrove/contracts';
import { Lexicon, type InstalledDictionary } from '@wordgrove/lexicon';

/** The dictionaries that the operator has installed, as far as this process knows. */
interface Installed {
  of(language: Language): readonly InstalledDictionary[];
  /** Waits until what was indexed before is open. */
  opened(): Promise<void>;
  /** Another object if there are other dictionaries. */
  listing: unknown;
}

let installed: Installed = { of: () => [], opened: async () => undefined, listing: undefined };

/** The dictionaries of this process, of which there is one set, as there is one bundled dictionary. */
export const LEXICON = Lexicon.open((language) => installed.of(language));

/** Lets {@link LEXICON} know what is installed. */
export function serveInstalled(packs: Installed): void {
  installed = packs;
}

export function installedOpened(): Promise<void> {
  return installed.opened();
}

/** Returns another value if {@link LEXICON} may say something else of a word than before. */
export function installedListing(): unknown {
  return installed.listing;
}
