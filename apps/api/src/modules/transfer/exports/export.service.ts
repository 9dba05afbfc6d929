import { Injectable } from '@nestjs/common';
import type { TransferFormat } from '@wordgrove/contracts';
import type { SqlExecutor } from '../../../platform/database/sql.js';
import { ApiError } from '../../../platform/http/api-error.js';
import { compileWordFilter, SqlParameters } from '../../learning/index.js';
import { writeDeck } from './deck-export.js';
import type { ExportRequest } from './export-file.js';
import { writeJson } from './json-export.js';
import { Snapshots } from './snapshot.repository.js';
import { writeTable } from './table-export.js';

/** Each has a connection to the database for as long as its reader takes. */
const MOST_AT_ONCE = 5;

/** Takes the pieces of a file as fast as they can be sent on. */
export type Sink = (pieces: AsyncIterable<string | Uint8Array>) => Promise<void>;

/** Writes what a learner has to a file, all of one moment, without ever having it all in memory. */
@Injectable()
export class ExportService {
  private running = 0;

  constructor(private readonly snapshots: Snapshots) {}

  /** @throws ApiError 400 `INVALID_FILTER`; 503 where too many exports are under way */
  async write(format: TransferFormat, request: ExportRequest, sink: Sink): Promise<void> {
    compileWordFilter(request.filter, new SqlParameters());
    if (this.running >= MOST_AT_ONCE) throw busy();
    this.running += 1;
    try {
      await this.snapshots.read((sql) => sink(pieces(format, sql, request)));
    } finally {
      this.running -= 1;
    }
  }
}

function pieces(
  format: TransferFormat,
  sql: SqlExecutor,
  request: ExportRequest,
): AsyncGenerator<string | Uint8Array> {
  if (format === 'csv') return writeTable(sql, request, ',');
  if (format === 'tsv') return writeTable(sql, request, '\t');
  if (format === 'apkg') return writeDeck(sql, request);
  return writeJson(sql, request);
}

function busy(): ApiError {
  return new ApiError('UNAVAILABLE', 'Too many exports are under way', [], { 'Retry-After': '10' });
}
