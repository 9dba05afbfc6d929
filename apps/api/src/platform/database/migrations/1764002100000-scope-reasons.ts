import type { QueryRunner } from 'typeorm';
import type { Migration } from '../newer-schema.js';

const nextSubmission = (columns: readonly string[]) => {
  const of = (row: string) => columns.map((column) => `${row}.${column}`).join(', ');
  return `
  create or replace function next_submission() returns trigger language plpgsql as $$
  begin
    if new.status <> 'PENDING' and new.pending_revision is null then
      new.submission_id := null;
    elsif new.submission_id is null or (${of('old')}) is distinct from (${of('new')}) then
      new.submission_id := gen_random_uuid();
    end if;
    if tg_op = 'UPDATE' and new.submission_id is distinct from old.submission_id then
      new.held_decision := null;
    end if;
    return new;
  end $$`;
};

const BEFORE = [
  'name',
  'description',
  'homepage_url',
  'redirect_uris',
  'scopes',
  'pending_revision',
];

/** Developers say why they ask for each scope. A changed reason is another submission. */
export class ScopeReasons1764002100000 implements Migration {
  /** An older version shows no reasons, and keeps those that there are. */
  readonly runsWith = 'ImportTurns1764001260000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table applications add column scope_reasons jsonb not null default '{}'`,
    );
    await runner.query(nextSubmission([...BEFORE, 'scope_reasons']));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(nextSubmission(BEFORE));
    await runner.query('alter table applications drop column scope_reasons');
  }
}
