import { Injectable } from '@nestjs/common';
import { masteryLevel, type LoggedReview, type Memory } from '@wordgrove/scheduling';
import { Sql } from '../../../platform/database/sql.js';
import { statement } from '../../../platform/database/statement.js';
import {
  fromWords,
  joinMemoryParameters,
  MEMORY_PARAMETER_COLUMNS,
  memoryOf,
  parametersOf,
  replay,
  STORED_MEMORY_COLUMNS,
  waitForTurn,
  type MemoryParametersRow,
  type StoredMemory,
} from '../../learning/index.js';
import { readLogs } from '../answers/review-log.repository.js';

const BATCH_SIZE = 200;

/** The word after which a batch begins. */
export interface RefoldCursor {
  createdAt: string;
  wordId: string;
}

const START: RefoldCursor = {
  createdAt: '-infinity',
  wordId: '00000000-0000-0000-0000-000000000000',
};

type Row = StoredMemory & MemoryParametersRow;

/** Folds words anew, a batch at a time, so that the learner's answers do not wait long. */
@Injectable()
export class RefoldMemoryRepository {
  constructor(private readonly sql: Sql) {}

  /** Whether the user has a word. */
  async areAny(userId: string): Promise<boolean> {
    return (await this.sql.row(ANY_WORD, [userId])) !== undefined;
  }

  /** Folds the words after the cursor's; answers the cursor of the next batch, undefined at the end. */
  refoldBatch(
    userId: string,
    { createdAt, wordId }: RefoldCursor = START,
    at: Date,
  ): Promise<RefoldCursor | undefined> {
    return this.sql.transaction(async (sql) => {
      const changeNumber = await waitForTurn(sql, userId);
      const words = await sql.rows(LOCK_BATCH, [userId, createdAt, wordId, BATCH_SIZE]);
      const logs = await readLogs(
        sql,
        words.map(({ wordId }) => wordId),
      );
      const changed = words.flatMap((word) => refolded(word, logs.get(word.wordId) ?? []));
      if (changed.length > 0) await sql.execute(WRITE, [JSON.stringify(changed), at, changeNumber]);
      return words.length < BATCH_SIZE ? undefined : words.at(-1);
    });
  }
}

/** What to write for a word; nothing where its memory is the same. */
function refolded(word: Row, log: readonly LoggedReview[]) {
  const memory = replay(word, log, parametersOf(word));
  if (isSame(memory, memoryOf(word))) return [];
  return [{ id: word.wordId, ...memory, masteryLevel: masteryLevel(memory) }];
}

function isSame(one: Memory, other: Memory): boolean {
  return (
    one.state === other.state &&
    one.stability === other.stability &&
    one.difficulty === other.difficulty &&
    one.learningStep === other.learningStep &&
    one.lapseCount === other.lapseCount &&
    one.nextReviewAt.getTime() === other.nextReviewAt.getTime()
  );
}

const ANY_WORD = statement<{ id: string }>(
  'refold.any-word',
  `select id ${fromWords('$1')} limit 1`,
);

const LOCK_BATCH = statement<Row>(
  'refold.lock-batch',
  `select ${STORED_MEMORY_COLUMNS}, ${MEMORY_PARAMETER_COLUMNS}
   from (select * ${fromWords('$1')}) learned_words ${joinMemoryParameters('learned_words.user_id')}
   where (learned_words.created_at, learned_words.id) > ($2::timestamptz, $3::uuid)
     and learned_words.memory_state <> 'NEW'
   order by learned_words.created_at, learned_words.id limit $4 for no key update of learned_words`,
);

const WRITE = statement(
  'refold.write',
  `update learned_words set memory_state = folded.state, stability = folded.stability,
     difficulty = folded.difficulty, learning_step = folded."learningStep",
     lapse_count = folded."lapseCount", next_review_at = folded."nextReviewAt",
     mastery_level = folded."masteryLevel", updated_at = $2, change_number = $3
   from jsonb_to_recordset($1::jsonb) as folded (id uuid, state text,
     stability double precision, difficulty double precision, "learningStep" integer,
     "lapseCount" integer, "nextReviewAt" timestamptz, "masteryLevel" smallint)
   where learned_words.id = folded.id`,
);
