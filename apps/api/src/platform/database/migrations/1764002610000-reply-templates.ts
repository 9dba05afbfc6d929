import type { QueryRunner } from 'typeorm';
import type { Migration } from '../newer-schema.js';

/** Prepared messages of admins to developers. */
export class ReplyTemplates1764002610000 implements Migration {
  readonly runsWith = 'Administration1764002600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table reply_templates (
      id uuid constraint reply_templates_pkey primary key default gen_random_uuid(),
      kind text not null,
      name text not null,
      text text not null,
      constraint reply_templates_kind_check check (kind in ('ASK', 'REJECT', 'SUSPEND', 'APPROVE')))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table reply_templates');
  }
}
