import { TrafficWriter } from '../../src/modules/traffic/record/traffic-writer.service.js';
import { AccountHolder } from './account-holder.js';
import { AuthorizationFlow } from './authorization-flow.js';
import type { GivenApplication } from './given.js';
import { APPLICATIONS, REGISTRATION } from './application-owner.js';
import type { TestApp } from './test-app.js';

const LEARNING = '/api/v1/learning';
const PLAN = '/api/v1/review-plans/default';

/** A person who has something in every table, and somebody else who has to do with them. */
export interface FullAccount {
  ada: AccountHolder;
  /** Ada's access token, at an application of Bob's. */
  adasToken: string;
  /** Ada's application, by which Bob has collected a word and answered a card. */
  adasApplication: GivenApplication;
  bob: { id: string; cookie: string; token: string };
  /** A public wordbook of Ada's with the words "moss" and "fern". */
  wordbookId: string;
}

export async function fullAccount(service: TestApp): Promise<FullAccount> {
  const { given } = service;
  const ada = await AccountHolder.signUp(service);
  const adasApplication = await given.application({ ownerId: ada.id });
  const bobsApplication = await given.application();
  const bob = { id: bobsApplication.ownerId, cookie: await given.session(bobsApplication.ownerId) };
  const { accessToken: bobsToken } = await given.token({
    userId: bob.id,
    application: adasApplication,
  });
  const flow = await AuthorizationFlow.start(service, {
    application: bobsApplication,
    userId: ada.id,
  });
  await flow.tokens();
  await tryApi(service, adasApplication.id, ada.cookie);
  const { accessToken: adasToken } = await given.token({
    userId: ada.id,
    application: bobsApplication,
  });
  await flow.code({ prompt: 'consent' });
  await flow.show(await flow.pendingRequest({ prompt: 'consent' }));
  await learn(service, adasToken);
  await learn(service, bobsToken);
  await parametersOf(service, ada.id);
  await lookAt(service, ada.id, bobsApplication.id);
  await auditTrailOf(service, ada, bob.cookie);
  const wordbookId = await share(service, adasToken);
  await service.app.get(TrafficWriter, { strict: false }).write();
  return { ada, adasToken, adasApplication, bob: { ...bob, token: bobsToken }, wordbookId };
}

/** Gets a token for the playground. */
async function tryApi({ client }: TestApp, id: string, cookie: string): Promise<void> {
  const options = { cookie, body: { scopes: ['words:read'] } };
  const { status } = await client.post(`${APPLICATIONS}/${id}/playground-tokens`, options);
  if (status !== 200) throw new Error(`playground-tokens responded with ${status}`);
}

/** Collects words, deletes one, and answers a card; another stays open. */
async function learn({ client }: TestApp, token: string): Promise<void> {
  const specs = ['oak', 'elm', 'ash'].map((term) => ({ term }));
  const collected = await client.post(`${LEARNING}/collect-words`, { token, body: { specs } });
  const [{ id }] = collected.body.learned_words;
  await client.delete(`${LEARNING}/learned-words/${id}`, { token });
  const { body } = await client.post(`${PLAN}/flashcards`, { token, body: {} });
  const answer = { flashcard_id: body.flashcards[0].id, is_correct: true };
  const { status } = await client.post(`${PLAN}/submit-answer`, { token, body: answer });
  if (status !== 200) throw new Error(`submit-answer responded with ${status}`);
}

async function share({ client }: TestApp, token: string): Promise<string> {
  const book = { name: 'Undergrowth', visibility: 'PUBLIC' };
  const { body } = await client.post('/api/v1/wordbooks', { token, body: book });
  const { id } = body.wordbook;
  const words = [{ term: 'moss' }, { term: 'fern' }];
  await client.post(`/api/v1/wordbooks/${id}/add-words`, { token, body: { words } });
  return id;
}

/** Writes the rows that background jobs leave. */
async function parametersOf({ database, clock }: TestApp, userId: string): Promise<void> {
  const values = [userId, clock.now()];
  await database.pool.query(
    `insert into memory_parameters (user_id, desired_retention, updated_at) values ($1, 0.9, $2)`,
    values,
  );
  await database.pool.query(
    `insert into fitted_weights (id, user_id, weights, review_count, default_log_loss,
       fitted_log_loss, adopted, fitted_at)
     values (gen_random_uuid(), $1, '{}', 400, 1, 1, false, $2)`,
    values,
  );
  await database.pool.query(
    `insert into imports (id, user_id, scopes, format, language, mapping, skip_bad_rows, status,
       total_bytes, processed_bytes, row_count, created_count, updated_count, error_count, errors,
       created_at)
     values (gen_random_uuid(), $1, '{}', 'csv', 'LANGUAGE_ENGLISH', '', false, 'UPLOADING', 0, 0, 0,
       0, 0, 0, '[]', $2)`,
    values,
  );
}

/** Notes that she looked at an application when she was an admin. */
async function lookAt({ database, clock }: TestApp, adminId: string, id: string): Promise<void> {
  await database.pool.query(
    'insert into review_viewers (admin_id, application_id, seen_at) values ($1, $2, $3)',
    [adminId, id, clock.now()],
  );
}

/** Events that name Ada as who acted and as whom it concerned, and her place as a test user. */
async function auditTrailOf({ client }: TestApp, ada: AccountHolder, bobsCookie: string) {
  const owners = [ada.cookie, bobsCookie];
  for (const cookie of owners) {
    const registered = await client.post(APPLICATIONS, { cookie, body: REGISTRATION });
    const { id } = registered.body.application;
    const testUsers = `${APPLICATIONS}/${id}/test-users`;
    const testUser = { cookie, body: { email: ada.email } };
    const invitation = `/api/console/test-user-invitations/${id}/accept`;
    // The removal is an event of somebody else that concerns Ada.
    const steps = [
      () => client.post(testUsers, testUser),
      () => client.post(invitation, { cookie: ada.cookie }),
      () => client.delete(testUsers, testUser),
      () => client.post(testUsers, testUser),
      () => client.post(invitation, { cookie: ada.cookie }),
    ];
    for (const step of steps) {
      const { status, text } = await step();
      if (status !== 200) throw new Error(text);
    }
  }
}
