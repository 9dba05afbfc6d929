import type { QueryRunner } from 'typeorm';
import type { Migration } from '../newer-schema.js';
import { findProfilesBelow } from './find-profiles-below.js';

/** Verbs that are mostly nouns and -ing forms of states are asked otherwise, and `devil` in its own sense. The job works out the profiles of all words again. */
export class WordProfilesOfUsedForms1765500000000 implements Migration {
  /** The job works out what an older version collects. */
  readonly runsWith = 'Approvals1764130000000';

  async up(runner: QueryRunner): Promise<void> {
    await findProfilesBelow(runner, 6);
  }

  async down(runner: QueryRunner): Promise<void> {
    await findProfilesBelow(runner, 5);
  }
}
