import type { CreateImportResponse } from '@wordgrove/dto';
import { presentImport } from './import.presenter.js';
import type { ImportOptions, ImportsService, Uploader } from './imports.service.js';

/** Imports the file or, with `dry_run`, returns what an import would store. */
export async function createdOrPreview(
  service: ImportsService,
  uploader: Uploader,
  { options, file }: { options: ImportOptions; file: AsyncIterable<Buffer> },
): Promise<CreateImportResponse> {
  if (options.dry_run === 'true')
    return { import: null, preview: await service.preview(uploader, options, file) };
  return { import: presentImport(await service.create(uploader, options, file)), preview: null };
}
