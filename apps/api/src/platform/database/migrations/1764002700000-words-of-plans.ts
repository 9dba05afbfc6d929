import type { QueryRunner } from 'typeorm';
import type { Migration } from '../newer-schema.js';

/** Indexes for plans that look at a part of the words, and for the order of the last review: docs/adr/0030-bounded-plans.md. */
export class WordsOfPlans1764002700000 implements Migration {
  readonly runsWith = 'HeldDecisions1764001370000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create index learned_words_relearned_idx on learned_words (user_id)
      where memory_state = 'NEW' and review_count > 0`);
    await runner.query('drop index learned_words_last_reviewed_idx');
    // The database reads an expression from an index alone only if the index has the columns of the expression too.
    await runner.query(`${LAST_REVIEWED} include (last_reviewed_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index learned_words_last_reviewed_idx');
    await runner.query(LAST_REVIEWED);
    await runner.query('drop index learned_words_relearned_idx');
  }
}

const LAST_REVIEWED = `create index learned_words_last_reviewed_idx
  on learned_words (user_id, coalesce(last_reviewed_at, '-infinity'::timestamptz), id)`;
