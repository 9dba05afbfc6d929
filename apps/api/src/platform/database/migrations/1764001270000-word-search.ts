import type { QueryRunner } from 'typeorm';
import type { Migration } from '../newer-schema.js';

/** Indexes for each order of a user's words, and for what filters of words and reviews look for: docs/adr/0021-lists-without-cliffs.md. */
export class WordSearch1764001270000 implements Migration {
  readonly runsWith = 'ImportTurns1764001260000';

  async up(runner: QueryRunner): Promise<void> {
    for (const extension of EXTENSIONS)
      await runner.query(`create extension if not exists ${extension}`);
    // An administrator may have put the extension into any schema.
    const [trigrams] = await runner.manager.query<{ schema: string }[]>(
      `select quote_ident(nspname) as schema from pg_extension
       join pg_namespace on pg_namespace.oid = extnamespace where extname = 'pg_trgm'`,
    );
    for (const index of indexes(`${trigrams?.schema}.gin_trgm_ops`)) await runner.query(index);
    // The planner knows nothing of an expression before that.
    await runner.query('analyze learned_words');
  }

  // The extensions stay, since others may use them.
  async down(runner: QueryRunner): Promise<void> {
    for (const name of NAMES) await runner.query(`drop index ${name}_idx`);
  }
}

const EXTENSIONS = ['pg_trgm', 'btree_gin'];

const NAMES = [
  'learned_words_term',
  'learned_words_updated',
  'learned_words_mastery',
  'learned_words_level_term',
  'learned_words_last_reviewed',
  'learned_words_search',
  'learned_words_suspended',
  'learned_words_learning',
  'reviews_wrong',
];

// The writer who fills the list of what the index of searches has yet to take in, empties it. So it is short.
const indexes = (trigrams: string): string[] => [
  'create index learned_words_term_idx on learned_words (user_id, term, id)',
  'create index learned_words_updated_idx on learned_words (user_id, updated_at, id)',
  'create index learned_words_mastery_idx on learned_words (user_id, mastery_level, id)',
  'create index learned_words_level_term_idx on learned_words (user_id, mastery_level desc, term, id)',
  `create index learned_words_last_reviewed_idx
     on learned_words (user_id, coalesce(last_reviewed_at, '-infinity'::timestamptz), id)`,
  `create index learned_words_search_idx on learned_words using gin (user_id, term ${trigrams}, tags)
     with (gin_pending_list_limit = 1024)`,
  `create index learned_words_suspended_idx on learned_words (user_id, created_at desc, id desc)
     where suspended`,
  `create index learned_words_learning_idx on learned_words (user_id)
     where memory_state in ('LEARNING', 'RELEARNING')`,
  // Of most learners, few answers are wrong.
  `create index reviews_wrong_idx on reviews (user_id, reviewed_at desc, id desc)
     where not is_correct`,
];
