import { ALL_SCOPES } from '@wordgrove/contracts';
import { AuthorizationFlow, redirected } from '../support/authorization-flow.js';
import { shapeOf } from '../support/json-shape.js';
import { PastedPage } from '../support/pasted-page.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const VARIABLES = 'BASE REDIRECT_URI CLIENT_ID CLIENT_SECRET STATE VERIFIER CHALLENGE CODE'.split(
  ' ',
);

describe('docs/oauth.md', () => {
  let service: TestApp;
  const page = new PastedPage('oauth.md', VARIABLES);
  beforeAll(async () => (service = await startTestApp()));
  afterAll(async () => {
    page.close();
    await service.close();
  });

  it('has requests that work as pasted and responses that are true', async () => {
    const flow = await AuthorizationFlow.start(service);
    const { clientId, clientSecret, redirectUri } = flow.application;
    const filled: Record<string, string> = {
      BASE: service.url,
      REDIRECT_URI: redirectUri,
      CLIENT_ID: clientId,
      CLIENT_SECRET: clientSecret,
    };
    for (const { script, kind, answer } of page.blocks) {
      const output = await page.paste(fillIn(script, filled));
      if (output.includes('/oauth/authorize?')) filled['CODE'] = await codeOf(flow, output);
      if (kind === 'json') expect(shapeOf(JSON.parse(output))).toEqual(shapeOf(JSON.parse(answer)));
    }
    expect(page.blocks.filter(({ kind }) => kind === 'json')).toHaveLength(5);
  });

  it('names each scope', () => {
    const named = [...page.text.matchAll(/^\| `(\w+:\w+)`/gm)].map(([, scope]) => scope);
    expect(named).toEqual([...ALL_SCOPES]);
  });
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
