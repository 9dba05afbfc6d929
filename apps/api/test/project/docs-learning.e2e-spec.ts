import { shapeOf } from '../support/json-shape.js';
import { PastedPage } from '../support/pasted-page.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const VARIABLES = 'BASE TOKEN WORD SINCE PLAN CARD REVIEW BOOK IMPORT'.split(' ');

describe('docs/learning.md', () => {
  let service: TestApp;
  const page = new PastedPage('learning.md', VARIABLES);
  beforeAll(async () => (service = await startTestApp()));
  afterAll(async () => {
    page.close();
    await service.close();
  });

  it('has requests that work as pasted, one after the other, and responses that are true', async () => {
    const { accessToken } = await service.given.token();
    for (const { script, kind, answer } of page.blocks) {
      const filled = script
        .replace(/^BASE=.*$/m, `BASE=${service.url}`)
        .replace(/^TOKEN=.*$/m, `TOKEN=${accessToken}`);
      const output = await page.paste(filled);
      // As time would pass between two of them.
      service.clock.advance({ seconds: 1 });
      if (kind === 'json') expect(shapeOf(JSON.parse(output))).toEqual(shapeOf(JSON.parse(answer)));
      if (kind === 'text') expect(timeless(output)).toBe(timeless(answer));
      expect(output).not.toContain('"error":{');
    }
  });

  it('has a request for every endpoint of learning, review and wordbooks', async () => {
    const { body } = await service.client.get('/openapi.json');
    const described = Object.entries(body.paths as Record<string, object>)
      .filter(([path]) => path.startsWith('/api/v1/') && path !== '/api/v1/me')
      .flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.slice(7)}`),
      );
    const curls = page.text.replace(/curl -sS "\$BASE\/api\/v1/g, 'api POST "');
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
});

/** A text whose times do not matter, nor how its lines end. */
function timeless(text: string): string {
  return text
    .replace(/\r/g, '')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
    .trim();
}
