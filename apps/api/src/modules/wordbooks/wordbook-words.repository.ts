import { Injectable } from '@nestjs/common';
import { LIMITS } from '@wordgrove/contracts';
import { Sql, type SqlExecutor } from '../../platform/database/sql.js';
import { statement } from '../../platform/database/statement.js';
import type { PlacedTerm, Wordbook, WordbookTerm, WordbookWord } from './wordbook.js';

// Whoever changes a wordbook's terms has the wordbook's row first, so that positions and the count hold.
const LOCK = statement(
  'wordbook-words.lock',
  'select word_count as "wordCount" from wordbooks where id = $1 for no key update',
);

const WRITE = statement(
  'wordbook-words.write',
  `insert into wordbook_terms (wordbook_id, term_key, term, note, position)
   select $1::uuid, word."termKey", word.term, word.note, word.place
   from rows from (jsonb_to_recordset($2::jsonb) as ("termKey" text, term text, note text))
     with ordinality as word ("termKey", term, note, place)`,
);

const ADD = statement(
  'wordbook-words.add',
  `insert into wordbook_terms (wordbook_id, term_key, term, note, position)
   select $1::uuid, word."termKey", word.term, word.note, last.position + word.place
   from rows from (jsonb_to_recordset($2::jsonb) as ("termKey" text, term text, note text))
       with ordinality as word ("termKey", term, note, place),
     (select coalesce(max(position), 0) as position from wordbook_terms
      where wordbook_id = $1::uuid) last
   on conflict (wordbook_id, term_key) do update set note = excluded.note
   where excluded.note <> coalesce(wordbook_terms.note, '')`,
);

const REMOVE = statement(
  'wordbook-words.remove',
  'delete from wordbook_terms where wordbook_id = $1 and term_key = any($2::text[])',
);

const COUNT = statement(
  'wordbook-words.count',
  `update wordbooks set updated_at = $2,
     word_count = (select count(*) from wordbook_terms where wordbook_id = $1)
   where id = $1 returning word_count as "wordCount"`,
);

const READ = statement(
  'wordbook-words.read',
  `select term, note, position from wordbook_terms where wordbook_id = $1 and position > $2
   order by position limit $3`,
);

// Step by step, and the learned words all at once: a join of the tables has read all of a reader's
// words for each term until PostgreSQL had statistics of them.
const LIST = statement(
  'wordbook-words.list',
  `with page as materialized (
     select term, note, position, term_key from wordbook_terms
     where wordbook_id = $1 and position > $2 order by position limit $3
   ), learned as materialized (
     select term_key, mastery_level from learned_words
     where user_id = $4 and language = $5 and term_key = any (array(select term_key from page))
   )
   select term, note, position, mastery_level as "masteryLevel"
   from page left join learned using (term_key) order by position`,
);

/** A wordbook would have more terms than one may have. */
export class WordbookFull extends Error {}

/** The terms of wordbooks. */
@Injectable()
export class WordbookWordsRepository {
  constructor(private readonly sql: Sql) {}

  /**
   * Adds terms that are all different; a note replaces the one that is there.
   * @throws WordbookFull where there would be too many terms; nothing is written then
   */
  add(wordbookId: string, terms: readonly WordbookTerm[], at: Date): Promise<void> {
    return this.sql.transaction(async (sql) => {
      const wordbook = await sql.row(LOCK, [wordbookId]);
      if (wordbook === undefined) return;
      const changed = await sql.execute(ADD, [wordbookId, JSON.stringify(terms)]);
      if (changed === 0) return;
      if ((await recount(sql, wordbookId, at)) > LIMITS.wordbookTerms) throw new WordbookFull();
    });
  }

  remove(wordbookId: string, termKeys: readonly string[], at: Date): Promise<void> {
    return this.sql.transaction(async (sql) => {
      await sql.row(LOCK, [wordbookId]);
      const removed = await sql.execute(REMOVE, [wordbookId, termKeys]);
      if (removed > 0) await recount(sql, wordbookId, at);
    });
  }

  /** Up to `limit` terms after a position. */
  read(wordbookId: string, after: number, limit: number): Promise<PlacedTerm[]> {
    return this.sql.rows(READ, [wordbookId, after, limit]);
  }

  /** Up to `limit` terms after a position, with the reader's own mastery. */
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
  const row = await sql.row<{ wordCount: number }>(COUNT, [wordbookId, at]);
  return row?.wordCount ?? 0;
}

/** Writes the terms, all different, of a wordbook that has none yet. */
export async function writeTerms(
  sql: SqlExecutor,
  wordbookId: string,
  terms: readonly WordbookTerm[],
): Promise<void> {
  await sql.execute(WRITE, [wordbookId, JSON.stringify(terms)]);
}
