import type { QueryRunner } from 'typeorm';
import type { Migration } from '../newer-schema.js';

const nextSubmission = (onChange: string) => `
  create or replace function next_submission() returns trigger language plpgsql as $$
  begin
    if new.status <> 'PENDING' and new.pending_revision is null then
      new.submission_id := null;
    elsif new.submission_id is null
      or (old.name, old.description, old.homepage_url, old.redirect_uris, old.scopes, old.pending_revision)
        is distinct from
        (new.name, new.description, new.homepage_url, new.redirect_uris, new.scopes, new.pending_revision) then
      new.submission_id := gen_random_uuid();
    end if;
    ${onChange}
    return new;
  end $$`;

/** A decision can be held for some seconds, in which it can be undone. */
export class HeldDecisions1764001370000 implements Migration {
  /** An older version decides at once. The trigger then drops what is held. */
  readonly runsWith = 'ImportTurns1764001260000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table applications add column held_decision jsonb');
    await runner.query(`create index applications_held_idx on applications (id)
      where held_decision is not null`);
    await runner.query(
      nextSubmission(`if tg_op = 'UPDATE' and new.submission_id is distinct from old.submission_id then
        new.held_decision := null;
      end if;`),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(nextSubmission(''));
    await runner.query('alter table applications drop column held_decision');
  }
}
