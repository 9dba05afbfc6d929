import {
  attemptsOn,
  methodOf,
  pathOf,
  validBody,
  wrongInput,
  type Attempt,
} from './bad-input/attempts.js';
import { describedInputs, inputOf } from './bad-input/described-inputs.js';
import { ENDPOINTS, type Endpoint } from './bad-input/endpoints.js';
import { LEAK } from './bad-input/leak.js';
import type { Answer, CallOptions } from '../support/client.js';
import { sendRaw } from '../support/raw-http.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

interface Envelope {
  error?: { code: string; message: string; details: { reason: string; field?: string }[] };
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'OPTIONS'];
const UNKNOWN_ID = 'ffffffff-0000-4000-8000-000000000000';

describe('bad input', () => {
  let service: TestApp;
  let callers: Record<Endpoint['access'], CallOptions>;
  let powerless: string;
  let exhausted: string;
  beforeAll(async () => {
    service = await startTestApp({
      environment: { SIGN_IN_FAILURE_LIMIT: '100000', TOKEN_FAILURE_LIMIT: '100000' },
    });
    const { given } = service;
    const { accessToken: token } = await given.token();
    const admin = await given.user({ role: 'ADMIN' });
    callers = {
      token: { token },
      'any-token': { token },
      session: { cookie: await given.session((await given.user()).id) },
      admin: { cookie: await given.session(admin.id) },
      site: { headers: { origin: service.url } },
    };
    powerless = (await given.token({ scopes: [] })).accessToken;
    const application = await given.application({ hourlyQuota: 1 });
    exhausted = (await given.token({ application })).accessToken;
    await service.client.get('/api/v1/learning/languages', { token: exhausted });
  });
  afterAll(() => service.close());

  const call = (endpoint: Endpoint, attempt: Partial<Attempt>, caller: CallOptions) =>
    service.client.call<Envelope>(methodOf(endpoint), pathOf(endpoint) + (attempt.query ?? ''), {
      ...caller,
      ...attempt.send,
      headers: { ...caller.headers, ...attempt.send?.headers },
    });

  it('is tried on every endpoint that is described, with every member and parameter', () => {
    const described = describedInputs(service.openApi).filter(({ route }) =>
      route.includes(' /api/'),
    );
    expect(ENDPOINTS.map(inputOf).sort(byRoute)).toEqual(described.sort(byRoute));
  });

  describe.each(ENDPOINTS.map((endpoint) => [endpoint.route, endpoint] as const))(
    '%s',
    (_, endpoint) => {
      it('refuses each fault by its reason and field, and nothing else', async () => {
        const attempts = attemptsOn(endpoint);
        const faults = await inTurns(attempts, async (attempt) => {
          // Deleting a session would end the caller's own.
          const answer = await call(endpoint, attempt, callers[endpoint.access]);
          return isRefused(endpoint, answer) ? undefined : faultOf(attempt, answer);
        });
        expect(faults).toEqual([]);
      });

      it('accepts valid input', async () => {
        const body = validBody(endpoint);
        const answer = await call(
          endpoint,
          { send: body ? { body } : {} },
          callers[endpoint.access],
        );
        if (isRefused(endpoint, answer)) return;
        expect([200, 401, 404, 409]).toContain(answer.status);
        if (endpoint.access !== 'site') expect(answer.status).not.toBe(401);
      });

      it('checks the credentials before it checks the input', async () => {
        for (const send of wrongInput(endpoint)) {
          for (const [caller, expected] of strangers(endpoint)) {
            const answer = await call(
              endpoint,
              { query: '?unknown=1', ...(send && { send }) },
              caller,
            );
            expect([answer.status, answer.body.error?.details[0]?.reason]).toEqual(expected);
          }
        }
      });
    },
  );

  /** Callers who must be told so, whatever they send. */
  function strangers({
    access,
    route,
    signedOut = 401,
  }: Endpoint): [CallOptions, [number, string]][] {
    const changes = !route.startsWith('GET');
    const elsewhere = { headers: { origin: 'https://evil.example' } };
    const noOne = { headers: { origin: service.url } };
    const foreign: [CallOptions, [number, string]][] = [[elsewhere, [403, 'FOREIGN_ORIGIN']]];
    switch (access) {
      case 'token':
        return [
          [{}, [401, 'TOKEN_MISSING']],
          [{ token: 'unknown' }, [401, 'TOKEN_INVALID']],
          [{ token: powerless }, [403, 'INSUFFICIENT_SCOPE']],
          [{ token: exhausted }, [429, 'QUOTA_EXCEEDED']],
        ];
      case 'any-token':
        return [
          [{}, [401, 'TOKEN_MISSING']],
          [{ token: exhausted }, [429, 'QUOTA_EXCEEDED']],
        ];
      case 'session':
        return [[noOne, [signedOut, 'SESSION_MISSING']], ...(changes ? foreign : [])];
      case 'admin':
        return [
          [noOne, [401, 'SESSION_MISSING']],
          [callers.session, [403, 'ADMIN_ONLY']],
          ...(changes ? foreign : []),
        ];
      case 'site':
        return changes ? foreign : [];
    }
  }

  it('lets no unusual method or spelling past a guard', async () => {
    const guarded = ENDPOINTS.filter(({ access }) => access !== 'site');
    const requests = new Map(guarded.flatMap(unusualRequests).map((each) => [each.line, each]));
    const headers = { origin: service.url, 'content-length': '0' };
    const faults = await inTurns([...requests.values()], async ({ line, signedOut }) => {
      const { status, text } = await sendRaw(service.url, line, headers);
      const isPreflight = line.startsWith('OPTIONS') && status === 200 && text === '';
      // Signing up and in share their paths with guarded ones, and are open.
      const isOpen = !line.startsWith('GET') && /^\w+ \/api\/console\/session\/? /i.test(line);
      const isRefusal = [signedOut, 401, 404, 405].includes(status);
      return isPreflight || isOpen || isRefusal ? undefined : `${line}: ${status}`;
    });
    expect(faults).toEqual([]);
  });

  it('leaves the service up and its data as they were', async () => {
    expect((await service.client.get('/health/ready')).body).toEqual({ status: 'ok' });
    const { rows } = await service.database.pool.query('select count(*)::int as n from users');
    expect((rows[0] as { n: number }).n).toBeGreaterThan(0);
  });
});

