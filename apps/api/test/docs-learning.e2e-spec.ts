import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { shapeOf } from './support/json-shape.js';
import { startTestApp, type TestApp } from './support/test-app.js';

const PAGE = readFileSync(join(__dirname, '../../../docs/learning.md'), 'utf8');
const BLOCKS = [...PAGE.matchAll(/```sh\n([\s\S]*?)```(?:\s*```(json|text)\n([\s\S]*?)```)?/g)].map(
  ([, script = '', kind, answer = '']) => ({ script, kind, answer }),
);
const run = promisify(execFile);

describe('docs/learning.md', () => {
  let service: TestApp;
  let directory: string;
  beforeAll(async () => {
    service = await startTestApp();
    directory = mkdtempSync(join(tmpdir(), 'wordgrove-docs-'));
  });
  afterAll(async () => {
    await service.close();
    rmSync(directory, { recursive: true });
  });

  it('has requests that work as pasted, one after the other, and answers that are true', async () => {
    const { accessToken } = await service.given.token();
    let variables = '';
    for (const { script, kind, answer } of BLOCKS) {
      const filled = script
        .replace(/^BASE=.*$/m, `BASE=${service.url}`)
        .replace(/^TOKEN=.*$/m, `TOKEN=${accessToken}`);
      const { output, declared } = await paste(variables + filled);
      // As time would pass between two of them.
      service.clock.advance({ seconds: 1 });
      variables = declared;
      if (kind === 'json') expect(shapeOf(JSON.parse(output))).toEqual(shapeOf(JSON.parse(answer)));
      if (kind === 'text') expect(timeless(output)).toBe(timeless(answer));
      expect(output).not.toContain('"error":{');
    }
  }, 60_000);

  it('has a request for every endpoint of learning, review and wordbooks', async () => {
    const { body } = await service.client.get('/openapi.json');
    const described = Object.entries(body.paths as Record<string, object>)
      .filter(([path]) => path.startsWith('/api/v1/') && path !== '/api/v1/me')
      .flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.slice(7)}`),
      );
    const curls = PAGE.replace(/curl -sS "\$BASE\/api\/v1/g, 'api POST "');
    const requests = [...curls.matchAll(/api (\w+) ["']?(\/[^\s"'?]+)/g)].map(
      ([, method, path = '']) => `${method} ${path.replace(/\$\w+/g, '{}')}`,
    );
    const names = new Set(requests);
    const missing = described.filter(
      (route) =>
        !names.has(route.replace(/\{\w+\}/g, '{}')) &&
        !names.has(route.replace('{plan_id}', 'default')),
    );
    expect(missing).toEqual([]);
  });

  /** What a shell prints for a block, and the variables and functions that it leaves for the next. */
  async function paste(script: string): Promise<{ output: string; declared: string }> {
    const mark = '\n--variables--\n';
    const epilogue = `\nprintf '${mark}'; declare -p BASE TOKEN WORD SINCE PLAN CARD REVIEW BOOK IMPORT 2>/dev/null; declare -f`;
    const { stdout, stderr } = await run('bash', ['-c', script + epilogue], { cwd: directory });
    expect(stderr).toBe('');
    const [output = '', declared = ''] = stdout.split(mark);
    return { output, declared: `${declared}\n` };
  }
});

/** A text whose times do not matter, nor how its lines end. */
function timeless(text: string): string {
  return text
    .replace(/\r/g, '')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
    .trim();
}
