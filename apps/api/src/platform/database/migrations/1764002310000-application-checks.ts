import type { QueryRunner } from 'typeorm';
import type { Migration } from '../newer-schema.js';

/** What the service has checked of applications, for each submission. */
export class ApplicationChecks1764002310000 implements Migration {
  /** An older version checks nothing. */
  readonly runsWith = 'ImportTurns1764001260000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table application_checks (
      application_id uuid not null,
      subject_id uuid not null,
      settings_digest text,
      checks jsonb not null default '[]',
      criteria_version integer,
      requested_at timestamptz(3),
      ran_at timestamptz(3),
      constraint application_checks_pkey primary key (application_id, subject_id),
      constraint application_checks_application_fk foreign key (application_id)
        references applications on delete cascade)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table application_checks');
  }
}
