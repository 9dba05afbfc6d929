/** The formats in which words leave and enter the service. */
export const TRANSFER_FORMATS = ['json', 'csv', 'tsv', 'apkg'] as const;
export type TransferFormat = (typeof TRANSFER_FORMATS)[number];

/** Where an import stands. */
export const IMPORT_STATUSES = ['QUEUED', 'RUNNING', 'SUCCEEDED', 'FAILED'] as const;
export type ImportStatus = (typeof IMPORT_STATUSES)[number];

/** How many bytes an uploaded file may have. */
export const IMPORT_BYTES = 256 * 1024 * 1024;

/** What the lossless JSON format calls itself, and its version. */
export const EXPORT_FORMAT = 'wordgrove';
export const EXPORT_VERSION = 1;
