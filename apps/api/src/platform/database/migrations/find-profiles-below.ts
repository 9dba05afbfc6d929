import type { QueryRunner } from 'typeorm';

/** Makes the index anew in which the job finds the words whose profile is older than this version. */
export async function findProfilesBelow(runner: QueryRunner, version: number): Promise<void> {
  await runner.query('drop index learned_words_unprofiled_idx');
  await runner.query(
    `create index learned_words_unprofiled_idx on learned_words (user_id) where profile_version < ${version}`,
  );
}
