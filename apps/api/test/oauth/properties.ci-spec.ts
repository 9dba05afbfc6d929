/**
 * @long
 */
import fc from 'fast-check';
import { authorizeCase, authorizeQuery, type AuthorizeCase } from './properties/authorize-cases.js';
import { faultOfAuthorize } from './properties/authorize-check.js';
import { judgeAuthorize } from './properties/authorize-oracle.js';
import { makeAuthorizeWorld, type AuthorizeWorld } from './properties/authorize-world.js';
import { RawCalls, TOO_LONG } from './properties/raw-calls.js';
import { tokenCall, tokenCase, type TokenCase } from './properties/token-cases.js';
import { faultOfToken } from './properties/token-check.js';
import { judgeToken } from './properties/token-oracle.js';
import {
  freshMaterial,
  makeTokenWorld,
  type Material,
  type TokenWorld,
} from './properties/token-world.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const BATCH = 50;
const MINUTES = 5 * 60_000;

let service: TestApp;
let calls: RawCalls;
beforeAll(async () => {
  service = await startTestApp({ environment: { TOKEN_FAILURE_LIMIT: '1000000' } });
  calls = new RawCalls(service.url);
});
afterAll(async () => {
  calls.close();
  await service.close();
});

/**
 * Tries batches of cases, those of one at the same time, until there were as many as demanded; tells
 * of the smallest batch that fails. Returns how many cases came to which verdict.
 */
async function tryCases<T>(
  oneCase: fc.Arbitrary<T>,
  demanded: number,
  tryBatch: (batch: readonly T[]) => Promise<string[]>,
): Promise<Record<string, number>> {
  const tally: Record<string, number> = {};
  let tried = 0;
  const property = fc.asyncProperty(
    fc.array(oneCase, { minLength: 1, maxLength: BATCH, size: 'max' }),
    async (batch) => {
      if (tried >= demanded) return;
      for (const verdict of await tryBatch(batch)) tally[verdict] = (tally[verdict] ?? 0) + 1;
      tried += batch.length;
    },
  );
  // A batch has half of the most on average, whatever the seed; what is drawn beyond those needed is not sent.
  await fc.assert(property, { numRuns: Math.ceil((2.2 * demanded) / BATCH) });
  process.stdout.write(`${tried} cases: ${JSON.stringify(tally)}\n`);
  expect(tried).toBeGreaterThanOrEqual(demanded);
  return tally;
}

const count = async (table: string): Promise<number> => {
  const { rows } = await service.database.pool.query(`select count(*)::integer as n from ${table}`);
  return rows[0].n;
};

/** The message of a fault, with all that is needed to send the same again. */
const told = (fault: string, ...context: unknown[]) =>
  new Error(`${fault}: ${context.map((each) => JSON.stringify(each)).join(' ')}`);

describe('whatever is sent', () => {
  let world: AuthorizeWorld;
  let clients: TokenWorld;
  beforeAll(async () => {
    world = await makeAuthorizeWorld(service);
    clients = await makeTokenWorld(service);
  });

  async function tryAuthorize(each: AuthorizeCase): Promise<string> {
    const query = authorizeQuery(each, world);
    const verdict = judgeAuthorize(query, each.visitor, world);
    const headers = { cookie: world.cookies[each.visitor] };
    const answer = await calls.call('GET', `/oauth/authorize?${query}`, headers);
    const fault = faultOfAuthorize(answer, verdict, world);
    if (fault !== null) throw told(fault, each.visitor, query, verdict, answer);
    return answer.status === TOO_LONG ? 'too long' : verdict.kind;
  }

  async function tryToken(each: TokenCase, material: [Material, Material]): Promise<string> {
    const call = tokenCall(each, material);
    const answer = await calls.call('POST', call.target, call.headers, call.form);
    if (answer.status === TOO_LONG) return 'too long';
    const verdict = judgeToken(each.endpoint, call, material);
    const fault = faultOfToken(answer, verdict);
    if (fault !== null) throw told(fault, call, verdict, answer);
    return verdict;
  }

  it(
    'GET /oauth/authorize (rules 1 to 16) redirects nowhere else and issues a code for nothing less',
    async () => {
      const codes = await count('authorization_codes');
      const tally = await tryCases(authorizeCase, 12_000, (batch) =>
        Promise.all(batch.map(tryAuthorize)),
      );
      for (const kind of ['page', 'refused', 'error', 'consent', 'code', 'too long'])
        expect([kind, (tally[kind] ?? 0) > 50]).toEqual([kind, true]);
      expect(await count('authorization_codes')).toBe(codes + (tally['code'] ?? 0));
    },
    MINUTES,
  );

  it(
    'POST to the token endpoint, revoke and introspect (rules 21 to 34, 41, 42) reveals and issues nothing more',
    async () => {
      let given = await count('access_tokens');
      const tally = await tryCases(tokenCase, 8_000, async (batch) => {
        const material = await freshMaterial(clients, batch.length);
        given += 2 * batch.length;
        const phase = (isLast: boolean) =>
          Promise.all(
            material.flatMap((own, at) => {
              const each = batch[at];
              return each && (each.endpoint === 'revoke') === isLast ? [tryToken(each, own)] : [];
            }),
          );
        // To revoke a refresh token ends all of the grant's, those of other cases included.
        return [...(await phase(false)), ...(await phase(true))];
      });
      for (const kind of ['issued', 'revoked', 'active', 'inactive', 'unauthentic', 'invalid'])
        expect([kind, (tally[kind] ?? 0) > 50]).toEqual([kind, true]);
      expect(await count('access_tokens')).toBe(given + (tally['issued'] ?? 0));
    },
    MINUTES,
  );
});
