import { AuthorizationFlow } from '../support/authorization-flow.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('the domain of an application', () => {
  let service: TestApp;
  let flow: AuthorizationFlow;
  beforeAll(async () => {
    service = await startTestApp();
    flow = await AuthorizationFlow.start(service);
  });
  afterAll(() => service.close());

  const isProven = async () =>
    (await flow.show(await flow.pendingRequest())).body.authorization_request.is_domain_proven;
  const found = (result: string, subject: string, minute: number) =>
    service.database.pool.query(
      `insert into application_checks (application_id, subject_id, checks, ran_at)
       values ($1, gen_random_uuid(), $2, $3)`,
      [
        flow.application.id,
        JSON.stringify([{ kind: 'HOST_PROOF', result, subject, text: '' }]),
        new Date(minute * 60_000),
      ],
    );

  it('is proven on the consent page if the last result for the host of its homepage says so', async () => {
    await service.database.pool.query(
      `update applications set homepage_url = 'https://app.example/a' where id = $1`,
      [flow.application.id],
    );
    await found('MET', 'other.example', 1);
    expect(await isProven()).toBe(false);
    await found('MET', 'app.example', 2);
    await found('UNKNOWN', 'app.example', 3);
    expect(await isProven()).toBe(true);
    await found('UNMET', 'app.example', 4);
    expect(await isProven()).toBe(false);
  });
});
