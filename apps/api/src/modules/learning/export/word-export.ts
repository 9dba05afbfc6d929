import type { ExportedWord } from '@wordgrove/dto';
import type { SqlExecutor } from '../../../platform/database/sql.js';
import { inBatches } from '../../../platform/files/batches.js';
import {
  jsonList,
  type ExportRequest,
  type ExportSection,
} from '../../../platform/files/export-section.js';
import { slicesOf } from '../../../platform/http/slices.js';
import { ownLoopTurn } from '../../../platform/time/loop-turn.js';
import { presentLearnedWord } from '../learned-word.presenter.js';
import { bytesOf } from '../pages/word-page.js';
import { readWords, type WordToExport } from './word-export.repository.js';

/** The section with the user's words. Each looks as elsewhere in the API, with its memory added. */
export const WORD_EXPORT: ExportSection = {
  name: 'words',
  json: (sql, request) => jsonList(presented(sql, request)),
};

/** Returns the words of an export, batch after batch. Each comes in a turn of the event loop of its own. */
export async function* wordBatches(
  sql: SqlExecutor,
  request: ExportRequest,
): AsyncGenerator<WordToExport[]> {
  const read = inBatches<WordToExport>((after, limit) => readWords(sql, request, after, limit));
  for await (const words of read) {
    for (const batch of slicesOf(words, bytesOf)) {
      await ownLoopTurn();
      yield batch;
    }
  }
}

async function* presented(sql: SqlExecutor, request: ExportRequest) {
  for await (const batch of wordBatches(sql, request)) yield batch.map(presentWord);
}

function presentWord(word: WordToExport): ExportedWord {
  return {
    ...presentLearnedWord(word),
    sense_id: word.senseId,
    memory: {
      state: word.memoryState,
      suspended: word.suspended,
      stability: word.stability,
      difficulty: word.difficulty,
      learning_step: word.learningStep,
      last_review_time_zone: word.lastReviewTimeZone,
      declared_mastery_level: word.declaredMasteryLevel,
      declared_at: word.declaredAt,
      declared_time_zone: word.declaredTimeZone,
    },
  };
}
