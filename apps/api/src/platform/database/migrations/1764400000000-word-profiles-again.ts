import type { QueryRunner } from 'typeorm';
import type { Migration } from '../newer-schema.js';
import { findProfilesBelow } from './find-profiles-below.js';

/** Cards ask other senses than before, and in other types. The job works out the profiles of all words, which it finds by the index. */
export class WordProfilesAgain1764400000000 implements Migration {
  /** The job works out what an older version collects. */
  readonly runsWith = 'Approvals1764130000000';

  async up(runner: QueryRunner): Promise<void> {
    await findProfilesBelow(runner, 2);
  }

  async down(runner: QueryRunner): Promise<void> {
    await findProfilesBelow(runner, 1);
  }
}
