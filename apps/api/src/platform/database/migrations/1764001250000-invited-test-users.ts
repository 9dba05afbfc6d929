import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Test users are invited by e-mail address, whether or not it has an account, and accept themselves. */
export class InvitedTestUsers1764001250000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table applications add column invited text[]');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table applications drop column invited');
  }
}
