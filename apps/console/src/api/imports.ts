import type { TransferFormat } from '@wordgrove/contracts';
import type {
  CreateImportQuery,
  ImportDto,
  ImportResponse,
  ListImportsResponse,
} from '@wordgrove/dto';
import { call, query, segment } from './client';
import { sendFile, type Upload } from './send-file';

const MEDIA_TYPES: Readonly<Record<TransferFormat, string>> = {
  csv: 'text/csv',
  tsv: 'text/tab-separated-values',
  json: 'application/json',
  apkg: 'application/octet-stream',
};
const PAGE_SIZE = '5';

/** A file to import, and how to read it. */
export interface NewImport extends Pick<Upload, 'file' | 'onProgress' | 'signal'> {
  parameters: CreateImportQuery & { format: TransferFormat };
}

/** Sends a file, which is imported in the background. */
export async function createImport({ parameters, ...upload }: NewImport): Promise<ImportDto> {
  const path = `imports${query({ ...parameters })}`;
  const mediaType = MEDIA_TYPES[parameters.format];
  return (await sendFile<ImportResponse>({ ...upload, path, mediaType })).import;
}

/** Returns the imports page by page, newest first. */
export function listImports(pageToken: string): Promise<ListImportsResponse> {
  return call('GET', `imports${query({ page_size: PAGE_SIZE, page_token: pageToken })}`);
}

/** Deletes an import. An unfinished import is cancelled and imports nothing more. */
export async function deleteImport(id: string): Promise<void> {
  await call('DELETE', `imports/${segment(id)}`);
}
