import type { QueryRunner } from 'typeorm';
import type { Migration } from '../newer-schema.js';
import { findProfilesBelow } from './find-profiles-below.js';

/** More sentences leave the sense open, and pronouns are only asked as gaps. The job works out the profiles of all words again. */
export class WordProfilesOfOpenSenses1765100000000 implements Migration {
  /** The job works out what an older version collects. */
  readonly runsWith = 'Approvals1764130000000';

  async up(runner: QueryRunner): Promise<void> {
    await findProfilesBelow(runner, 4);
  }

  async down(runner: QueryRunner): Promise<void> {
    await findProfilesBelow(runner, 3);
  }
}
