import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Finds the imports that are not finished, which are few, among those that are. No older version can run with it,
 * because it would not begin the user's next import when it has ended one.
 */
export class UnfinishedImports1764001240000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create index imports_unfinished_idx on imports (user_id, created_at) where finished_at is null`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index imports_unfinished_idx');
  }
}
