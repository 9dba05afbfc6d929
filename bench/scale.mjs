// `node bench/scale.mjs`: the cost of a learner of 100,000 words beside one of 1,000. README.md
// says more.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startEmbeddedServer } from '../libs/embedded-postgres/dist/index.js';
import { makeTables } from './database.mjs';
import { BareSql } from './bare-sql.mjs';
import { compare } from './load.mjs';
import { startServer } from './processes.mjs';
import { seedScale } from './scale-seed.mjs';

const QUICK = process.argv.includes('--quick');
const SIZES = QUICK
  ? { small: 1_000, large: 100_000, others: 0, wordsOfOther: 0 }
  : { small: 1_000, large: 100_000, others: 90, wordsOfOther: 10_000 };
const API = '/api/v1';
const BATCH = 500;

const dataDir = await mkdtemp(join(tmpdir(), 'wordgrove-bench-'));
const database = await startEmbeddedServer({ dataDir, database: 'wordgrove' });
const sql = new BareSql(database.url);
let service;
try {
  await makeTables(database.url);
  process.stderr.write('Filling the database …\n');
  const learners = await seedScale(sql, SIZES);
  service = await startServer(join(import.meta.dirname, '../apps/api/dist/bundle/main.js'), {
    DATABASE_URL: database.url,
    LOG_LEVEL: 'info',
  });
  await settle(learners);
  await report(learners);
} finally {
  await service?.stop();
  await sql.pool.end();
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** Waits until the weights are fitted: the first answers of learners with many reviews start a fit. */
async function settle(learners) {
  for (const learner of Object.values(learners)) {
    const { path, headers, body } = submitting(learner).next();
    await fetch(service.url + path, { method: 'POST', headers, body });
    learner.cards.pop();
  }
  const waiting = `select from pgboss.job where state in ('created', 'retry', 'active')`;
  do await setTimeout(1_000);
  while ((await sql.execute(waiting)) > 0);
}

async function report({ small, large }) {
  console.log('| operation | one side | ms | other side | ms | cost ratio |');
  console.log('|---|---|---|---|---|---|');
  const of = (operation) => ({ large: operation(large), small: operation(small) });
  await row('flashcards (20)', of(asking), seconds(3));
  await row('submit-answer', of(submitting), answers(1_000));
  await row('learned-words, page of 100', of(listing), seconds(2));
  await row('review-statistics', of(statistics), seconds(2));
  await row('forecast, 30 days', of(forecast), seconds(2));
  await row('changes after 100 against a page of 100', await changes(large), seconds(2));
  await row('collect-word 500 times against a batch of 500', collecting(small), batches(8));
}

/** Measures costs by one connection, which is the time that one client waits. */
async function row(name, operations, loads) {
  const sides = Object.keys(operations);
  const servers = Object.fromEntries(sides.map((side) => [side, service]));
  const figures = await compare(servers, operations, loads);
  const costs = sides.map((side) => (1_000 * (operations[side].of ?? 1)) / figures[side].perSecond);
  const cells = sides.flatMap((side, index) => [side, costs[index].toFixed(2)]);
  console.log(`| ${[name, ...cells, (costs[0] / costs[1]).toFixed(2)].join(' | ')} |`);
}

function seconds(each) {
  return [{ seconds: 1, connections: 1 }, ...Array(3).fill({ seconds: each, connections: 1 })];
}

function answers(each) {
  return [{ requests: 200, connections: 1 }, ...Array(3).fill({ requests: each, connections: 1 })];
}

function batches(each) {
  return [{ requests: 10, connections: 1 }, ...Array(3).fill({ requests: each, connections: 1 })];
}

function headers({ token }) {
  return { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
}

function get(learner, path) {
  return { name: path, method: 'GET', next: () => ({ path, headers: headers(learner) }) };
}

function listing(learner) {
  return get(learner, `${API}/learning/learned-words?page_size=100`);
}

function statistics(learner) {
  return get(learner, `${API}/review-statistics`);
}

function forecast(learner) {
  return get(learner, `${API}/review-plans/default/forecast`);
}

function asking(learner) {
  const path = `${API}/review-plans/default/flashcards`;
  const body = JSON.stringify({ limit: 20 });
  return { name: path, method: 'POST', next: () => ({ path, headers: headers(learner), body }) };
}

function submitting(learner) {
  const left = [...learner.cards];
  const next = () => {
    const { id, planId } = left.pop();
    const body = JSON.stringify({ flashcard_id: id, is_correct: true, time_spent_ms: 2_000 });
    const path = `${API}/review-plans/${planId}/submit-answer`;
    return { path, headers: headers(learner), body };
  };
  return { name: 'submit-answer', method: 'POST', next };
}

/**
 * Returns the operations to compare: the feed after its last hundred changes, and a list of as many
 * words.
 */
async function changes(learner) {
  const end = await lastToken(learner);
  const { rows } = await sql.pool.query(
    'select id from learned_words where user_id = $1 limit 100',
    [learner.userId],
  );
  for (const { id } of rows) {
    const body = JSON.stringify({ tags: ['changed'] });
    const path = `${service.url}${API}/learning/learned-words/${id}`;
    await fetch(path, { method: 'PATCH', headers: headers(learner), body });
  }
  const path = `${API}/learning/changes?sync_token=${end}`;
  return { changes: get(learner, path), list: listing(learner) };
}

async function lastToken(learner) {
  let token = '';
  let more = true;
  while (more) {
    const path = `${service.url}${API}/learning/changes?page_size=500&sync_token=${token}`;
    const body = await (await fetch(path, { headers: headers(learner) })).json();
    token = body.next_sync_token;
    more = body.has_more;
  }
  return token;
}

function collecting(learner) {
  let count = 0;
  const spec = () => ({ term: `collected ${(count += 1)}`, tags: ['reading'] });
  const post = (path, body) => ({ path, headers: headers(learner), body: JSON.stringify(body()) });
  const path = `${API}/learning/collect-word`;
  const specs = () => Array.from({ length: BATCH }, spec);
  return {
    'one by one': {
      name: 'collect-word',
      method: 'POST',
      of: BATCH,
      next: () => post(path, () => ({ spec: spec() })),
    },
    batch: {
      name: 'collect-words',
      method: 'POST',
      next: () => post(`${path}s`, () => ({ specs: specs() })),
    },
  };
}
