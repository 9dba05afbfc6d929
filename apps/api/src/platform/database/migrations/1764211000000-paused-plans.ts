import type { QueryRunner } from 'typeorm';
import type { Migration } from '../newer-schema.js';

/** The time until which a plan asks nothing. */
export class PausedPlans1764211000000 implements Migration {
  /** An older version asks nevertheless. */
  readonly runsWith = 'Approvals1764130000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table review_plans add column paused_until timestamptz(3)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table review_plans drop column paused_until');
  }
}
