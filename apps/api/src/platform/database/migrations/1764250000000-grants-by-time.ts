import type { QueryRunner } from 'typeorm';
import type { Migration } from '../newer-schema.js';

/** A page of a user's grants is read from an index, however many there are. */
export class GrantsByTime1764250000000 implements Migration {
  /** The index begins with the column of the one before. */
  readonly runsWith = 'Approvals1764130000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index grants_user_created_idx on grants (user_id, created_at, id)');
    await runner.query('drop index grants_user_idx');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('create index grants_user_idx on grants (user_id)');
    await runner.query('drop index grants_user_created_idx');
  }
}
