import type { TransferFormat } from '@wordgrove/contracts';
import type { FileType } from '../../../platform/http/file-response.js';

/** The file type of each format, as it is sent. */
export const FILE_TYPES: Readonly<Record<TransferFormat, FileType>> = {
  json: { mediaType: 'application/json; charset=utf-8', name: 'wordgrove.json' },
  csv: { mediaType: 'text/csv; charset=utf-8; header=present', name: 'wordgrove.csv' },
  tsv: { mediaType: 'text/tab-separated-values; charset=utf-8', name: 'wordgrove.tsv' },
  apkg: { mediaType: 'application/octet-stream', name: 'wordgrove.apkg' },
};
