/**
 * @installed-servers a server has its own way of locking rows
 */
import { Admin } from '../support/admin.js';
import { AuthorizationFlow } from '../support/authorization-flow.js';
import { raceRounds } from '../support/race-rounds.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const ROUNDS = raceRounds(20);

let service: TestApp;
let replica: TestApp;
let admin: Admin;
beforeAll(async () => {
  const settings = { databaseDelayMs: 5, environment: { TOKEN_FAILURE_LIMIT: '1000000' } };
  service = await startTestApp(settings);
  replica = await startTestApp({ ...settings, database: service.database });
  admin = await Admin.signedIn(service);
  // Warm: connections are open and statements prepared on both, so that calls overlap.
  const flow = await AuthorizationFlow.start(service);
  const warmUps = [flow, flow.through(replica)].map((each) =>
    Promise.all(Array.from({ length: 5 }, () => each.exchange('unknown'))),
  );
  await Promise.all(warmUps);
});
afterAll(async () => {
  await replica.close();
  await service.close();
});

/** The actions that end everything that an application holds of a user. */
const ENDS: Record<string, (flow: AuthorizationFlow, refreshToken: string) => Promise<unknown>> = {
  'the user revoking the grant': ({ cookie }) =>
    service.client.delete('/api/console/grants', { cookie }),
  'an admin suspending the application': (flow) => admin.decide(flow.application.id, 'suspend'),
  'the application revoking a refresh token': (flow, token) =>
    flow.post('/oauth/revoke', { token }),
};

describe.each(Object.entries(ENDS))(`rule 35: ${ROUNDS} times against %s,`, (_name, end) => {
  /** Runs both at once, either first, and demands that nothing that came of it lives. */
  async function demandNothingLives(
    begin: (flow: AuthorizationFlow) => Promise<() => ReturnType<AuthorizationFlow['token']>>,
  ): Promise<void> {
    for (let round = 0; round < ROUNDS; round += 1) {
      const flow = await AuthorizationFlow.start(service);
      const { refresh_token: other } = await flow.tokens();
      const obtain = await begin(flow);
      const [obtained] = await (round % 2 === 0
        ? Promise.all([obtain(), end(flow, other)])
        : Promise.all([end(flow, other), obtain()]).then(([ended, tokens]) => [tokens, ended]));
      await demandDead(flow, (obtained as Awaited<ReturnType<typeof obtain>>).body);
    }
  }

  it(
    'an exchange leaves no working token',
    () =>
      demandNothingLives(async (flow) => {
        const code = await flow.code();
        return () => flow.through(replica).exchange(code);
      }),
    120_000,
  );

  it(
    'a refresh leaves no working token',
    () =>
      demandNothingLives(async (flow) => {
        const { refresh_token: token } = await flow.tokens();
        return () => flow.through(replica).refresh(token);
      }),
    120_000,
  );
});

async function demandDead(
  flow: AuthorizationFlow,
  body: { access_token?: string; refresh_token?: string },
): Promise<void> {
  if (body.access_token === undefined) return;
  expect([401, 403]).toContain(await flow.apiStatus(body.access_token));
  expect((await flow.refresh(body.refresh_token ?? '')).body.error).toBe('invalid_grant');
}
