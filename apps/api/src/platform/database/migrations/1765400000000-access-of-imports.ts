import type { QueryRunner } from 'typeorm';
import type { Migration } from '../newer-schema.js';

/** The access through which an application uploaded a file. Imports from before end as they would have then. */
export class AccessOfImports1765400000000 implements Migration {
  /** An older version leaves the column empty. */
  readonly runsWith = 'Approvals1764130000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table imports add column access_id uuid');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table imports drop column access_id');
  }
}
