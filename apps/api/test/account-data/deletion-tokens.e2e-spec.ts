/**
 * @installed-servers a server has its own way of locking rows
 */
import { AccountHolder } from '../support/account-holder.js';
import { AuthorizationFlow } from '../support/authorization-flow.js';
import { registerJob } from '../support/jobs.js';
import { interrupted, PURGE } from '../support/purges.js';
import { raceRounds } from '../support/race-rounds.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const ROUNDS = raceRounds(20);

let service: TestApp;
let replica: TestApp;
beforeAll(async () => {
  const settings = { databaseDelayMs: 2, environment: { TOKEN_FAILURE_LIMIT: '1000000' } };
  service = await startTestApp(settings);
  replica = await startTestApp({ ...settings, database: service.database });
  // Nothing is cleared away: what a race hands out would be seen.
  for (const instance of [service, replica]) registerJob(instance, PURGE);
});
afterAll(async () => {
  await replica.close();
  await service.close();
});

describe(`${ROUNDS} times while an account is being deleted,`, () => {
  it.each<[string, (flow: AuthorizationFlow) => Promise<() => Promise<unknown>>]>([
    [
      'a consent',
      async (flow) => {
        const id = await flow.pendingRequest({ prompt: 'consent' });
        return () => flow.through(replica).decide(id, { approve: true });
      },
    ],
    [
      'an authorization without a page',
      async (flow) => {
        await flow.code();
        return () => flow.through(replica).authorize();
      },
    ],
    [
      'a refresh',
      async (flow) => {
        const { refresh_token: token } = await flow.tokens();
        return () => flow.through(replica).refresh(token);
      },
    ],
  ])('%s issues nothing that works', async (_name, begin) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const ada = await AccountHolder.signUp(service);
      const flow = await AuthorizationFlow.start(service, { userId: ada.id });
      const obtain = await begin(flow);
      await Promise.all(round % 2 ? [obtain(), ada.delete()] : [ada.delete(), obtain()]);
      expect(await liveGrants(ada)).toBe(0);
    }
  });
});

describe('a consent that passed every check before an account was deleted', () => {
  it('grants nothing', async () => {
    const ada = await AccountHolder.signUp(service);
    const flow = await AuthorizationFlow.start(service, { userId: ada.id });
    const id = await flow.pendingRequest();
    const answer = await interrupted(
      service,
      'lock table authorization_requests in exclusive mode',
      () => flow.decide(id, { approve: true }),
      () => ada.delete(),
    );
    expect(answer.status).toBe(404);
    expect(await liveGrants(ada)).toBe(0);
  });
});

/** Codes and families that a token request would take or have. */
async function liveGrants({ id }: AccountHolder): Promise<number> {
  const { rows } = await service.database.pool.query<{ count: number }>(
    `select count(*)::integer from grants g join applications a on a.id = g.application_id
     left join token_families f on f.grant_id = g.id
     left join authorization_codes c on c.grant_id = g.id
     where g.user_id = $1 and (g.revoked_at is null
       or g.token_epoch + a.token_epoch in (f.token_epoch, c.token_epoch))`,
    [id],
  );
  return rows[0]?.count ?? -1;
}
