import type { QueryRunner } from 'typeorm';
import type { Migration } from '../newer-schema.js';

/** Owners hand an application over to another developer, by e-mail address, who accepts. */
export class ApplicationHandover1764002110000 implements Migration {
  /** An older version knows no offers. */
  readonly runsWith = 'ImportTurns1764001260000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table applications
      add column offered_to text,
      add column offered_until timestamptz(3)`);
    await runner.query(`create index applications_offered_idx on applications (offered_to)
      where offered_to is not null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table applications drop column offered_to, drop column offered_until',
    );
  }
}
