/** The formats in which words leave and enter the service. */
export const TRANSFER_FORMATS = ['json', 'csv', 'tsv', 'apkg'] as const;
export type TransferFormat = (typeof TRANSFER_FORMATS)[number];

/** Where an import stands. */
export const IMPORT_STATUSES = ['QUEUED', 'RUNNING', 'SUCCEEDED', 'FAILED'] as const;
export type ImportStatus = (typeof IMPORT_STATUSES)[number];

/** How many bytes an uploaded file may have. */
export const IMPORT_BYTES = 256 * 1024 * 1024;

/**
 * How tables are read, as options of csv-parse: by the service, and by the page that shows what is in a file. All lines
 * end with a newline by then.
 */
export const TABLE_SYNTAX = {
  record_delimiter: '\n',
  // If they came as rows, a file of nothing else kept everybody waiting.
  skip_empty_lines: true,
  bom: true,
  relax_column_count: true,
  // A cell such as 5" or say "hi" is no fault.
  relax_quotes: true,
} as const;

/** What the lossless JSON format calls itself, and its version. */
export const EXPORT_FORMAT = 'wordgrove';
export const EXPORT_VERSION = 1;

/** What the export of an account calls itself; its version, and the member that has the JSON format. */
export const ACCOUNT_EXPORT_FORMAT = 'wordgrove-account';
export const ACCOUNT_EXPORT_VERSION = 1;
export const LEARNING_PART = 'learning';

/** The columns of an export that an import leaves alone: the service decides on them. */
export const INFORMATIVE_COLUMNS = [
  'state',
  'review_count',
  'created_at',
  'last_reviewed_at',
  'next_review_at',
] as const;
