/**
 * @long
 */
import { spawnSync } from 'node:child_process';
import { PROJECT } from '../support/project-texts.js';

describe('bench/plans.mjs', () => {
  it('finds no prepared statement that reads more than ten times the rows that it returns', () => {
    const { status, stdout } = spawnSync(process.execPath, ['bench/plans.mjs'], {
      cwd: PROJECT,
      encoding: 'utf8',
    });
    expect([stdout, status]).toEqual(['', 0]);
  }, 300_000);
});
