import { LIMITS, type Language, type WordbookVisibility } from '@wordgrove/contracts';

/** Says that a user has as many wordbooks as one may. */
export const TOO_MANY_WORDBOOKS = `There are ${LIMITS.wordbooks} wordbooks; delete one first`;

/** A list of terms of one language; timestamps are ISO 8601 text. */
export interface Wordbook {
  id: string;
  /** Null for those that come with the service. */
  ownerId: string | null;
  name: string;
  description: string;
  language: Language;
  visibility: WordbookVisibility;
  wordCount: number;
  createdAt: string;
  updatedAt: string;
}

/** A term to put into a wordbook. */
export interface WordbookTerm {
  term: string;
  /** The form in which terms are compared. */
  termKey: string;
  note: string | null;
}

/** A term where it stands in its wordbook. */
export interface PlacedTerm {
  term: string;
  note: string | null;
  /** Later ones come later; there are gaps where terms were removed. */
  position: number;
}

/** A term as its reader sees it. */
export interface WordbookWord extends PlacedTerm {
  /** The reader's own; null for a word that they have not collected. */
  masteryLevel: number | null;
}
