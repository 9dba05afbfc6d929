import type { Scope } from '@wordgrove/contracts';
import type { SqlExecutor } from '../database/sql.js';

/** What belongs into an export. */
export interface ExportRequest {
  userId: string;
  /** Condition on words; empty means all. */
  filter: string;
  /** What whoever asks may read. */
  scopes: readonly Scope[];
  at: Date;
  /** Aborted where nobody waits for it any more. */
  signal: AbortSignal;
}

/** A part of the lossless file, as the module that keeps such data exports it. */
export interface ExportSection {
  /** The member of the file that has it. */
  name: string;
  /** Without this scope the file does not have it. */
  scope?: Scope;
  /** The member's value, piece by piece. */
  json: (sql: SqlExecutor, request: ExportRequest) => AsyncIterable<string>;
}

/** A list in JSON, an item a line: so a fault can be found by its line. */
export async function* jsonList(batches: AsyncIterable<object[]>): AsyncGenerator<string> {
  yield '[';
  let separator = '\n';
  for await (const batch of batches) {
    if (batch.length === 0) continue;
    yield separator + batch.map((item) => JSON.stringify(item)).join(',\n');
    separator = ',\n';
  }
  yield '\n]';
}
