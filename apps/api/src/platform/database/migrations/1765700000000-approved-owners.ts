import type { QueryRunner } from 'typeorm';
import type { Migration } from '../newer-schema.js';

/** An approval keeps the name of the owner, which users see until the next one. */
export class ApprovedOwners1765700000000 implements Migration {
  /** An older version shows present names. What it approves keeps no name until the next approval. */
  readonly runsWith = 'Approvals1764130000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table applications
      add column owner_reviewed boolean not null default false, add column approved_owner_name text`);
    await runner.query(KEEP_PRESENT_NAMES);
    await runner.query(RENEW_SUBMISSIONS);
    await runner.query(`create trigger users_renamed after update of display_name on users
      for each row when (old.display_name is distinct from new.display_name)
      execute function renew_submissions()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger users_renamed on users');
    await runner.query('drop function renew_submissions');
    await runner.query(
      'alter table applications drop column owner_reviewed, drop column approved_owner_name',
    );
  }
}

// If reviews are automatic, no admin has approved anything, and users go on seeing present names.
const KEEP_PRESENT_NAMES = `
  update applications a set owner_reviewed = true, approved_owner_name = owner.display_name
  from users owner
  where owner.id = a.owner_id and a.status in ('APPROVED', 'SUSPENDED') and exists (
    select from audit_events event
    where event.application_id = a.id and event.action = 'APPLICATION_APPROVED')`;

// What waits for an admin is shown with the name of its owner, so that with another name it is another submission. By a trigger, so
// that no writer of names can forget it. What was checked stays the same.
const RENEW_SUBMISSIONS = `
  create function renew_submissions() returns trigger language plpgsql as $$
  declare
    waiting record;
    renewed uuid;
  begin
    for waiting in select id, submission_id from applications
      where owner_id = new.id and submission_id is not null for update
    loop
      renewed := gen_random_uuid();
      update applications set submission_id = renewed where id = waiting.id;
      update application_checks set subject_id = renewed
        where application_id = waiting.id and subject_id = waiting.submission_id;
    end loop;
    return null;
  end $$`;
