export type { AnkiCardToWrite, AnkiNoteToWrite, AnkiReviewToWrite } from './anki-note-to-write.js';
export type {
  AnkiCard,
  AnkiCardType,
  AnkiEase,
  AnkiField,
  AnkiMemory,
  AnkiNote,
  AnkiNoteFault,
  AnkiReview,
  AnkiReviewKind,
} from './anki-note.js';
export { AnkiPackageError, type AnkiPackageFault } from './anki-package-error.js';
export { type AnkiPackage, openPackage, type OpenOptions } from './read/open-package.js';
export { openUntrusted, plainTables, type Database } from './sqlite/untrusted-database.js';
export { numberIn, type Row, textIn } from './sqlite/value.js';
export { gapsOf, hasGaps, type Gap } from './text/gaps.js';
export { plainText } from './text/plain-text.js';
export { writePackage, type WriteOptions } from './write/write-package.js';
