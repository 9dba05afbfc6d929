import type { QueryRunner } from 'typeorm';
import type { Migration } from '../newer-schema.js';

/** The place from which reading a file goes on. Without one, it begins at the start. */
export class BookmarksOfImports1765600000000 implements Migration {
  /** An older version reads each file from its start. */
  readonly runsWith = 'Approvals1764130000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table imports add column bookmark jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table imports drop column bookmark');
  }
}
