import type { QueryRunner } from 'typeorm';
import type { Migration } from '../newer-schema.js';

/** The installed dictionaries by which the profiles of words have been worked out. */
export class ProfiledDictionaries1765200000000 implements Migration {
  /** An older version leaves the table alone. */
  readonly runsWith = 'Approvals1764130000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create table profiled_dictionaries (
         language text collate "C" primary key,
         hashes text collate "C" not null
       )`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table profiled_dictionaries');
  }
}
