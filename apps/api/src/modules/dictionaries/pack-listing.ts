import type { IndexedPack } from '@wordgrove/dictionary-packs';

/** A pack that serves cards. */
export interface ReadyPack {
  name: string;
  /** The SHA-256 of its files. */
  hash: string;
  pack: IndexedPack;
}

/** A pack that does not serve cards, now or at all. */
export interface UnavailablePack {
  name: string;
  state: 'INDEXING' | 'REFUSED';
  /** The reason if it is refused; `''` while it is indexed. */
  reason: string;
}

/** The packs of a directory. */
export interface PackListing {
  ready: readonly ReadyPack[];
  unavailable: readonly UnavailablePack[];
}
