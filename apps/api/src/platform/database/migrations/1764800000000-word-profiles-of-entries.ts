import type { QueryRunner } from 'typeorm';
import type { Migration } from '../newer-schema.js';
import { findProfilesBelow } from './find-profiles-below.js';

/** Our learner's dictionary has nearly all common words now. The job works out the profiles of all words again. */
export class WordProfilesOfEntries1764800000000 implements Migration {
  /** The job works out what an older version collects. */
  readonly runsWith = 'Approvals1764130000000';

  async up(runner: QueryRunner): Promise<void> {
    await findProfilesBelow(runner, 3);
  }

  async down(runner: QueryRunner): Promise<void> {
    await findProfilesBelow(runner, 2);
  }
}
