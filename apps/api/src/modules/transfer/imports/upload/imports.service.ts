import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DEFAULT_LANGUAGE, type ImportFormat, type Scope } from '@wordgrove/contracts';
import type { CreateImportQuery, ImportPreviewDto, PageQuery } from '@wordgrove/dto';
import { CONFIGURATION, type Configuration } from '../../../../platform/config/configuration.js';
import { DiskSpace } from '../../../../platform/disk/disk-space.js';
import {
  ApiError,
  failedPrecondition,
  invalidArgument,
  notFound,
} from '../../../../platform/http/api-error.js';
import { NewestFirst, type Page } from '../../../../platform/http/newest-first.js';
import { isUuid } from '../../../../platform/http/uuid.js';
import { Clock } from '../../../../platform/time/clock.js';
import { inChunks } from './chunks.js';
import { formatOfFile, type MeantFormat } from './format-of-file.js';
import { MAX_UNFINISHED, type Import, type ImportInQueue } from '../import.js';
import { ImportPreviewer } from './import-preview.service.js';
import { ImportUploadRepository, type NewImport } from './import-upload.repository.js';
import { ImportRepository } from '../import.repository.js';
import { parseMapping } from '../sources/mapping.js';

const MEBIBYTE = 1024 * 1024;
const RETRY_SECONDS = 60;

/** The person who uploads a file, or the application that does so on a person's behalf. */
export interface Uploader {
  userId: string;
  applicationId: string | null;
  /** As in `ImportEntity`. */
  accessId: string | null;
  /** The scopes that say which sections of a file may be written. */
  scopes: readonly Scope[];
}

/** The options for reading a file. */
export type ImportOptions = CreateImportQuery & { meant: MeantFormat };

/** Receives files, and reports on their imports. */
@Injectable()
export class ImportsService {
  private readonly maxBytes: number;

  constructor(
    private readonly uploads: ImportUploadRepository,
    private readonly imports: ImportRepository,
    private readonly previewer: ImportPreviewer,
    private readonly newestFirst: NewestFirst,
    private readonly clock: Clock,
    private readonly disk: DiskSpace,
    @Inject(CONFIGURATION) configuration: Configuration,
  ) {
    this.maxBytes = configuration.importStorageMebibytes * MEBIBYTE;
  }

  /**
   * Stores the file and enqueues its import.
   * @throws ApiError 400 `INVALID_MAPPING`, `REQUIRED` or `TOO_MANY_IMPORTS`; 413; 503 `IMPORTS_FULL` or
   *   `DISK_FULL`
   */
  async create(
    uploader: Uploader,
    query: ImportOptions,
    file: AsyncIterable<Buffer>,
  ): Promise<ImportInQueue> {
    const upload = await this.begin(uploader, query);
    try {
      const received = await this.receive(upload.id, query, file);
      const finished = await this.uploads.finish(upload.id, received);
      if (finished === undefined) throw notFound('user');
      const [item] = await this.inQueue([finished]);
      return item as ImportInQueue;
    } catch (error) {
      await this.uploads.discard(upload.id);
      throw error;
    }
  }

  /** Stores the file until its preview is made. @throws ApiError as {@link create}; 503 `OVERLOADED` */
  async preview(
    uploader: Uploader,
    query: ImportOptions,
    file: AsyncIterable<Buffer>,
  ): Promise<ImportPreviewDto> {
    const upload = await this.begin(uploader, query);
    try {
      const received = await this.receive(upload.id, query, file);
      return await this.previewer.preview({ ...upload, ...received });
    } finally {
      await this.uploads.discard(upload.id);
    }
  }

  /** @throws ApiError 404 */
  async get(userId: string, id: string): Promise<ImportInQueue> {
    const found = isUuid(id) ? await this.imports.find(userId, id) : undefined;
    if (found === undefined) throw notFound('import');
    const [item] = await this.inQueue([found]);
    return item as ImportInQueue;
  }

  /** @throws ApiError 400 `INVALID_PAGE_TOKEN` */
  async list(userId: string, query: PageQuery): Promise<Page<ImportInQueue>> {
    const { items, ...page } = await this.newestFirst.page(
      ['imports', userId],
      query,
      (cursor, limit) => this.imports.list(userId, cursor, limit),
    );
    return { ...page, items: await this.inQueue(items) };
  }

  /** Deletes an import. If it is not finished, it imports nothing more. @throws ApiError 404 */
  async delete(userId: string, id: string): Promise<void> {
    const isDeleted = isUuid(id) && (await this.imports.delete(userId, id));
    if (!isDeleted) throw notFound('import');
  }

  /** Adds the positions of those that wait. */
  private async inQueue(items: readonly Import[]): Promise<ImportInQueue[]> {
    const waiting = items.filter(({ status }) => status === 'QUEUED').map(({ id }) => id);
    const positions = await this.imports.positions(waiting);
    return items.map((item) => ({ ...item, queuePosition: positions.get(item.id) ?? null }));
  }

  private async begin(
    { userId, applicationId, accessId, scopes }: Uploader,
    query: ImportOptions,
  ): Promise<NewImport> {
    const upload: NewImport = {
      id: randomUUID(),
      userId,
      applicationId,
      accessId,
      scopes: [...scopes],
      format: query.format ?? query.meant.ofMediaType ?? 'csv',
      language: query.language ?? DEFAULT_LANGUAGE,
      mapping: checkedMapping(query),
      skipBadRows: query.skip_bad_rows === 'true',
      at: this.clock.now(),
    };
    if (await this.uploads.begin(upload)) return upload;
    const description = `You already have ${MAX_UNFINISHED} unfinished imports`;
    throw failedPrecondition('TOO_MANY_IMPORTS', description);
  }

  private async receive(
    id: string,
    query: ImportOptions,
    file: AsyncIterable<Buffer>,
  ): Promise<Pick<Import, 'totalBytes' | 'format'>> {
    let position = 0;
    let totalBytes = 0;
    let format: ImportFormat = 'csv';
    for await (const chunk of inChunks(file)) {
      if (position === 0) format = formatOfFile(chunk, query.meant);
      await this.disk.demand();
      if (!(await this.uploads.add({ importId: id, position, bytes: chunk }, this.maxBytes)))
        throw storageFull();
      position += 1;
      totalBytes += chunk.length;
    }
    if (totalBytes === 0) throw noFile();
    refuseMapping(query, format);
    return { totalBytes, format };
  }
}

function checkedMapping(query: ImportOptions): string {
  const { format, mapping = '' } = query;
  if (format !== undefined) refuseMapping(query, format);
  try {
    parseMapping(mapping);
    return mapping;
  } catch (error) {
    throw invalidMapping((error as SyntaxError).message);
  }
}

/** Refuses a mapping for a file whose members have names of their own. @throws ApiError */
function refuseMapping({ mapping = '' }: ImportOptions, format: ImportFormat): void {
  const hasNames = format === 'json' || format === 'kindle';
  if (hasNames && mapping !== '') throw invalidMapping(`must be absent for ${format}`);
}

function invalidMapping(description: string): ApiError {
  return invalidArgument({ reason: 'INVALID_MAPPING', field: 'mapping', description });
}

function storageFull(): ApiError {
  const message = 'Too many files wait to be imported';
  const reason = { reason: 'IMPORTS_FULL', description: message } as const;
  return new ApiError('UNAVAILABLE', message, [reason], { 'Retry-After': String(RETRY_SECONDS) });
}

function noFile() {
  return invalidArgument({ reason: 'REQUIRED', description: 'The body must be the file' });
}
