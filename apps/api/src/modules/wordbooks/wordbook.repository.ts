import { Injectable } from '@nestjs/common';
import { LIMITS, type Language, type WordbookVisibility } from '@wordgrove/contracts';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { columnsOf } from '../../platform/database/columns.js';
import { olderThan } from '../../platform/database/list-cursor.sql.js';
import { namesOf } from '../../platform/database/records.js';
import { Sql } from '../../platform/database/sql.js';
import { statement } from '../../platform/database/statement.js';
import type { ListCursor } from '../../platform/http/newest-first.js';
import { isReadableBy } from './readable-wordbooks.sql.js';
import { takeWordbookTurn } from './wordbook-turn.repository.js';
import { WordbookEntity } from './wordbook.entity.js';
import { WORDBOOK, type Wordbook } from './wordbook.js';

/** A wordbook to create. */
export interface NewWordbook {
  id: string;
  ownerId: string;
  name: string;
  description: string;
  language: Language;
  visibility: WordbookVisibility;
  at: Date;
}

/** The members to set. An undefined member stays as it is. */
export interface WordbookEdit {
  name?: string | undefined;
  description?: string | undefined;
  visibility?: WordbookVisibility | undefined;
  at: Date;
}

const COLUMNS = columnsOf(WordbookEntity, WORDBOOK, 'wordbooks');

const CREATE = statement<Wordbook>(
  'wordbook.create',
  `insert into wordbooks (${namesOf(WordbookEntity, WORDBOOK)})
   select $1, $2::uuid, $3, $4, $5, $6, 0, $7::timestamptz, $7::timestamptz
   where (select count(*) from wordbooks where owner_id = $2::uuid) < ${LIMITS.wordbooks}
   returning ${COLUMNS}`,
);

const FIND = statement<Wordbook>(
  'wordbook.find',
  `select ${COLUMNS} from wordbooks where id = $1 and ${isReadableBy('$2')}`,
);

const AFTER_CURSOR = `${olderThan('(created_at, id)', '$2', '$3')}
  order by created_at desc, id desc limit $4`;

// Each half uses an index of its own, and together they are in order.
const LIST = statement<Wordbook>(
  'wordbook.list',
  `select ${COLUMNS} from (
     (select * from wordbooks where owner_id = $1 and ${AFTER_CURSOR})
     union all
     (select * from wordbooks
      where visibility = 'PUBLIC' and owner_id is distinct from $1 and ${AFTER_CURSOR})
   ) wordbooks order by created_at desc, id desc limit $4`,
);

const LOCK_OWN = statement<Wordbook>(
  'wordbook.lock-own',
  `select ${COLUMNS} from wordbooks where id = $1 and owner_id = $2 for no key update`,
);

const EDIT = statement<Wordbook>(
  'wordbook.edit',
  `update wordbooks set name = coalesce($3, name), description = coalesce($4, description),
     visibility = coalesce($5, visibility),
     updated_at = case when (name, description, visibility) = (coalesce($3, name),
       coalesce($4, description), coalesce($5, visibility)) then updated_at else $6 end
   where id = $1 and owner_id = $2
   returning ${COLUMNS}`,
);

/** Reads and writes wordbooks. */
@Injectable()
export class WordbookRepository {
  constructor(
    private readonly sql: Sql,
    @InjectRepository(WordbookEntity) private readonly wordbooks: Repository<WordbookEntity>,
  ) {}

  /** Creates a wordbook, or returns undefined if the owner already has as many as allowed. */
  create(wordbook: NewWordbook): Promise<Wordbook | undefined> {
    const { id, ownerId, name, description, language, visibility, at } = wordbook;
    return this.sql.transactionOf(ownerId, async (sql) => {
      await takeWordbookTurn(sql, ownerId);
      return sql.row(CREATE, [id, ownerId, name, description, language, visibility, at]);
    });
  }

  /** Returns the wordbook if the user may read it: it is the user's own, or it is not private. */
  find(id: string, userId: string): Promise<Wordbook | undefined> {
    return this.sql.row(FIND, [id, userId]);
  }

  /**
   * Returns up to `limit` of the user's own and the public wordbooks that come after the cursor, the newest
   * first.
   */
  list(userId: string, cursor: ListCursor | null, limit: number): Promise<Wordbook[]> {
    return this.sql.rows(LIST, [userId, ...(cursor ?? [null, null]), limit]);
  }

  /**
   * Edits a wordbook, or returns undefined if the user owns no such wordbook. `check` receives the wordbook as it is now,
   * and may throw.
   */
  edit(
    id: string,
    ownerId: string,
    edit: WordbookEdit,
    check: (before: Wordbook) => void,
  ): Promise<Wordbook | undefined> {
    const { name, description, visibility, at } = edit;
    const values = [id, ownerId, name ?? null, description ?? null, visibility ?? null, at];
    return this.sql.transactionOf(id, async (sql) => {
      const before = await sql.row(LOCK_OWN, [id, ownerId]);
      if (before === undefined) return undefined;
      check(before);
      return sql.row(EDIT, values);
    });
  }

  /** Deletes a wordbook, or returns false if the user owns no such wordbook. */
  async delete(id: string, ownerId: string): Promise<boolean> {
    const { affected } = await this.wordbooks.delete({ id, ownerId });
    return affected === 1;
  }
}
