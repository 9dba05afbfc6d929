import { Injectable } from '@nestjs/common';
import { columnsOf } from '../../../platform/database/columns.js';
import { Sql } from '../../../platform/database/sql.js';
import { statement } from '../../../platform/database/statement.js';
import { ChangeCounterEntity } from './change-counter.entity.js';
import type { LearnedWord } from '../learned-word.js';
import { bytesEach, pageColumns } from '../pages/page-select.sql.js';
import type { Paged, WordPage } from '../pages/word-page.js';
import { WordPages } from '../pages/word-pages.js';

/**
 * The position to which a client has followed the changes. Numbers are text because JavaScript would round
 * large ones.
 */
export interface ChangeCursor {
  changeNumber: string;
  /** The id of the last word. It tells apart the words that share one change number. */
  wordId: string;
  /** The client never had the words that were deleted up to this change number. */
  deletionsAfter: string;
}

/** A word that changed, or the id of one that was deleted. */
export type Change = { changeNumber: string; wordId: string } & (LearnedWord | { id: null });

const START = statement<Pick<ChangeCounterEntity, 'lastChange'>>(
  'changes.start',
  `select ${columnsOf(ChangeCounterEntity, ['lastChange'])} from change_counters where user_id = $1`,
);

const LIST = statement<Paged<Change>>(
  'changes.list',
  `select change.change_number::text as "changeNumber", change.word_id as "wordId",
     ${pageColumns('$6::int')}
   from (
     (select change_number, id as word_id, false as is_deletion from learned_words
      where user_id = $1 and (change_number, id) > ($2::bigint, $3::uuid)
      order by change_number, id limit $5)
     union all
     (select change_number, word_id, true from deleted_words
      where user_id = $1 and (change_number, word_id) > ($2::bigint, $3::uuid)
        and change_number > $4::bigint
      order by change_number, word_id limit $5)
     order by change_number, word_id limit $5
   ) change
   left join learned_words on learned_words.id = change.word_id and not change.is_deletion
   order by change.change_number, change.word_id`,
);

const NO_WORD = '00000000-0000-0000-0000-000000000000';

/** The history of a user's words, in order. */
@Injectable()
export class ChangesRepository {
  constructor(
    private readonly sql: Sql,
    private readonly pages: WordPages,
  ) {}

  /** Returns the cursor of a client that knows nothing yet. */
  async start(userId: string): Promise<ChangeCursor> {
    const row = await this.sql.row(START, [userId]);
    return { changeNumber: '0', wordId: NO_WORD, deletionsAfter: row?.lastChange ?? '0' };
  }

  /** Returns up to `size` changes after the cursor. Each word comes once, in its current state. */
  async list(
    userId: string,
    cursor: ChangeCursor,
    size: number,
    gone: AbortSignal,
  ): Promise<WordPage<Change>> {
    const { changeNumber, wordId, deletionsAfter } = cursor;
    const limit = size + 1;
    const values = [userId, changeNumber, wordId, deletionsAfter, limit, bytesEach(limit)];
    const sql = this.sql.readsUntil(gone, userId);
    return this.pages.complete<Change>(sql, userId, await sql.rows(LIST, values), size);
  }
}
