/**
 * @installed-servers it uses what an older server may do in another way
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FitSchedule } from '../../src/modules/review/weights/fit-schedule.service.js';
import { AuthorizationFlow } from '../support/authorization-flow.js';
import { DEFAULT_PLAN, Learner } from '../support/learner.js';
import { quoted, rows } from '../support/markdown.js';
import { isBoundary, sentDuring } from '../support/sent-statements.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { importFile, IMPORTS } from '../support/transfer.js';

const DOCS = join(__dirname, '../../../../docs');
const OPERATING = readFileSync(join(DOCS, 'operating.md'), 'utf8');
const LEARNING = '/api/v1/learning';
const WORDS = `${LEARNING}/learned-words`;
const WORDBOOKS = '/api/v1/wordbooks';
const PLANS = '/api/v1/review-plans';

/** The operations that take as many statements as a file needs. */
const OF_FILES = [`GET ${LEARNING}/export`, `POST ${IMPORTS}`];

/** Each statement waits for the network between service and database once. */
describe('the statements of each operation', () => {
  let service: TestApp;
  let learner: Learner;
  beforeAll(async () => {
    service = await startTestApp();
    learner = await Learner.of(service);
  });
  afterAll(() => service.close());

  it('are those that operators read', async () => {
    const counts = { ...(await ofLearning()), ...(await ofWordbooks()), ...(await ofReview()) };
    const described = Object.entries(service.openApi.paths)
      .filter(([path]) => path.startsWith('/api/v1/'))
      .flatMap(([path, item]) => Object.keys(item).map((name) => `${name.toUpperCase()} ${path}`));
    expect([...Object.keys(counts), ...OF_FILES].sort()).toEqual(described.sort());
    expect({ ...counts, ...(await ofOauth()) }).toEqual(documented());
  });

  async function ofLearning() {
    const word = await learner.collect({ term: 'harbor', notes: ['where ships lie'] });
    const one = { of: `${WORDS}/{id}`, path: `${WORDS}/${word.id}` };
    const { body } = await learner.changes();
    const imported = await importFile(service, learner, 'csv', 'term\nlantern\n');
    const job = { of: `${IMPORTS}/{id}`, path: `${IMPORTS}/${imported.id}` };
    return {
      ...(await counted('GET', '/api/v1/me')),
      ...(await counted('GET', `${LEARNING}/languages`)),
      ...(await counted('POST', `${LEARNING}/collect-word`, { spec: { term: 'gull' } })),
      ...(await counted('POST', `${LEARNING}/collect-words`, { specs: [{ term: 'tide' }] })),
      ...(await counted('GET', WORDS)),
      ...(await counted('GET', one)),
      ...(await counted('GET', { of: `${one.of}/memory`, path: `${one.path}/memory` })),
      ...(await counted('PATCH', one, { tags: ['sea'] })),
      ...(await counted('DELETE', one)),
      ...(await counted('GET', {
        of: `${LEARNING}/changes`,
        path: `${LEARNING}/changes?sync_token=${body.next_sync_token}`,
      })),
      ...(await counted('GET', IMPORTS)),
      ...(await counted('GET', job)),
      ...(await counted('DELETE', job)),
    };
  }

  async function ofWordbooks() {
    const made = await learner.post(WORDBOOKS, { name: 'The sea' });
    const one = { of: `${WORDBOOKS}/{id}`, path: `${WORDBOOKS}/${made.body.wordbook.id}` };
    const at = (name: string) => ({ of: `${one.of}/${name}`, path: `${one.path}/${name}` });
    return {
      ...(await counted('GET', WORDBOOKS)),
      ...(await counted('POST', WORDBOOKS, { name: 'The coast' })),
      ...(await counted('GET', one)),
      ...(await counted('PATCH', one, { description: 'Words of the sea' })),
      ...(await counted('POST', at('add-words'), { words: [{ term: 'buoy' }, { term: 'reef' }] })),
      ...(await counted('GET', at('words'))),
      ...(await counted('POST', at('remove-words'), { terms: ['reef'] })),
      ...(await counted('POST', at('collect'), {})),
      ...(await counted('DELETE', one)),
    };
  }

  async function ofReview() {
    const cards = await learner.cards({ limit: 3 });
    const [first, second, third] = cards.map(({ id }: { id: string }) => id);
    // The first answer of a learner looks whether weights can be fitted.
    await learner.submit(first, true);
    const made = await learner.post(PLANS, { name: 'Another' });
    const own = { of: `${PLANS}/{plan_id}`, path: `${PLANS}/${made.body.review_plan.id}` };
    const at = (name: string) => ({ of: `${own.of}/${name}`, path: `${DEFAULT_PLAN}/${name}` });
    const answer = (id: string) => ({ flashcard_id: id, is_correct: true });
    const answered = {
      ...(await counted('POST', at('flashcards'), {})),
      ...(await counted('POST', at('submit-answer'), answer(second))),
      ...(await counted('POST', at('submit-answers'), { answers: [answer(third)] })),
    };
    const { reviews } = (await service.client.get('/api/v1/reviews', { token: learner.token }))
      .body;
    const undo = { of: '/api/v1/reviews/{id}/undo', path: `/api/v1/reviews/${reviews[0].id}/undo` };
    return {
      ...answered,
      ...(await counted('GET', '/api/v1/reviews')),
      ...(await counted('POST', undo, {})),
      ...(await counted('GET', '/api/v1/review-statistics')),
      ...(await counted('GET', PLANS)),
      ...(await counted('POST', PLANS, { name: 'A third' })),
      ...(await counted('GET', own)),
      ...(await counted('GET', at('forecast'))),
      ...(await counted('PATCH', own, { daily_new_limit: 3 })),
      ...(await counted('DELETE', own)),
    };
  }

  /** The second request of a client: its first one finds out whose slots it takes. */
  async function ofOauth() {
    const flow = await AuthorizationFlow.start(service);
    const { refresh_token: refreshToken } = await flow.tokens();
    const form = { grant_type: 'refresh_token', refresh_token: refreshToken };
    const refreshed = await count(() => flow.token(form));
    const { access_token: token } = await flow.tokens();
    return {
      'POST /oauth/token': refreshed,
      'POST /oauth/introspect': await count(() => flow.post('/oauth/introspect', { token })),
      'POST /oauth/revoke': await count(() => flow.post('/oauth/revoke', { token })),
    };
  }

  /** Calls an operation, and returns the number of its statements by its name. */
  async function counted(
    method: string,
    operation: string | { of: string; path: string },
    body?: object,
  ): Promise<Record<string, number>> {
    const { of, path } =
      typeof operation === 'string' ? { of: operation, path: operation } : operation;
    const options = { token: learner.token, ...(body !== undefined && { body }) };
    return { [`${method} ${of}`]: await count(() => service.client.call(method, path, options)) };
  }

  /** Counts the statements of a call, without those with which transactions begin and end. */
  async function count(call: () => Promise<{ status: number; text: string }>): Promise<number> {
    await service.app.get(FitSchedule).settled();
    const statements = await sentDuring(async () => {
      const { status, text } = await call();
      if (status !== 200) throw new Error(text);
    });
    return statements.filter((statement) => !isBoundary(statement)).length;
  }
});

function documented(): Record<string, number> {
  const listed = rows(OPERATING, 'Operation').map(([operation = '', statements]) => [
    quoted(operation)[0],
    Number.parseInt(statements ?? ''),
  ]);
  return Object.fromEntries(listed) as Record<string, number>;
}
