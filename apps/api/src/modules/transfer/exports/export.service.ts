import { Injectable } from '@nestjs/common';
import { LIMITS, type TransferFormat } from '@wordgrove/contracts';
import type { SqlExecutor } from '../../../platform/database/sql.js';
import { overloaded, resourceExhausted, type ApiError } from '../../../platform/http/api-error.js';
import type { ExportRequest } from '../../../platform/files/export-section.js';
import type { Pieces } from '../../../platform/http/file-response.js';
import { compileWordFilter, SqlParameters } from '../../learning/index.js';
import { writeDeck } from './deck-export.js';
import { writeJson } from './json-export.js';
import { Snapshots } from './snapshot.repository.js';
import { writeTable } from './table-export.js';

/** Each export holds a database connection for as long as its reader takes. */
const MAX_EXPORTS = 5;

/** The places that a user's second export leaves to others, so that it takes four users to have them all. */
const FREE_FOR_OTHERS = 2;

const RETRY_SECONDS = 10;

/**
 * Receives the pieces of a file as fast as they can be sent on. `sql` reads the same moment, on the connection that
 * the export has already.
 */
export type Sink = (pieces: Pieces, sql: SqlExecutor) => Promise<void>;

/** Writes a learner's data, as it is at one moment, to a file. The data is never in memory as a whole. */
@Injectable()
export class ExportService {
  /** The users whose exports are under way. A user is in the list once for each export. */
  private readonly running: string[] = [];

  constructor(private readonly snapshots: Snapshots) {}

  /**
   * Writes the file.
   * @throws ApiError 400 `INVALID_FILTER`; 429 `TOO_MANY_EXPORTS` if too many exports of the user are under
   * way, 503 if too many of all users are
   */
  async write(format: TransferFormat, request: ExportRequest, sink: Sink): Promise<void> {
    compileWordFilter(request.filter, new SqlParameters());
    this.enter(request.userId);
    try {
      await this.snapshots.read((sql) => sink(pieces(format, sql, request), sql));
    } finally {
      this.running.splice(this.running.indexOf(request.userId), 1);
    }
  }

  private enter(userId: string): void {
    const own = this.running.filter((each) => each === userId).length;
    // A user who reads slowly must not keep others from their exports.
    const free = MAX_EXPORTS - this.running.length;
    if (own >= LIMITS.exportsAtOnce || (own > 0 && free <= FREE_FOR_OTHERS))
      throw resourceExhausted('TOO_MANY_EXPORTS', RETRY_SECONDS);
    if (free === 0) throw busy();
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
  return overloaded('Too many exports are in progress', RETRY_SECONDS);
}
