import type { QueryRunner } from 'typeorm';
import type { Migration } from '../newer-schema.js';

/** The last approval of an application is read from an index, however long its thread is. */
export class Approvals1764130000000 implements Migration {
  /** An older version does not read it. */
  readonly runsWith = 'LastCalls1764003200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create index application_messages_approved_idx
      on application_messages (application_id, created_at) where kind = 'APPROVED'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index application_messages_approved_idx');
  }
}
