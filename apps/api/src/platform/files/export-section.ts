import type { Scope } from '@wordgrove/contracts';
import type { SqlExecutor } from '../database/sql.js';

/** The request that decides what belongs in an export. */
export interface ExportRequest {
  userId: string;
  /** A condition on words. An empty one means all words. */
  filter: string;
  /** The scopes of the person or application that asks for the export. */
  scopes: readonly Scope[];
  at: Date;
  /** Aborted if nobody waits for the export any more. */
  signal: AbortSignal;
}

/** A part of the lossless file, as the module that keeps the data exports it. */
export interface ExportSection {
  /** The member of the file that holds the section. */
  name: string;
  /** The scope without which the file does not have the section. */
  scope?: Scope;
  /** Returns the member's value, piece by piece. */
  json: (sql: SqlExecutor, request: ExportRequest) => AsyncIterable<string>;
}

/** Returns a list as JSON, with one item on each line, so that a fault can be found by its line. */
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
