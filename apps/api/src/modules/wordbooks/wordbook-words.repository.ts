import { Injectable } from '@nestjs/common';
import { LIMITS } from '@wordgrove/contracts';
import { Any } from 'typeorm';
import { columnsOf } from '../../platform/database/columns.js';
import { namesOf } from '../../platform/database/records.js';
import { Sql, type SqlExecutor } from '../../platform/database/sql.js';
import { statement, type SqlText } from '../../platform/database/statement.js';
import { masteriesOf } from '../learning/index.js';
import { WordbookTermEntity } from './wordbook-term.entity.js';
import { addTerms, readTermsAfter } from './wordbook-terms.repository.js';
import { WordbookEntity } from './wordbook.entity.js';
import {
  PLACED_TERM,
  type PlacedTerm,
  type Wordbook,
  type WordbookTerm,
  type WordbookWord,
} from './wordbook.js';

// Every change of a wordbook's terms locks the wordbook's row first, so that positions and the count stay
// right.
const LOCK = statement<Pick<WordbookEntity, 'id'>>(
  'wordbook-words.lock',
  'select id from wordbooks where id = $1 for no key update',
);

const COUNT = statement<Pick<WordbookEntity, 'wordCount'>>(
  'wordbook-words.count',
  `update wordbooks set updated_at = $2,
     word_count = (select count(*) from wordbook_terms where wordbook_id = $1)
   where id = $1 returning ${columnsOf(WordbookEntity, ['wordCount'])}`,
);

// The statement works step by step and reads the learned words all at once. With a join of the tables,
// PostgreSQL read all of a reader's words for each term until it had statistics of them. This is not prepared: for any reader at all, it
// expects so few words that it would read all of them, even of the reader who has a million.
const LIST: SqlText<WordbookWord> = `with page as materialized (
     select ${namesOf(WordbookTermEntity, [...PLACED_TERM, 'termKey'])} from wordbook_terms
     where wordbook_id = $1 and position > $2 order by position limit $3
   ), learned as materialized (
     ${masteriesOf({ userId: '$4', language: '$5', termKeys: 'array(select term_key from page)' })}
   )
   select ${columnsOf(WordbookTermEntity, PLACED_TERM, 'page')}, learned."masteryLevel"
   from page left join learned on learned."termKey" = page.term_key order by page.position`;

/** A wordbook, and the user whose own it is. */
interface OwnWordbook {
  id: string;
  userId: string;
}

/** Thrown if a wordbook would have more terms than allowed. */
export class WordbookFull extends Error {}

/** Reads, adds and removes the terms of wordbooks. */
@Injectable()
export class WordbookWordsRepository {
  constructor(private readonly sql: Sql) {}

  /**
   * Adds terms, all of them different. A note replaces the note that is stored.
   * @throws WordbookFull if there would be too many terms; then nothing is written
   */
  add(
    { id: wordbookId, userId }: OwnWordbook,
    terms: readonly WordbookTerm[],
    at: Date,
  ): Promise<void> {
    const add = async (sql: SqlExecutor) => {
      const wordbook = await sql.row(LOCK, [wordbookId]);
      if (wordbook === undefined) return;
      const changed = await addTerms(sql, wordbookId, terms);
      if (changed === 0) return;
      if ((await recount(sql, wordbookId, at)) > LIMITS.wordbookTerms) throw new WordbookFull();
    };
    return this.sql.transactionOf(wordbookId, add, 'short', userId);
  }

  remove(
    { id: wordbookId, userId }: OwnWordbook,
    termKeys: readonly string[],
    at: Date,
  ): Promise<void> {
    const remove = async (sql: SqlExecutor) => {
      await sql.row(LOCK, [wordbookId]);
      const among = { wordbookId, termKey: Any(termKeys) };
      const { affected } = await sql.manager.delete(WordbookTermEntity, among);
      if (affected) await recount(sql, wordbookId, at);
    };
    return this.sql.transactionOf(wordbookId, remove, 'short', userId);
  }

  /** Returns up to `limit` terms after a position. */
  read(wordbookId: string, after: number, limit: number): Promise<PlacedTerm[]> {
    return readTermsAfter(this.sql, wordbookId, { position: after }, limit);
  }

  /** Returns up to `limit` terms after a position, with the reader's own mastery. */
  list(
    { id, language }: Wordbook,
    readerId: string,
    after: number,
    limit: number,
  ): Promise<WordbookWord[]> {
    return this.sql.rows(LIST, [id, after, limit, readerId, language]);
  }
}

async function recount(sql: SqlExecutor, wordbookId: string, at: Date): Promise<number> {
  const row = await sql.row(COUNT, [wordbookId, at]);
  return row?.wordCount ?? 0;
}
