import type { Language, WordbookVisibility } from '@wordgrove/contracts';

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

/** A term as its reader sees it. */
export interface WordbookWord {
  term: string;
  note: string | null;
  /** Where it stands in the wordbook. */
  position: number;
  /** The reader's own; null for a word that they have not collected. */
  masteryLevel: number | null;
}
