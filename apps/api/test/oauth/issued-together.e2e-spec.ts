/**
 * @installed-servers a server has its own way of locking rows
 */
import { AuthorizationFlow } from '../support/authorization-flow.js';
import { sentDuring } from '../support/sent-statements.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const USERS = 6;

let service: TestApp;
let flows: AuthorizationFlow[];

beforeAll(async () => {
  // So that the requests of a test overlap.
  service = await startTestApp({ databaseDelayMs: 5 });
});
afterAll(() => service.close());
beforeEach(async () => {
  const applications = [await service.given.application(), await service.given.application()];
  flows = await Promise.all(
    Array.from({ length: USERS }, (_, at) =>
      AuthorizationFlow.start(service, { application: applications[at % 2] as never }),
    ),
  );
  // The statement is shared by clients that this process knows.
  for (const flow of flows.slice(0, 2)) await flow.tokens();
});

/** Returns the user and the scopes of an access token. */
const holderOf = async (token: string) => {
  const { body } = await service.client.get('/api/v1/me', { token });
  return [body.user_id, body.scopes];
};

const BOTH = ['words:read', 'words:write'];

describe('requests that share a statement', () => {
  it('each get the tokens of their own code, and a wrong one spoils nothing', async () => {
    const codes = await Promise.all(flows.map((flow) => flow.code()));
    const [first] = flows as [AuthorizationFlow];
    const statements = await sentDuring(async () => {
      const good = flows.slice(2).map((flow, at) => () => flow.exchange(codes[at + 2] as string));
      // The first two have statements of their own.
      const [one, two, wrong, foreign, ...rest] = await Promise.all([
        ...good.slice(0, 2).map((call) => call()),
        first.exchange('unknown'),
        first.exchange(codes[1] as string, { redirect_uri: 'https://other.example/' }),
        ...good.slice(2).map((call) => call()),
      ]);
      const answers = [one, two, ...rest];
      expect([wrong?.body.error, foreign?.body.error]).toEqual(['invalid_grant', 'invalid_grant']);
      const holders = await Promise.all(
        answers.map((answer) => holderOf(answer?.body.access_token)),
      );
      expect(holders).toEqual(flows.slice(2).map(({ userId }) => [userId, BOTH]));
    });
    const shared = statements.filter(({ name }) => name === 'authorization-code.exchange');
    expect(shared.length).toBeLessThan(USERS);
  });

  it('each get the pair of their own refresh token, with their own scopes', async () => {
    const tokens = await Promise.all(
      flows.map(async (flow) => (await flow.tokens()).refresh_token),
    );
    const statements = await sentDuring(async () => {
      const [other, ...answers] = await Promise.all([
        // A token of the other application.
        (flows[1] as AuthorizationFlow).refresh(tokens[0] as string),
        ...flows
          .slice(1)
          .map((flow, at) =>
            flow.refresh(tokens[at + 1] as string, at === 0 ? { scope: 'words:read' } : {}),
          ),
      ]);
      expect(other.body.error).toBe('invalid_grant');
      const holders = await Promise.all(answers.map(({ body }) => holderOf(body.access_token)));
      const scopes = flows.slice(1).map((_, at) => (at === 0 ? ['words:read'] : BOTH));
      expect(holders).toEqual(flows.slice(1).map(({ userId }, at) => [userId, scopes[at]]));
    });
    const shared = statements.filter(({ name }) => name === 'refresh-token.exchange');
    expect(shared.length).toBeLessThan(USERS);
  });

  it('do not wait for a family or a code that somebody else has locked', async () => {
    const [first, ...others] = flows as [AuthorizationFlow, ...AuthorizationFlow[]];
    const code = await first.code();
    const { refresh_token: token } = await first.tokens();
    const codes = await Promise.all(others.map((flow) => flow.code()));
    const given = await Promise.all(others.map((flow) => flow.tokens()));
    const holder = await service.database.pool.connect();
    try {
      await holder.query('begin');
      await holder.query(
        'select from grants g join token_families f on f.grant_id = g.id where user_id = $1 for update',
        [first.userId],
      );
      await holder.query(
        'select from authorization_codes c join grants g on g.id = c.grant_id where user_id = $1 for update of c',
        [first.userId],
      );
      const call = (flow: AuthorizationFlow, at: number) => [
        flow.exchange(codes[at] as string),
        flow.refresh(given[at]?.refresh_token as string),
      ];
      // The first two of each kind have statements of their own.
      const before = others.slice(0, 2).flatMap(call);
      const held = [first.refresh(token), first.exchange(code), first.exchange(code)];
      const after = others.slice(2).flatMap((flow, at) => call(flow, at + 2));
      const answers = await Promise.all([...before, ...after]);
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      expect(await Promise.race([...held, Promise.resolve('they wait')])).toBe('they wait');
      await holder.query('commit');
      const [refreshed, ...exchanged] = (await Promise.all(held)).map(({ status }) => status);
      expect([refreshed, ...exchanged.toSorted()]).toEqual([200, 200, 400]);
    } finally {
      await holder.query('rollback');
      holder.release();
    }
  });
});
