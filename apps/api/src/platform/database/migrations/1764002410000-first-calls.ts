import type { QueryRunner } from 'typeorm';
import type { Migration } from '../newer-schema.js';

/** The time of the first successful call of each application. */
export class FirstCalls1764002410000 implements Migration {
  /** An older version notes none. */
  readonly runsWith = 'ImportTurns1764001260000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table first_calls (
      application_id uuid constraint first_calls_pkey primary key
        constraint first_calls_application_fk references applications on delete cascade,
      called_at timestamptz(3) not null)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table first_calls');
  }
}
