import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ALL_SCOPES } from '@wordgrove/contracts';
import { AuthorizationFlow, redirected } from './support/authorization-flow.js';
import { shapeOf } from './support/json-shape.js';
import { startTestApp, type TestApp } from './support/test-app.js';

const PAGE = readFileSync(join(__dirname, '../../../docs/oauth.md'), 'utf8');
const BLOCKS = [...PAGE.matchAll(/```sh\n([\s\S]*?)```(?:\s*```json\n([\s\S]*?)```)?/g)].map(
  ([, script = '', answer]) => ({ script, answer }),
);
const run = promisify(execFile);

describe('docs/oauth.md', () => {
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

  it('has requests that work as pasted and answers that are true', async () => {
    const flow = await AuthorizationFlow.start(service);
    const { clientId, clientSecret, redirectUri } = flow.application;
    let variables = '';
    const filled: Record<string, string> = {
      BASE: service.url,
      REDIRECT_URI: redirectUri,
      CLIENT_ID: clientId,
      CLIENT_SECRET: clientSecret,
    };
    for (const { script, answer } of BLOCKS) {
      const { output, declared } = await paste(variables + fillIn(script, filled));
      variables = declared;
      if (output.includes('/oauth/authorize?')) filled['CODE'] = await codeOf(flow, output);
      if (answer !== undefined)
        expect(shapeOf(JSON.parse(output))).toEqual(shapeOf(JSON.parse(answer)));
    }
    expect(BLOCKS.filter(({ answer }) => answer !== undefined)).toHaveLength(5);
  });

  it('names each scope', () => {
    const named = [...PAGE.matchAll(/^\| `(\w+:\w+)`/gm)].map(([, scope]) => scope);
    expect(named).toEqual([...ALL_SCOPES]);
  });

  /** What a shell prints for a block, and the variables that it leaves for the next. */
  async function paste(script: string): Promise<{ output: string; declared: string }> {
    const mark = '\n--variables--\n';
    const names = 'BASE REDIRECT_URI CLIENT_ID CLIENT_SECRET STATE VERIFIER CHALLENGE CODE';
    const epilogue = `\nprintf '${mark}'; declare -p ${names} 2>/dev/null; true`;
    const { stdout, stderr } = await run('bash', ['-c', script + epilogue], { cwd: directory });
    expect(stderr).toBe('');
    const [output = '', declared = ''] = stdout.split(mark);
    return { output, declared };
  }
});

/** The block with the reader's own values in place of each `NAME=…`. */
function fillIn(script: string, values: Record<string, string>): string {
  return script.replace(/^(\w+)=.*(?:…|localhost).*$/gm, (line, name: string) => {
    const value = values[name];
    return value === undefined ? line : `${name}='${value}'`;
  });
}

/** The code that the user's consent at a printed address leads to. */
async function codeOf(flow: AuthorizationFlow, printed: string): Promise<string> {
  const query = new URL(printed.trim()).searchParams;
  const id = await flow.pendingRequest(Object.fromEntries(query));
  const decision = await flow.decide(id, { approve: true });
  const callback = redirected(decision.body.redirect_to);
  expect(callback.get('state')).toBe(query.get('state'));
  return callback.get('code') ?? '';
}
