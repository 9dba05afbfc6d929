/**
 * @installed-servers it uses what an older server may do in another way
 */
import { FitSchedule } from '../../src/modules/review/weights/fit-schedule.service.js';
import { AuthorizationFlow, pkcePair } from '../support/authorization-flow.js';
import { DEFAULT_PLAN, Learner } from '../support/learner.js';
import { isBoundary, sentDuring } from '../support/sent-statements.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

type Answer = { status: number; text: string };

/** Every statement waits for the network between service and database once. */
describe('a call that is made often sends few statements', () => {
  let service: TestApp;
  let learner: Learner;
  beforeAll(async () => (service = await startTestApp()));
  afterAll(() => service.close());
  beforeEach(async () => (learner = await Learner.of(service)));

  /** Returns what a call sends, and "begin" for a transaction, which has a round trip for its commit too. */
  async function sent(call: () => Promise<Answer>): Promise<string[]> {
    const statements = await sentDuring(async () => {
      const { status, text } = await call();
      if (status !== 200) throw new Error(text);
    });
    return statements
      .filter(({ text }) => !/^(commit|rollback)/i.test(text))
      .map((each) => (isBoundary(each) ? 'begin' : each.name || 'text'));
  }

  it('authorizing: one', async () => {
    const languages = () =>
      service.client.get('/api/v1/learning/languages', { token: learner.token });
    expect(await sent(languages)).toEqual(['access-token.find-principal']);
  });

  it('learned-words: two', async () => {
    await learner.collect({ term: 'harbor' });
    const [token, page] = ['access-token.find-principal', 'word-list.first-page'];
    expect(await sent(() => learner.list())).toEqual([token, page]);
    const ordered = () => learner.list({ order_by: 'term' });
    expect(await sent(ordered)).toEqual([token, 'text']);
  });

  it('submit-answer: three', async () => {
    for (const term of ['harbor', 'lantern']) await learner.collect({ term });
    const [first, second] = await learner.cards();
    await learner.submit(first.id, true);
    await service.app.get(FitSchedule).settled();
    expect(await sent(() => learner.submit(second.id, true))).toEqual([
      'access-token.find-principal',
      'answer.find-card',
      'answer.record-at-once',
    ]);
  });

  it('flashcards: two for open cards, and three if new ones are issued', async () => {
    await learner.collect({ term: 'harbor', notes: ['where ships lie'] });
    await learner.cards();
    const open = ['access-token.find-principal', 'plan-words.select'];
    expect(await sent(() => cards())).toEqual(open);
    await learner.collect({ term: 'lantern', notes: ['a lamp'] });
    expect(await sent(() => cards())).toEqual([...open, 'flashcard.issue']);
  });

  it('flashcards: two for a plan with a filter too, and three after it was edited or on a new day', async () => {
    const plan = { name: 'Narrow', filter: 'language == "LANGUAGE_ENGLISH"' };
    const { body } = await learner.post('/api/v1/review-plans', plan);
    const path = `/api/v1/review-plans/${body.review_plan.id}`;
    await learner.collect({ term: 'harbor' });
    await cards(path);
    const open = ['access-token.find-principal', 'text'];
    expect(await sent(() => cards(path))).toEqual(open);
    await service.client.patch(path, { token: learner.token, body: { daily_new_limit: 3 } });
    expect(await sent(() => cards(path))).toEqual([...open, 'text']);
    expect(await sent(() => cards(path))).toEqual(open);
    service.clock.advance({ days: 1 });
    const { accessToken: token } = await service.given.token({ userId: learner.userId });
    const nextDay = () => service.client.post(`${path}/flashcards`, { token, body: {} });
    expect(await sent(nextDay)).toEqual([...open, 'text']);
    expect(await sent(nextDay)).toEqual(open);
  });

  it('collect-word: two', async () => {
    expect(await sent(() => learner.send({ term: 'harbor' }))).toEqual([
      'access-token.find-principal',
      'learned-words.collect',
    ]);
  });

  it('collect-word: four if a known word gains what its meaning may follow from', async () => {
    const collect = ['access-token.find-principal', 'learned-words.collect'];
    await learner.collect({ term: 'bank' });
    const context = { sentence: 'They sat on the bank of the river.' };
    const again = () => learner.send({ term: 'bank', contexts: [context] });
    const more = ['begin', 'learned-words.collect-any', 'word-profiles.write-one'];
    expect(await sent(again)).toEqual([...collect, ...more]);
    expect(await sent(again)).toEqual(collect);
  });

  it('collect-word: two with a declared level, under any parameters', async () => {
    const [token, collect] = ['access-token.find-principal', 'learned-words.collect-if-right'];
    const declared = (term: string) => sent(() => learner.send({ term, mastery_level: 3 }));
    expect(await declared('harbor')).toEqual([token, collect]);
    await service.database.pool.query(
      `insert into memory_parameters (user_id, desired_retention, weights, updated_at)
       values ($1, 0.8, $2, now())`,
      [learner.userId, Array.from({ length: 21 }, (_, at) => (at + 1) / 7)],
    );
    expect(await declared('lantern')).toEqual([
      token,
      collect,
      'begin',
      'change-turn.take',
      'memory-parameters.find',
      'learned-words.collect-any',
    ]);
    expect(await declared('meadow')).toEqual([token, collect]);
  });

  it('token refresh and code exchange: one, after the first one of a client', async () => {
    const flow = await AuthorizationFlow.start(service);
    const { verifier, challenge } = pkcePair();
    const pkce = { code_challenge: challenge, code_challenge_method: 'S256' };
    const first = await flow.code();
    const client = ['directory.find-with-secrets', 'directory.note-secret-use'];
    const [refresh, exchange] = ['refresh-token.exchange', 'authorization-code.exchange'];
    expect(await sent(() => flow.exchange(first))).toEqual([...client, exchange]);
    const { refresh_token: token } = await flow.tokens();
    service.clock.advance({ minutes: 1 });
    expect(await sent(() => flow.refresh(token))).toEqual([refresh]);
    const code = await flow.code(pkce);
    expect(await sent(() => flow.exchange(code, { code_verifier: verifier }))).toEqual([exchange]);
    const { rows } = await service.database.pool.query(
      'select last_used_at as at from application_secrets where application_id = $1',
      [flow.application.id],
    );
    expect(rows).toEqual([{ at: service.clock.now().toISOString() }]);
  });

  const cards = (path = DEFAULT_PLAN) => learner.post(`${path}/flashcards`, {});
});
