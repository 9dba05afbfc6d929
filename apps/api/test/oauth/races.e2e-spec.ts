/**
 * @installed-servers a server has its own way of locking rows
 */
import { AuthorizationFlow, redirected } from '../support/authorization-flow.js';
import { Developer } from '../support/developer.js';
import { raceRounds } from '../support/race-rounds.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const ROUNDS = raceRounds(20);
const PARALLEL = 50;

let service: TestApp;
let flow: AuthorizationFlow;

beforeAll(async () => {
  service = await startTestApp({
    databaseDelayMs: 5,
    environment: { TOKEN_FAILURE_LIMIT: '1000000' },
  });
  flow = await AuthorizationFlow.start(service);
  // Warm: every connection of the pool is open and every statement prepared, so that calls overlap.
  const { refresh_token: token } = await flow.tokens();
  await together(() => flow.refresh(token));
});
afterAll(() => service.close());

/** Makes the calls at once and returns their results. */
const together = <T>(call: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: PARALLEL }, (_, at) => call(at)));

const inRounds = async (round: () => Promise<void>): Promise<void> => {
  for (let at = 0; at < ROUNDS; at += 1) await round();
};

const count = async (text: string, values: unknown[] = []): Promise<number> => {
  const { rows } = await service.database.pool.query(
    `select count(*)::integer as n from ${text}`,
    values,
  );
  return rows[0].n;
};

/** Returns the number of responses with each status. */
const tally = (answers: { status: number }[]): Record<number, number> => {
  const result: Record<number, number> = {};
  for (const { status } of answers) result[status] = (result[status] ?? 0) + 1;
  return result;
};

