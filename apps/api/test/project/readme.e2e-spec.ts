import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startTestApp, type TestApp } from '../support/test-app.js';

const README = readFileSync(join(__dirname, '../../../../README.md'), 'utf8');
const run = promisify(execFile);

describe('the README', () => {
  let service: TestApp;
  beforeAll(async () => (service = await startTestApp()));
  afterAll(() => service.close());

  it('walks from nothing to a collected word, as pasted', async () => {
    const walk = /<!-- walk -->\s*```sh\n([\s\S]*?)```/.exec(README)?.[1] ?? '';
    const script = walk.replaceAll('http://localhost:3000', service.url);
    const { stdout, stderr } = await run('bash', ['-c', script]);
    expect(stderr).toBe('');
    const last = stdout.slice(stdout.lastIndexOf('{"learned_words"'));
    expect(JSON.parse(last)).toMatchObject({
      learned_words: [{ term: 'serendipity', tags: ['reading'], notes: ['a happy accident'] }],
      next_page_token: '',
    });
  });
});
