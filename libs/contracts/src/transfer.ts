/** The formats in which words are exported and imported. */
export const TRANSFER_FORMATS = ['json', 'csv', 'tsv', 'apkg'] as const;
export type TransferFormat = (typeof TRANSFER_FORMATS)[number];

/** The states of an import. */
export const IMPORT_STATUSES = ['QUEUED', 'RUNNING', 'SUCCEEDED', 'FAILED'] as const;
export type ImportStatus = (typeof IMPORT_STATUSES)[number];

/** The largest file that can be uploaded, in bytes. */
export const MAX_IMPORT_BYTES = 256 * 1024 * 1024;

/** The name of the lossless JSON format, and its version. */
export const EXPORT_FORMAT = 'wordgrove';
export const EXPORT_VERSION = 1;

/**
 * The name of the account export's format, its version, and the member that holds the JSON format.
 */
export const ACCOUNT_EXPORT_FORMAT = 'wordgrove-account';
export const ACCOUNT_EXPORT_VERSION = 1;
export const LEARNING_PART = 'learning';

/** The columns that an import reads. Columns for lists can occur several times. */
export const IMPORT_COLUMNS = [
  'term',
  'language',
  'tags',
  'notes',
  'context',
  'source_title',
  'source_url',
  'mastery_level',
] as const;
export type ImportColumn = (typeof IMPORT_COLUMNS)[number];

/** The columns of an export that an import ignores, because the service sets their values. */
export const INFORMATIVE_COLUMNS = [
  'state',
  'review_count',
  'created_at',
  'last_reviewed_at',
  'next_review_at',
] as const;

/** True if the value is the name of a column that an import reads. */
export function isImportColumn(name: string): name is ImportColumn {
  return (IMPORT_COLUMNS as readonly string[]).includes(name);
}