describe(`${PARALLEL} at once, ${ROUNDS} times`, () => {
  it('rule 29: one exchange of a code succeeds, and one pair is stored', async () => {
    await inRounds(async () => {
      const code = await flow.code();
      const [access, refresh] = [await count('access_tokens'), await count('refresh_tokens')];
      const answers = await together(() => flow.exchange(code));
      expect(tally(answers)).toEqual({ 200: 1, 400: PARALLEL - 1 });
      const failures = answers.filter(({ status }) => status === 400);
      expect(new Set(failures.map(({ body }) => body.error))).toEqual(new Set(['invalid_grant']));
      expect(await count('access_tokens')).toBe(access + 1);
      expect(await count('refresh_tokens')).toBe(refresh + 1);
      // Rule 28: that it was exchanged again killed the pair, before any of the others heard so.
      const winner = answers.find(({ status }) => status === 200)?.body;
      expect(await flow.apiStatus(winner.access_token)).toBe(401);
    });
  });

  it('rule 27: at most one attempt with right and wrong verifiers succeeds', async () => {
    await inRounds(async () => {
      const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
      const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
      const code = await flow.code({ code_challenge: challenge, code_challenge_method: 'S256' });
      const answers = await together((at) =>
        flow.exchange(code, {
          code_verifier: at % 2 === 0 ? verifier : verifier.replace('d', 'e'),
        }),
      );
      const { 200: won = 0, 400: lost = 0 } = tally(answers);
      expect(won).toBeLessThanOrEqual(1);
      expect(won + lost).toBe(PARALLEL);
    });
  });

  it('rule 17: one decision on a request counts, and one code is issued', async () => {
    await inRounds(async () => {
      const id = await flow.pendingRequest({ prompt: 'consent' });
      const codes = await count('authorization_codes');
      const answers = await together(() => flow.decide(id, { approve: true }));
      expect(tally(answers)).toEqual({ 200: 1, 404: PARALLEL - 1 });
      expect(await count('authorization_codes')).toBe(codes + 1);
    });
  });

  it('rule 17: of Allow and Deny at once, one counts', async () => {
    await inRounds(async () => {
      const id = await flow.pendingRequest({ prompt: 'consent' });
      const codes = await count('authorization_codes');
      const answers = await together((at) => flow.decide(id, { approve: at % 2 === 0 }));
      expect(tally(answers)).toEqual({ 200: 1, 404: PARALLEL - 1 });
      const taken = answers.find(({ status }) => status === 200)?.body.redirect_to;
      const issued = redirected(taken).has('code') ? 1 : 0;
      expect(await count('authorization_codes')).toBe(codes + issued);
    });
  });

  it('rule 16: a first consent in many tabs makes one grant', async () => {
    await inRounds(async () => {
      const fresh = await AuthorizationFlow.start(service, { application: flow.application });
      const ids = await Promise.all(Array.from({ length: 10 }, () => fresh.pendingRequest()));
      const scopes = ['words:read', 'words:write'];
      const answers = await Promise.all(
        ids.map((id, at) => fresh.decide(id, { approve: true, scopes: [scopes[at % 2]] })),
      );
      expect(tally(answers)).toEqual({ 200: 10 });
      const grants = 'grants where user_id = $1 and cardinality(scopes) = 2';
      expect(await count(grants, [fresh.userId])).toBe(1);
      expect(await count('grants where user_id = $1', [fresh.userId])).toBe(1);
    });
  });

  it('rule 33: refreshes of one token all succeed, in one family', async () => {
    await inRounds(async () => {
      const { refresh_token: token } = await flow.tokens();
      const answers = await together(() => flow.refresh(token));
      expect(tally(answers)).toEqual({ 200: PARALLEL });
      const [one, other] = answers.map(({ body }) => body.refresh_token as string);
      expect((await flow.refresh(one ?? '')).status).toBe(200);
      service.clock.advance({ seconds: 31 });
      expect((await flow.refresh(other ?? '')).status).toBe(400);
      const alive = await together((at) => flow.refresh(answers[at]?.body.refresh_token));
      expect(tally(alive)).toEqual({ 400: PARALLEL });
    });
  });

  it('rule 32: reuse at once is recorded once, and nothing of the family survives', async () => {
    await inRounds(async () => {
      const events = "audit_events where action = 'REFRESH_TOKEN_REUSED'";
      const before = await count(events);
      const { refresh_token: token } = await flow.tokens();
      const { body } = await flow.refresh(token);
      service.clock.advance({ seconds: 31 });
      // The thief's old token and the owner's new one meet.
      const answers = await together((at) =>
        flow.refresh(at % 2 === 0 ? token : body.refresh_token),
      );
      const fresh = answers.filter(({ status }) => status === 200).map((each) => each.body);
      const access = await Promise.all(fresh.map((pair) => flow.apiStatus(pair.access_token)));
      expect(access).toEqual(fresh.map(() => 401));
      const after = await Promise.all(fresh.map((pair) => flow.refresh(pair.refresh_token)));
      expect(after.map(({ status }) => status)).toEqual(fresh.map(() => 400));
      expect(tally(answers)[500]).toBeUndefined();
      expect(await count(events)).toBe(before + 1);
    });
  });

  it('rule 35: a grant that is revoked meanwhile leaves no token that works', async () => {
    await inRounds(async () => {
      const { refresh_token: token } = await flow.tokens();
      const revoke = service.client.delete('/api/console/grants', { cookie: flow.cookie });
      const [answers] = await Promise.all([together(() => flow.refresh(token)), revoke]);
      for (const { status, body } of answers.slice(0, 5)) {
        if (status === 200) expect(await flow.apiStatus(body.access_token)).toBe(403);
      }
      expect((await flow.refresh(token)).status).toBe(400);
    });
  });

  it('users who come and go at once are each counted once', async () => {
    const developer = await Developer.start(service);
    const { application } = developer;
    const come = async () => {
      const user = await AuthorizationFlow.start(service, { application });
      await user.tokens();
      return user;
    };
    const leave = ({ cookie }: AuthorizationFlow) =>
      service.client.delete('/api/console/grants', { cookie });
    const all = await Promise.all(Array.from({ length: 9 }, come));
    // One of them comes again.
    const again = await AuthorizationFlow.start(service, {
      application,
      userId: all[0]?.userId ?? '',
    });
    const newcomers = Array.from({ length: 6 }, come);
    await Promise.all([again.tokens(), ...all.slice(3).map(leave), ...newcomers]);
    const day = await developer.today();
    expect([day.authorized_users, day.gained_users, day.lost_users]).toEqual([10, 16, 6]);
  });
});