/** Every method at the endpoint's path, and its own method at every other spelling of the path. */
function unusualRequests(endpoint: Endpoint): { line: string; signedOut: number }[] {
  const path = endpoint.route.replace(/^\w+ /, '').replace(/\{[^}]+\}/g, UNKNOWN_ID);
  const spellings = [`${path}/`, path.toUpperCase(), `${path}%2F`, `/${path}`];
  const own = spellings.map((target) => `${methodOf(endpoint)} ${target} HTTP/1.1`);
  const others = METHODS.map((method) => `${method} ${path} HTTP/1.1`);
  return [...own, ...others].map((line) => ({ line, signedOut: endpoint.signedOut ?? 401 }));
}

/** Returns whether the response is the one to good input. */
function isRefused({ refusedFor }: Endpoint, { body }: Answer<Envelope>): boolean {
  const reasons = body?.error?.details.map(({ reason }) => reason) ?? [];
  return refusedFor !== undefined && reasons.join() === refusedFor;
}

/** Returns the fault of a response; undefined if it has none. */
function faultOf(attempt: Attempt, { status, body, text }: Answer<Envelope>): string | undefined {
  const { name, failure, reason, field } = attempt;
  const error = body?.error;
  const got = `${name}: ${status} ${text.slice(0, 300)}`;
  if (LEAK.test(text)) return `leak: ${got}`;
  if (failure === undefined) {
    const isBlamed = error?.details.some((detail) => isWithin(detail.field, field));
    return isBlamed || status >= 500 ? `good input refused: ${got}` : undefined;
  }
  if (`${status} ${error?.code}` !== failure) return `not ${failure}: ${got}`;
  if (reason === undefined) return undefined;
  const isNamed = error?.details.some(
    (detail) => detail.reason === reason && (field ?? '') === (detail.field ?? ''),
  );
  const isOnly = error?.details.every((detail) => isWithin(detail.field, field));
  return isNamed && isOnly ? undefined : `not ${reason} ${field ?? ''}: ${got}`;
}

function isWithin(field = '', whole = ''): boolean {
  return field === whole || (whole !== '' && field.startsWith(whole));
}

function byRoute(one: { route: string }, other: { route: string }): number {
  return one.route < other.route ? -1 : 1;
}

/** Eight at a time; what is not undefined of their results. */
async function inTurns<T>(
  items: readonly T[],
  work: (item: T) => Promise<string | undefined>,
): Promise<string[]> {
  const results: (string | undefined)[] = [];
  for (let at = 0; at < items.length; at += 8)
    results.push(...(await Promise.all(items.slice(at, at + 8).map(work))));
  return results.filter((result) => result !== undefined);
}
