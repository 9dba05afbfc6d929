import type { QueryRunner } from 'typeorm';
import type { Migration } from '../newer-schema.js';

/** Test users are invited by e-mail address, whether or not it has an account, and accept themselves. */
export class InvitedTestUsers1764001250000 implements Migration {
  /** An older version adds test users without the column, which is null then. */
  readonly runsWith = 'UnfinishedImports1764001240000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table applications add column invited text[]');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table applications drop column invited');
  }
}
