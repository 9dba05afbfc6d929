import { Injectable } from '@nestjs/common';
import { LIMITS, type TransferFormat } from '@wordgrove/contracts';
import type { SqlExecutor } from '../../../platform/database/sql.js';
import { ApiError, resourceExhausted } from '../../../platform/http/api-error.js';
import type { ExportRequest } from '../../../platform/files/export-section.js';
import type { Pieces } from '../../../platform/http/file-response.js';
import { compileWordFilter, SqlParameters } from '../../learning/index.js';
import { writeDeck } from './deck-export.js';
import { writeJson } from './json-export.js';
import { Snapshots } from './snapshot.repository.js';
import { writeTable } from './table-export.js';

/** Each has a connection to the database for as long as its reader takes. */
const MAX_EXPORTS = 5;

const RETRY_SECONDS = 10;

/** Takes the pieces of a file as fast as they can be sent on. */
export type Sink = (pieces: Pieces) => Promise<void>;

/** Writes what a learner has to a file, all of one moment, without ever having it all in memory. */
@Injectable()
export class ExportService {
  /** Whose exports are under way. */
  private readonly running: string[] = [];

  constructor(private readonly snapshots: Snapshots) {}

  /**
   * @throws ApiError 400 `INVALID_FILTER`; 429 `TOO_MANY_EXPORTS` where too many of the user's are under
   * way, 503 where too many of all are
   */
  async write(format: TransferFormat, request: ExportRequest, sink: Sink): Promise<void> {
    compileWordFilter(request.filter, new SqlParameters());
    this.enter(request.userId);
    try {
      await this.snapshots.read((sql) => sink(pieces(format, sql, request)));
    } finally {
      this.running.splice(this.running.indexOf(request.userId), 1);
    }
  }

  private enter(userId: string): void {
    const own = this.running.filter((each) => each === userId).length;
    // Nobody who reads slowly keeps everybody else from theirs.
    if (own >= LIMITS.exportsAtOnce) throw resourceExhausted('TOO_MANY_EXPORTS', RETRY_SECONDS);
    if (this.running.length >= MAX_EXPORTS) throw busy();
    this.running.push(userId);
  }
}

function pieces(format: TransferFormat, sql: SqlExecutor, request: ExportRequest): Pieces {
  if (format === 'csv') return writeTable(sql, request, ',');
  if (format === 'tsv') return writeTable(sql, request, '\t');
  if (format === 'apkg') return writeDeck(sql, request);
  return writeJson(sql, request);
}

function busy(): ApiError {
  return new ApiError('UNAVAILABLE', 'Too many exports are in progress', [], {
    'Retry-After': String(RETRY_SECONDS),
  });
}
