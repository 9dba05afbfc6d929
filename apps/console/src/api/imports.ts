import type { ImportFormat } from '@wordgrove/contracts';
import type {
  CreateImportQuery,
  CreateImportResponse,
  ImportDto,
  ImportPreviewDto,
  ListImportsResponse,
} from '@wordgrove/dto';
import { call, query, segment } from './client';
import { sendFile, type Upload } from './send-file';

const MEDIA_TYPES: Readonly<Record<ImportFormat, string>> = {
  csv: 'text/csv',
  tsv: 'text/tab-separated-values',
  json: 'application/json',
  apkg: 'application/octet-stream',
  kindle: 'application/octet-stream',
};
const PAGE_SIZE = '5';

/** A file to import, and how to read it. */
export interface NewImport extends Pick<Upload, 'file' | 'onProgress' | 'signal'> {
  parameters: CreateImportQuery & { format: ImportFormat };
}

/** Sends a file, which is imported in the background. */
export async function createImport(upload: NewImport): Promise<ImportDto> {
  return (await send(upload)).import as ImportDto;
}

/** Sends a file to see what would be imported. Nothing is stored. */
export async function previewImport({
  parameters,
  ...upload
}: NewImport): Promise<ImportPreviewDto> {
  const { preview } = await send({ ...upload, parameters: { ...parameters, dry_run: 'true' } });
  return preview as ImportPreviewDto;
}

function send({ parameters, ...upload }: NewImport): Promise<CreateImportResponse> {
  const path = `imports${query({ ...parameters })}`;
  const mediaType = MEDIA_TYPES[parameters.format];
  return sendFile<CreateImportResponse>({ ...upload, path, mediaType });
}

/** Returns the imports page by page, newest first. */
export function listImports(pageToken: string): Promise<ListImportsResponse> {
  return call('GET', `imports${query({ page_size: PAGE_SIZE, page_token: pageToken })}`);
}

/** Deletes an import. An unfinished import is cancelled and imports nothing more. */
export async function deleteImport(id: string): Promise<void> {
  await call('DELETE', `imports/${segment(id)}`);
}
