import type { QueryRunner } from 'typeorm';
import type { Migration } from '../newer-schema.js';

/** The zones by which the days between reviews are counted: docs/adr/0041-days-of-the-learner.md. */
export class LearnerDays1764210000000 implements Migration {
  /** What an older version writes is counted by midnights in UTC. */
  readonly runsWith = 'Approvals1764130000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table reviews add column time_zone text');
    await runner.query(`alter table learned_words
      add column last_review_time_zone text, add column declared_time_zone text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table learned_words
      drop column last_review_time_zone, drop column declared_time_zone`);
    await runner.query('alter table reviews drop column time_zone');
  }
}
