import {
  LIFETIME_DAYS,
  MAX_IMPORT_BYTES,
  mebibytes,
  type FileKind,
  type ImportFormat,
  type ImportStatus,
} from '@wordgrove/contracts';
import { counted } from '../counts';

/** The texts of the import of words. */
export const TEXTS = {
  title: 'Import words',
  lead: 'You can import words from a spreadsheet, from Anki, from a Kindle or from another Wordgrove server, where “Download everything” gives you the file. Words that you already have keep their schedule.',
  file: 'File',
  fileNote: `A table (.csv, .tsv, .txt), an Anki deck (.apkg, .colpkg), the vocab.db of a Kindle or a Wordgrove file (.json), up to ${mebibytes(MAX_IMPORT_BYTES)}.`,
  choose: 'Choose a file',
  nothingChosen: 'Choose a file.',
  nothingImported: 'Nothing was imported',
  otherKind:
    'Choose a table (.csv, .tsv, .txt), an Anki deck (.apkg, .colpkg), the vocab.db of a Kindle or a Wordgrove file (.json).',
  empty: 'The file is empty.',
  tooLarge: `The file is larger than ${mebibytes(MAX_IMPORT_BYTES)}.`,
  notAnki: 'The file is not an Anki package.',
  notWordgrove: 'The file is not a Wordgrove file.',
  unreadable: 'The file could not be read.',
  noRows: 'The file has no rows.',
  endless: 'The first row does not end or is too long; a closing quote may be missing.',
  notUtf8: 'The file is not encoded in UTF-8. Save it again as “CSV UTF-8”.',
  knownColumns: 'The first row names all columns, and Wordgrove knows them all.',
  columns: 'Columns',
  hasHeader: 'The first row contains column names',
  column: (place: number) => `Column ${place}`,
  quoted: (text: string) => `“${text}”`,
  emptyColumn: 'Empty in the first rows',
  leaveOut: 'Do not import',
  noTerms: 'Choose the column that contains the words.',
  onlyOne: (label: string) => `Only one column can be “${label}”.`,
  fields: 'Fields of the notes',
  fieldsNote: 'The order of the fields when you edit a note in Anki, from top to bottom.',
  asNamed: 'As their names and content say',
  wordFirst: 'First the word, then its meaning',
  meaningFirst: 'First the meaning, then the word',
  onlyWord: 'Only the word, from the first field',
  twoNotes: 'First the word, then two notes',
  wordsLanguage: 'Language of the words',
  wordsLanguageNote: 'It applies to words for which the file does not name a language.',
  chooseOne: 'Choose…',
  noLanguage: 'Choose a language.',
  skipBadRows: 'Skip rows with errors',
  skipBadRowsNote: 'If you do not tick this, a single error stops the whole import.',
  import: 'Import',
  preview: 'Preview',
  unreadablePreview: 'The file cannot be read. Nothing has been imported.',
  fileIs: (kind: string, rows: number, isComplete: boolean) =>
    `The file is ${kind}. Nothing has been imported yet; this shows ${isComplete ? 'all' : 'the first'} ${counted(rows, 'row')}.`,
  takenFor: (column: string, label: string) => `“${column}” is “${label}”`,
  notImported: (names: string) => `Not imported: ${names}.`,
  firstWords: 'First words',
  word: 'Word',
  meaning: 'Meaning or note',
  sentence: 'Example sentence',
  language: 'Language',
  uploading: 'Uploading the file… Stay on this page until it is done.',
  stopUpload: 'Stop the upload',
  uploadProgress: 'Upload progress',
  imports: `Imports in the last ${LIFETIME_DAYS.import} days`,
  progress: 'Import progress',
  errors: 'Errors in the file',
  note: 'Note',
  line: 'Line',
  error: 'Error',
  showMore: (count: number) => `Show ${counted(count, 'more error')}`,
  onlyFirst: (shown: number, count: number) =>
    `Only the first ${shown} of ${counted(count, 'error')} are shown.`,
  withoutRows: 'Import without these rows',
  cancel: 'Cancel the import',
  cancelQuestion: 'Cancel the import?',
  cancelText: 'What has been imported so far stays. Nothing more will be imported.',
  cancelled: 'The import has been cancelled',
  remove: 'Remove from the list',
  removed: 'The import has been removed from the list. Its words stay.',
} as const;

/** The sentences about the state or the result of an import. */
export const OUTCOMES = {
  waits: 'It is waiting for its turn.',
  checked: (rows: number) => `${counted(rows, 'row')} checked so far.`,
  written: (rows: number) => `The file has been checked; ${counted(rows, 'row')} imported so far.`,
  canLeave: 'You can leave this page.',
  created: (words: number, rows: number) =>
    `${counted(words, 'new word')} from ${counted(rows, 'row')}.`,
  existed: (words: number) =>
    `${counted(words, 'word')} already existed; any missing details were added.`,
  skipped: (rows: number) => `${counted(rows, 'row')} with errors ${were(rows)} skipped.`,
  skippedSome: (errors: number) =>
    `Rows with errors were skipped. The file has ${counted(errors, 'error')}.`,
  tooComplex: 'Nothing was imported because reading the file takes too much memory or time.',
  badFile: 'Nothing was imported because the file does not match its format.',
  badRows: (errors: number) =>
    `Nothing was imported because the file has ${counted(errors, 'error')}.`,
  correct: 'Correct the file and import it again, or import it without these rows.',
  stopped: 'The import stopped because something went wrong on our side.',
  addTheRest: (words: number) =>
    `${counted(words, 'new word')} ${were(words)} imported. Import the file again to add the rest.`,
  again: 'Import the file again.',
  accessEnded: 'The import ended because the application that began it has no more access.',
  before: (words: number) => `${counted(words, 'new word')} ${were(words)} imported before.`,
} as const;

/** The kind of a file, in the sentence about its preview. */
export const KINDS: Readonly<Record<FileKind, string>> = {
  WORDGROVE: 'a Wordgrove file',
  TABLE: 'a table',
  READWISE: 'highlights of Readwise',
  ANKI_TEXT: 'notes that Anki exported as text',
  ANKI_DECK: 'an Anki deck',
  KINDLE: 'the vocabulary of a Kindle',
};

export const FORMATS: Readonly<Record<ImportFormat, string>> = {
  csv: 'CSV table',
  tsv: 'TSV table',
  json: 'JSON file',
  apkg: 'Anki deck',
  kindle: 'Kindle vocabulary',
};

export const STATUSES: Readonly<Record<ImportStatus, string>> = {
  QUEUED: 'Waiting',
  RUNNING: 'Running',
  SUCCEEDED: 'Done',
  FAILED: 'Failed',
};

function were(count: number): string {
  return count === 1 ? 'was' : 'were';
}
