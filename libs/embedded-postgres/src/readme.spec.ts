import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { EmbeddedTrial } from './embedded-trial.fixture.js';

describe('the README', () => {
  let trial: EmbeddedTrial;

  beforeEach(async () => {
    trial = await EmbeddedTrial.prepare();
  });

  afterEach(() => trial.end());

  it('has an example that works as it is', async () => {
    const readme = await readFile(join(import.meta.dirname, '../README.md'), 'utf8');
    const example = /```js\n([^]*?)```/.exec(readme)?.[1] ?? '';
    expect(example).toContain(`dataDir: './data'`);
    const code = example.replace(`'./data'`, JSON.stringify(trial.dataDir));
    const { stdout, stderr } = await promisify(execFile)(
      process.execPath,
      ['--input-type=module', '--eval', code],
      { cwd: import.meta.dirname },
    );
    expect({ stdout, stderr }).toEqual({ stdout: 'Connected to shop.\n', stderr: '' });
  });
});
