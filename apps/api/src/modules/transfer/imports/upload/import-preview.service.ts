import { Injectable } from '@nestjs/common';
import { LIMITS } from '@wordgrove/contracts';
import type { ImportPreviewDto } from '@wordgrove/dto';
import { ImportFault } from '../../../../platform/files/import-fault.js';
import { overloaded } from '../../../../platform/http/api-error.js';
import { FileReader, NoThreadFree } from '../read/file-reader.service.js';
import type { PreviewResult, ReadTask } from '../read/read-task.js';
import { UploadedBytes } from './uploaded-bytes.repository.js';

const RETRY_SECONDS = 30;

/** A file that has been uploaded, but is not imported. */
export type UploadedFile = ReadTask['file'] & { id: string; userId: string; at: Date };

/** Tells what an import of a file would store. */
@Injectable()
export class ImportPreviewer {
  constructor(
    private readonly reader: FileReader,
    private readonly uploaded: UploadedBytes,
  ) {}

  /** @throws ApiError 503 `OVERLOADED` if no thread is free */
  async preview(file: UploadedFile): Promise<ImportPreviewDto> {
    return presentPreview(file, await this.read(file));
  }

  private async read({ id, at, ...file }: UploadedFile): Promise<PreviewResult> {
    try {
      return await this.reader.preview(file, (position) => this.uploaded.piece(id, position), at);
    } catch (error) {
      if (error instanceof NoThreadFree)
        throw overloaded('Too many files wait to be read', RETRY_SECONDS);
      if (error instanceof ImportFault) return nothingBut(error);
      throw error;
    }
  }
}

function nothingBut({ error }: ImportFault): PreviewResult {
  return {
    ...{ findings: null, words: [], languages: [], sections: [], itemCount: 0, isComplete: false },
    faults: { count: 1, first: [error] },
  };
}

function presentPreview(
  { format, totalBytes }: UploadedFile,
  { findings, words, languages, sections, itemCount, isComplete, faults }: PreviewResult,
): ImportPreviewDto {
  const columns = findings?.columns.slice(0, LIMITS.previewColumns) ?? [];
  return {
    format,
    kind: findings?.kind ?? null,
    encoding: findings?.encoding ?? null,
    delimiter: findings?.delimiter ?? null,
    has_header: findings?.hasHeader ?? false,
    columns: columns.map(({ noteType, ...column }) => ({ note_type: noteType, ...column })),
    words: [...words],
    languages: languages.map(([language, count]) => ({ language, count })),
    sections: sections.map(([name, count]) => ({ name, count })),
    total_bytes: totalBytes,
    sampled_count: itemCount,
    is_complete: isComplete,
    error_count: faults.count,
    errors: [...faults.first],
  };
}
