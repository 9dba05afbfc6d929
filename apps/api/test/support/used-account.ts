import { DEFAULT_PLAN, Learner } from './learner.js';
import { queueOf } from './jobs.js';
import type { TestApp } from './test-app.js';

const LEARNING = '/api/v1/learning';
const PLANS = '/api/v1/review-plans';
const WORDBOOKS = '/api/v1/wordbooks';

/** A learner who has used every part of the service, over some weeks. */
export async function fillAccount(service: TestApp): Promise<Learner> {
  const learner = await Learner.of(service, { timeZone: 'Europe/Berlin' });
  await collectWords(service, learner);
  await makePlans(service, learner);
  for (let day = 0; day < 12; day += 1) {
    service.clock.advance({ days: 1, minutes: 7 });
    await answerCards(service, learner, day);
  }
  await editWords(service, learner);
  await addFit(service, learner);
  await queueOf(service).idle();
  return learner;
}

/** The body of a response that must be 200. */
export async function call(
  service: TestApp,
  { token }: Learner,
  method: string,
  path: string,
  body?: unknown,
) {
  const options = { token, ...(body !== undefined && { body }) };
  const answer = await service.client.call(method, path, options);
  if (answer.status !== 200) throw new Error(`${method} ${path} responded with ${answer.text}`);
  return answer.body;
}

async function collectWords(service: TestApp, learner: Learner): Promise<void> {
  const specs = [
    { term: 'harbor', tags: ['sea'], notes: ['a port', 'ein Hafen'] },
    { term: 'lighthouse', contexts: [{ sentence: 'The lighthouse blinked.', source_title: 'B' }] },
    { term: 'Größe', language: 'LANGUAGE_GERMAN', mastery_level: 3 },
    { term: '港', language: 'LANGUAGE_JAPANESE', mastery_level: 1 },
    ...['anchor', 'pier', 'gull', 'tide', 'sail', 'mast', 'deck', 'rope'].map((term) => ({ term })),
  ];
  for (const spec of specs) {
    service.clock.advance({ minutes: 1 });
    await learner.collect(spec);
  }
  service.clock.advance({ minutes: 1 });
  await learner.collect({ term: 'HARBOR', tags: ['again'] });
}

async function makePlans(service: TestApp, learner: Learner): Promise<void> {
  const { wordbook } = await call(service, learner, 'POST', WORDBOOKS, {
    name: 'The sea',
    description: 'Words of the coast',
    visibility: 'UNLISTED',
  });
  const words = [{ term: 'gull', note: 'a bird' }, { term: 'buoy' }, { term: 'tide' }];
  await call(service, learner, 'POST', `${WORDBOOKS}/${wordbook.id}/add-words`, { words });
  service.clock.advance({ minutes: 1 });
  await call(service, learner, 'POST', WORDBOOKS, { name: 'Empty', language: 'LANGUAGE_DUTCH' });
  await call(service, learner, 'PATCH', DEFAULT_PLAN, {
    daily_new_limit: 5,
    desired_retention: 0.85,
  });
  service.clock.advance({ minutes: 1 });
  await call(service, learner, 'POST', PLANS, {
    name: 'Coast',
    filter: `wordbook_id == "${wordbook.id}" || "sea" in tags`,
    wordbook_ids: [wordbook.id],
    question_types: ['QUESTION_TYPE_RECALL'],
    desired_retention: 0.95,
  });
}

async function answerCards(service: TestApp, learner: Learner, day: number): Promise<void> {
  const cards = await learner.cards({ limit: 6 });
  for (const [index, card] of cards.entries()) {
    service.clock.advance({ seconds: 20 });
    const isCorrect = (index + day) % 4 !== 0;
    const rest = { user_answer: card.term, time_spent_ms: 1_000 * index };
    const { body } = await learner.submit(card.id, isCorrect, rest);
    if (index === 1 && day % 3 === 0)
      await call(service, learner, 'POST', `/api/v1/reviews/${body.review.id}/undo`);
  }
}

async function editWords(service: TestApp, learner: Learner): Promise<void> {
  const { learned_words: words } = await call(service, learner, 'GET', `${LEARNING}/learned-words`);
  const path = (index: number) => `${LEARNING}/learned-words/${words[index].id}`;
  service.clock.advance({ hours: 1 });
  await call(service, learner, 'PATCH', path(0), { suspended: true });
  await call(service, learner, 'PATCH', path(1), { mastery_level: 4, tags: ['known'] });
  await call(service, learner, 'PATCH', path(2), { notes: ['mine'] });
  await call(service, learner, 'DELETE', path(3));
}

// The optimizer needs more reviews than a test can give.
async function addFit({ database, clock }: TestApp, { userId }: Learner): Promise<void> {
  await database.pool.query(
    `insert into fitted_weights (id, user_id, weights, review_count, default_log_loss,
       fitted_log_loss, adopted, fitted_at)
     values (gen_random_uuid(), $1, array_fill(0.5::double precision, array[21]), 400, 0.4, 0.41,
       false, $2)`,
    [userId, clock.now()],
  );
}

/** The responses to every GET that shows a learner's data, by path. */
export async function everything(
  instance: TestApp,
  target: Learner,
): Promise<Record<string, unknown>> {
  const answers: Record<string, unknown> = {};
  const get = async (path: string) => (answers[path] = await call(instance, target, 'GET', path));
  const { learned_words: words } = await get(`${LEARNING}/learned-words?order_by=created_at`);
  await get(`${LEARNING}/learned-words?order_by=next_review_at`);
  await get(`${LEARNING}/learned-words?order_by=${encodeURIComponent('mastery_level desc, term')}`);
  for (const { id } of words) {
    await get(`${LEARNING}/learned-words/${id}`);
    await get(`${LEARNING}/learned-words/${id}/memory`);
  }
  const changes = await call(instance, target, 'GET', `${LEARNING}/changes`);
  answers['changes'] = [...changes.learned_words].sort((a, b) => (a.term < b.term ? -1 : 1));
  const { review_plans: plans } = await get('/api/v1/review-plans');
  for (const { id } of plans) {
    await get(`/api/v1/review-plans/${id}`);
    await get(`/api/v1/review-plans/${id}/forecast?days=60`);
  }
  await get('/api/v1/review-plans/default');
  await get('/api/v1/reviews?page_size=100');
  await get('/api/v1/review-statistics');
  const { wordbooks } = await get('/api/v1/wordbooks');
  for (const { id } of wordbooks) {
    await get(`/api/v1/wordbooks/${id}`);
    await get(`/api/v1/wordbooks/${id}/words`);
  }
  return answers;
}
