import { spawnSync } from 'node:child_process';
import { PROJECT } from '../support/project-texts.js';

describe('bench/broken-rules.mjs', () => {
  it('finds the text of each rule in the code, so that it can break the rule', () => {
    const command = ['bench/broken-rules.mjs', '--dry-run'];
    const { status, stderr } = spawnSync(process.execPath, command, {
      cwd: PROJECT,
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([0, '']);
  });
});
