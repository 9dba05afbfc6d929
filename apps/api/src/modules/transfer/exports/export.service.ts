import { Injectable } from '@nestjs/common';
import { LIMITS, type TransferFormat } from '@wordgrove/contracts';
import type { SqlExecutor } from '../../../platform/database/sql.js';
import { FairQueue, type Queue } from '../../../platform/fairness/fair-queue.js';
import { Queues } from '../../../platform/fairness/queues.js';
import { overloaded, resourceExhausted, type ApiError } from '../../../platform/http/api-error.js';
import type { ExportRequest } from '../../../platform/files/export-section.js';
import type { Pieces } from '../../../platform/http/file-response.js';
import type { Pace } from '../../../platform/http/reader-pace.js';
import { compileWordFilter, SqlParameters } from '../../learning/index.js';
import { writeDeck } from './deck-export.js';
import { writeJson } from './json-export.js';
import { MAX_EXPORTS } from './max-exports.js';
import { Snapshots } from './snapshot.repository.js';
import { writeTable } from './table-export.js';

/** The places that a user's second export leaves to others, so that it takes four users to have them all. */
const FREE_FOR_OTHERS = 2;

const RETRY_SECONDS = 10;

/**
 * The pace at which exports must be read. A reader who took a little each minute would else hold a connection for an
 * hour, with an account of any size. A mobile connection with little reception has 256 kbit/s.
 */
const USUAL_PACE: Pace = { graceMs: 60_000, bytesPerSecond: 32 * 1_024 };

/** The pace while somebody waits for a place. */
const HURRIED_PACE: Pace = { graceMs: 10_000, bytesPerSecond: 256 * 1_024 };

/** All exports share their places. */
const ALL = '';

/**
 * Receives the pieces of a file as fast as they can be sent on. `sql` reads the same moment, on the connection that
 * the export has already.
 */
export type Sink = (pieces: Pieces, sql: SqlExecutor) => Promise<void>;

/** Writes a learner's data, as it is at one moment, to a file. The data is never in memory as a whole. */
@Injectable()
export class ExportService {
  /** The time in milliseconds for which an export waits for a place. It has nothing meanwhile, and twelve large ones take as long. */
  patienceMs = 20_000;

  /** The users whose exports are under way or wait. A user is in the list once for each export. */
  private readonly running: string[] = [];
  private readonly places = new FairQueue(MAX_EXPORTS);

  /** The exports of each user, in whichever process of the instance. */
  private readonly ofUsers: Queue;

  constructor(
    private readonly snapshots: Snapshots,
    queues: Queues,
  ) {
    this.ofUsers = queues.open('exports', LIMITS.exportsAtOnce);
  }

  /**
   * Writes the file.
   * @throws ApiError 400 `INVALID_FILTER`; 429 `TOO_MANY_EXPORTS` if too many exports of the user are under
   * way, 503 if too many of all users are
   */
  async write(format: TransferFormat, request: ExportRequest, sink: Sink): Promise<void> {
    compileWordFilter(request.filter, new SqlParameters());
    this.enter(request.userId);
    try {
      await this.asOneOf(request.userId, () =>
        this.snapshots.read(request.signal, (sql) => sink(pieces(format, sql, request), sql)),
      );
    } finally {
      this.running.splice(this.running.indexOf(request.userId), 1);
    }
  }

  /** The pace at which exports must be read at this moment. Slow readers lose their places to those who wait for one. */
  readonly pace = (): Pace => (this.places.waitingCount > 0 ? HURRIED_PACE : USUAL_PACE);

  private async asOneOf(userId: string, work: () => Promise<void>): Promise<void> {
    if (!(await this.ofUsers.enter(userId, { patienceMs: 0 }))) throw tooMany();
    try {
      await this.inPlace(work);
    } finally {
      this.ofUsers.leave(userId);
    }
  }

  private async inPlace(work: () => Promise<void>): Promise<void> {
    if (!(await this.places.enter(ALL, { patienceMs: this.patienceMs }))) throw busy();
    try {
      await work();
    } finally {
      this.places.leave(ALL);
    }
  }

  private enter(userId: string): void {
    const isSecond = this.running.includes(userId);
    // A user who reads slowly must not keep others from their exports.
    const free = MAX_EXPORTS - this.running.length;
    if (isSecond && free <= FREE_FOR_OTHERS) throw tooMany();
    this.running.push(userId);
  }
}

function pieces(format: TransferFormat, sql: SqlExecutor, request: ExportRequest): Pieces {
  if (format === 'csv') return writeTable(sql, request, ',');
  if (format === 'tsv') return writeTable(sql, request, '\t');
  if (format === 'apkg') return writeDeck(sql, request);
  return writeJson(sql, request);
}

function tooMany(): ApiError {
  return resourceExhausted('TOO_MANY_EXPORTS', RETRY_SECONDS);
}

function busy(): ApiError {
  return overloaded('Too many exports are in progress', RETRY_SECONDS);
}
