import type { QueryRunner } from 'typeorm';
import type { Migration } from '../newer-schema.js';

/** Cards ask other senses than before, and in other types. The job works out the profiles of all words, which it finds by the index. */
export class WordProfilesAgain1764400000000 implements Migration {
  /** The job works out what an older version collects. */
  readonly runsWith = 'Approvals1764130000000';

  async up(runner: QueryRunner): Promise<void> {
    await findProfilesBelow(runner, 2);
  }

  async down(runner: QueryRunner): Promise<void> {
    await findProfilesBelow(runner, 1);
  }
}

async function findProfilesBelow(runner: QueryRunner, version: number): Promise<void> {
  await runner.query('drop index learned_words_unprofiled_idx');
  await runner.query(
    `create index learned_words_unprofiled_idx on learned_words (user_id) where profile_version < ${version}`,
  );
}
