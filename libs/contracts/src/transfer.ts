/** The formats in which words are exported. */
export const TRANSFER_FORMATS = ['json', 'csv', 'tsv', 'apkg'] as const;
export type TransferFormat = (typeof TRANSFER_FORMATS)[number];

/** The formats in which words are imported; `kindle` is the `vocab.db` of a Kindle. */
export const IMPORT_FORMATS = [...TRANSFER_FORMATS, 'kindle'] as const;
export type ImportFormat = (typeof IMPORT_FORMATS)[number];

/** The kinds of files, which their contents tell. */
export const FILE_KINDS = [
  'WORDGROVE',
  'TABLE',
  'READWISE',
  'ANKI_TEXT',
  'ANKI_DECK',
  'KINDLE',
] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** The states of an import. */
export const IMPORT_STATUSES = ['QUEUED', 'RUNNING', 'SUCCEEDED', 'FAILED'] as const;
export type ImportStatus = (typeof IMPORT_STATUSES)[number];

/** The largest file that can be uploaded, in bytes. */
export const MAX_IMPORT_BYTES = 256 * 1024 * 1024;

/**
 * The syntax of tables, as options of csv-parse. The service uses it, and so does the page that
 * shows the contents of a file. All lines end with a newline at that point.
 */
export const TABLE_SYNTAX = {
  record_delimiter: '\n',
  // If empty lines were returned as rows, a file of nothing else would block all other work.
  skip_empty_lines: true,
  bom: true,
  relax_column_count: true,
  // A cell such as 5" or say "hi" is not an error.
  relax_quotes: true,
} as const;

/** The maximum number of bytes of a small file. Larger ones have a queue of their own. */
export const MAX_SMALL_FILE_BYTES = 1024 * 1024;

/** The name of the lossless JSON format, and its version. */
export const EXPORT_FORMAT = 'wordgrove';
export const EXPORT_VERSION = 1;

/**
 * The name of the account export's format, its version, and the member that holds the JSON format.
 */
export const ACCOUNT_EXPORT_FORMAT = 'wordgrove-account';
export const ACCOUNT_EXPORT_VERSION = 1;
export const LEARNING_PART = 'learning';

/** The columns of an export that an import ignores, because the service sets their values. */
export const INFORMATIVE_COLUMNS = [
  'state',
  'review_count',
  'created_at',
  'last_reviewed_at',
  'next_review_at',
] as const;
