import type { QueryRunner } from 'typeorm';
import type { Migration } from '../newer-schema.js';

/** The installed dictionaries of each running replica, by which they notice that they differ. */
export class ReplicaDictionaries1764700000000 implements Migration {
  /** An older version leaves the table alone. */
  readonly runsWith = 'Approvals1764130000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create table replica_dictionaries (
         replica text primary key,
         hashes jsonb not null,
         reported_at timestamptz(3) not null
       )`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table replica_dictionaries');
  }
}
