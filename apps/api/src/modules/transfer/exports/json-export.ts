import { EXPORT_FORMAT, EXPORT_VERSION } from '@wordgrove/contracts';
import type { SqlExecutor } from '../../../platform/database/sql.js';
import { readFits, readParameters, readWords, type WordToExport } from '../../learning/index.js';
import {
  presentPlanSettings,
  readPlans,
  readReviews,
  type ReviewToExport,
} from '../../review/index.js';
import {
  readTermsAfter,
  readWordbookAfter,
  type PlacedTerm,
  type WordbookHead,
} from '../../wordbooks/index.js';
import { inBatches } from './batches.js';
import type { ExportRequest } from './export-file.js';
import {
  presentFit,
  presentParameters,
  presentReviewInFile,
  presentWord,
  presentWordbookHead,
} from './export.presenter.js';

/** The lossless file, piece by piece, in the order in which an import needs it. */
export async function* writeJson(sql: SqlExecutor, request: ExportRequest): AsyncGenerator<string> {
  const head = {
    format: EXPORT_FORMAT,
    version: EXPORT_VERSION,
    exported_at: request.at.toISOString(),
  };
  yield JSON.stringify(head).slice(0, -1);
  yield* list('words', words(sql, request));
  if (request.withWordbooks) yield* wordbooks(sql, request);
  if (request.withReviews) yield* reviewSections(sql, request);
  yield '\n}\n';
}

async function* reviewSections(sql: SqlExecutor, request: ExportRequest): AsyncGenerator<string> {
  const { userId, at } = request;
  const parameters = await readParameters(sql, userId);
  const presented = parameters === undefined ? null : presentParameters(parameters);
  yield `,\n"memory_parameters":${JSON.stringify(presented)}`;
  yield* list('review_plans', one((await readPlans(sql, userId, at)).map(presentPlanSettings)));
  yield* list('reviews', reviews(sql, request));
  yield* list('fitted_weights', one((await readFits(sql, userId)).map(presentFit)));
}

async function* words(sql: SqlExecutor, request: ExportRequest) {
  const batches = inBatches<WordToExport>((after, limit) => readWords(sql, request, after, limit));
  for await (const batch of batches) yield batch.map(presentWord);
}

async function* reviews(sql: SqlExecutor, request: ExportRequest) {
  const batches = inBatches<ReviewToExport>((after, limit) =>
    readReviews(sql, request, after, limit),
  );
  for await (const batch of batches) yield batch.map(presentReviewInFile);
}

/** Like {@link list}, but each in pieces. */
async function* wordbooks(sql: SqlExecutor, { userId }: ExportRequest): AsyncGenerator<string> {
  yield ',\n"wordbooks":[';
  let separator = '\n';
  let wordbook: WordbookHead | undefined;
  while ((wordbook = await readWordbookAfter(sql, userId, wordbook)) !== undefined) {
    yield `${separator}${JSON.stringify(presentWordbookHead(wordbook)).slice(0, -1)},"words":[`;
    yield* terms(sql, wordbook.id);
    yield ']}';
    separator = ',\n';
  }
  yield '\n]';
}

async function* terms(sql: SqlExecutor, wordbookId: string): AsyncGenerator<string> {
  const batches = inBatches<PlacedTerm>((after, limit) =>
    readTermsAfter(sql, wordbookId, after, limit),
  );
  let separator = '';
  for await (const batch of batches) {
    yield separator + batch.map(({ term, note }) => JSON.stringify({ term, note })).join(',');
    separator = ',';
  }
}

async function* one<T>(batch: T[]): AsyncGenerator<T[]> {
  yield batch;
}

/** A member that is a list, an item a line: so a fault can be found by its line. */
async function* list(name: string, batches: AsyncIterable<object[]>): AsyncGenerator<string> {
  yield `,\n"${name}":[`;
  let separator = '\n';
  for await (const batch of batches) {
    if (batch.length === 0) continue;
    yield separator + batch.map((item) => JSON.stringify(item)).join(',\n');
    separator = ',\n';
  }
  yield '\n]';
}
