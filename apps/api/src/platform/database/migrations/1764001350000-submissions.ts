import type { QueryRunner } from 'typeorm';
import type { Migration } from '../newer-schema.js';

// A trigger, so that no writer can forget it: not even the version before, which may run beside this one.
const NEXT_SUBMISSION = `create function next_submission() returns trigger language plpgsql as $$
  begin
    if new.status <> 'PENDING' and new.pending_revision is null then
      new.submission_id := null;
    elsif new.submission_id is null
      or (old.name, old.description, old.homepage_url, old.redirect_uris, old.scopes, old.pending_revision)
        is distinct from
        (new.name, new.description, new.homepage_url, new.redirect_uris, new.scopes, new.pending_revision) then
      new.submission_id := gen_random_uuid();
    end if;
    return new;
  end $$`;

/** What waits for an admin has an id, which changes with it: nothing is approved unseen. */
export class Submissions1764001350000 implements Migration {
  /** An older version writes applications as before. The trigger keeps the column. */
  readonly runsWith = 'ImportTurns1764001260000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table applications add column submission_id uuid');
    await runner.query(`update applications set submission_id = gen_random_uuid()
      where status = 'PENDING' or pending_revision is not null`);
    await runner.query(NEXT_SUBMISSION);
    await runner.query(`create trigger applications_submission before insert or update on applications
      for each row execute function next_submission()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger applications_submission on applications');
    await runner.query('drop function next_submission');
    await runner.query('alter table applications drop column submission_id');
  }
}
