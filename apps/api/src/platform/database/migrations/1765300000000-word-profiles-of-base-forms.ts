import type { QueryRunner } from 'typeorm';
import type { Migration } from '../newer-schema.js';
import { findProfilesBelow } from './find-profiles-below.js';

/** More nouns are uncountable, and forms that nobody uses are asked in their base form. The job works out the profiles of all words again. */
export class WordProfilesOfBaseForms1765300000000 implements Migration {
  /** The job works out what an older version collects. */
  readonly runsWith = 'Approvals1764130000000';

  async up(runner: QueryRunner): Promise<void> {
    await findProfilesBelow(runner, 5);
  }

  async down(runner: QueryRunner): Promise<void> {
    await findProfilesBelow(runner, 4);
  }
}
