import { ALL_SCOPES } from '@wordgrove/contracts';
import type { Answer, CallOptions } from '../support/client.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const COLLECT = '/api/v1/learning/collect-word';
const COLLECT_ALL = '/api/v1/learning/collect-words';
const MAX_BYTES = 64 * 1024;

interface Detail {
  reason: string;
  field?: string;
  metadata?: { count?: number };
}

describe('a refused request', () => {
  let service: TestApp;
  let token: string;
  let cookie: string;
  beforeAll(async () => {
    service = await startTestApp();
    const user = await service.given.user();
    token = (await service.given.token({ userId: user.id })).accessToken;
    cookie = await service.given.session(user.id);
  });
  afterAll(() => service.close());

  /** The details of a refusal of a bearable size. */
  async function refused(path: string, options: CallOptions): Promise<Detail[]> {
    return detailsOf(await service.client.post(path, { token, ...options }));
  }

  it.each([
    ['numbers as words', COLLECT_ALL, { specs: Array(340_000).fill(1) }, 'specs'],
    ['wrong tags', COLLECT, { spec: { term: 'a', tags: Array(120_000).fill(1) } }, 'spec.tags'],
    [
      'empty contexts',
      COLLECT,
      { spec: { term: 'a', contexts: Array(80_000).fill({}) } },
      'spec.contexts',
    ],
  ])(
    'is told that there are too many %s, and nothing about them',
    async (_name, path, body, field) => {
      const details = await refused(path, { body });
      expect(details.map((each) => [each.reason, each.field])).toEqual([['TOO_MANY', field]]);
    },
  );

  it('is told that there are too many scopes, and nothing about them', async () => {
    const body = {
      name: 'a',
      redirect_uris: ['https://a.example/'],
      scopes: Array(20_000).fill('unknown'),
    };
    const details = detailsOf(
      await service.client.post('/api/console/applications', { cookie, body }),
    );
    expect(details.map(({ reason, field }) => [reason, field])).toEqual([['TOO_MANY', 'scopes']]);
    expect(ALL_SCOPES.length).toBeLessThan(20_000);
  });

  it('is told of a hundred faults and of the number of the others', async () => {
    const specs = Array.from({ length: 500 }, () => ({ term: 'a', tags: Array(50).fill(1) }));
    const details = await refused(COLLECT_ALL, { body: { specs } });
    expect(details).toHaveLength(101);
    expect(details[0]).toMatchObject({ reason: 'INVALID_TYPE', field: 'specs[0].tags[0]' });
    expect(details[100]).toMatchObject({
      reason: 'TOO_MANY_FAULTS',
      metadata: { count: 500 * 50 - 100 },
    });
  });

  it('is told only the beginning of a long name', async () => {
    const body = { spec: { term: 'a' }, ['x'.repeat(200_000)]: 1 };
    const [detail] = await refused(COLLECT, { body });
    expect(detail).toMatchObject({ reason: 'UNKNOWN_MEMBER', field: `${'x'.repeat(255)}…` });
  });

  it('is told of its unknown members, though the endpoint takes none', async () => {
    const body = Object.fromEntries(
      Array.from({ length: 1_000 }, (_, n) => [`m${n}`.repeat(30), 1]),
    );
    const details = await refused('/api/v1/reviews/x/undo', { body });
    expect(details.at(-1)).toMatchObject({ reason: 'TOO_MANY_FAULTS', metadata: { count: 900 } });
  });

  it.each(['/api/v1/learning/learned-words', '/api/v1/me'])(
    'is told of its first unknown parameters at %s',
    async (path) => {
      const names = Array.from({ length: 3_000 }, (_, n) => `p${n}`);
      for (const query of [names.join('&'), names.map((name) => `${name}=%FF`).join('&')].map(
        (all) => all.slice(0, 15_000).replace(/&[^&]*$/, ''),
      )) {
        const details = detailsOf(await service.client.get(`${path}?${query}`, { token }));
        expect(details).toHaveLength(101);
        expect(details[100]?.metadata?.count).toBe(query.split('&').length - 100);
      }
    },
  );

  it('is told that a form has too many parameters', async () => {
    const { status, body, text } = await service.client.post<{ error: string }>('/oauth/token', {
      raw: '%&'.repeat(100_000),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([status, body.error]).toEqual([400, 'invalid_request']);
    expect(text).toContain('more than 1000 parameters');
  });

  it('finds an answer of a batch in its place, with a bounded error', async () => {
    const answer = Object.fromEntries(Array.from({ length: 900 }, (_, n) => [`m${n}`, 1]));
    const { body } = await service.client.post('/api/v1/review-plans/default/submit-answers', {
      token,
      body: { answers: [answer] },
    });
    expect(body.results[0].error.details).toHaveLength(101);
  });
});

function detailsOf({ status, body, text }: Answer<{ error?: { details: Detail[] } }>): Detail[] {
  expect(status).toBe(400);
  expect(Buffer.byteLength(text)).toBeLessThan(MAX_BYTES);
  return body.error?.details ?? [];
}
