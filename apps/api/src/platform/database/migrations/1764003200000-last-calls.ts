import type { QueryRunner } from 'typeorm';
import type { Migration } from '../newer-schema.js';

/** The time of an application's last call, which its developer sees in a list. */
export class LastCalls1764003200000 implements Migration {
  /** An older version adds counters without it. */
  readonly runsWith = 'WordsOfPlans1764002700000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table call_counters add column last_call_at timestamptz(3)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table call_counters drop column last_call_at');
  }
}
