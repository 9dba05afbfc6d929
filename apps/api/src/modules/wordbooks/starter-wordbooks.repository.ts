import { Injectable } from '@nestjs/common';
import { DEFAULT_LANGUAGE } from '@wordgrove/contracts';
import { nameBasedId } from '../../platform/crypto/name-based-id.js';
import {
  findServiceValue,
  keepServiceValue,
} from '../../platform/database/service-keys.repository.js';
import { Sql, type SqlExecutor } from '../../platform/database/sql.js';
import { statement } from '../../platform/database/statement.js';
import { WordbookTermEntity } from './wordbook-term.entity.js';
import { writeTerms } from './wordbook-terms.repository.js';
import { WordbookEntity } from './wordbook.entity.js';
import type { WordbookTerm } from './wordbook.js';

/** A wordbook that comes with the service. */
export interface StarterWordbook {
  key: string;
  name: string;
  description: string;
  terms: readonly WordbookTerm[];
}

/** The name under which the version of the stored wordbooks is kept. */
const VERSION = 'starter-wordbooks';

// Replicas that start at once take turns.
const TAKE_TURN = statement<never>(
  'starter-wordbooks.take-turn',
  'select pg_advisory_xact_lock(7011)',
);

const WRITE = statement<Pick<WordbookEntity, 'id'>>(
  'starter-wordbooks.write',
  `insert into wordbooks (id, starter_key, name, description, language, visibility, word_count,
     created_at, updated_at)
   values ($1, $2, $3, $4, $5, 'PUBLIC', $6, $7, $7)
   on conflict (starter_key) do update set name = excluded.name, description = excluded.description,
     word_count = excluded.word_count, updated_at = excluded.updated_at
   returning id`,
);

/** Stores the wordbooks that come with the service. */
@Injectable()
export class StarterWordbookRepository {
  constructor(private readonly sql: Sql) {}

  /** Writes the wordbooks, all or none, if another version of them is stored or none at all. */
  async ensure(
    version: string,
    make: () => Promise<readonly StarterWordbook[]>,
    at: Date,
  ): Promise<void> {
    if ((await findServiceValue(this.sql, VERSION)) === version) return;
    await this.sql.transaction(async (sql) => {
      await sql.execute(TAKE_TURN);
      if ((await findServiceValue(sql, VERSION)) === version) return;
      // Lists show the newest first, so times that are a millisecond apart keep the wordbooks in order.
      for (const [index, wordbook] of (await make()).entries())
        await write(sql, wordbook, new Date(at.getTime() - index));
      await keepServiceValue(sql, VERSION, version);
    }, 'long');
  }
}

async function write(
  sql: SqlExecutor,
  { key, name, description, terms }: StarterWordbook,
  at: Date,
): Promise<void> {
  // The id is the same on every server, so a plan that names it means the same wordbook after an import.
  const newId = nameBasedId(`starter wordbook ${key}`);
  const values = [newId, key, name, description, DEFAULT_LANGUAGE, terms.length, at];
  const { id } = (await sql.row(WRITE, values)) as Pick<WordbookEntity, 'id'>;
  await sql.manager.delete(WordbookTermEntity, { wordbookId: id });
  await writeTerms(sql, id, terms);
}
