import type { QueryRunner } from 'typeorm';
import type { Migration } from '../newer-schema.js';

/** The review of an application has a thread for its owner and admins, with every decision and its reason. */
export class ApplicationMessages1764001360000 implements Migration {
  /** An older version does not write the thread, but the audit log has its decisions. */
  readonly runsWith = 'ImportTurns1764001260000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table application_messages (
      id uuid constraint application_messages_pkey primary key,
      application_id uuid not null,
      kind text not null,
      side text not null,
      text text not null default '',
      created_at timestamptz(3) not null,
      constraint application_messages_application_fk foreign key (application_id)
        references applications on delete cascade,
      constraint application_messages_side_check check (side in ('OWNER', 'ADMIN')),
      constraint application_messages_kind_check check (kind in ('MESSAGE', 'QUESTION', 'SUBMITTED',
        'WITHDRAWN', 'APPROVED', 'REJECTED', 'SUSPENDED', 'REINSTATED')))`);
    await runner.query(`create index application_messages_thread_idx
      on application_messages (application_id, created_at, id)`);
    await runner.query(DECISIONS_SO_FAR);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table application_messages');
  }
}

const DECISIONS_SO_FAR = `
  insert into application_messages (id, application_id, kind, side, text, created_at)
  select e.id, e.application_id, replace(e.action, 'APPLICATION_', ''),
    case e.action when 'APPLICATION_SUBMITTED' then 'OWNER' else 'ADMIN' end,
    coalesce(e.details->>'reason', ''), e.created_at
  from audit_events e join applications a on a.id = e.application_id
  where e.action in ('APPLICATION_SUBMITTED', 'APPLICATION_APPROVED', 'APPLICATION_REJECTED',
    'APPLICATION_SUSPENDED', 'APPLICATION_REINSTATED')`;
