// `node bench/nasty.mjs [--words 1000000] [--runs 5] [--only pattern] [--data directory] [--each]`: the processor time of the database for
// each filter and order of the lists of a learner of a million words, first page and page 1,000, and for plans. README.md says more.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedServer } from '../libs/embedded-postgres/dist/index.js';
import { ReviewListRepository } from '../apps/api/dist/modules/review/reviews/review-list.repository.js';
import { orderSql } from '../apps/api/dist/modules/learning/order/keyset.sql.js';
import { cursorAfter, parseWordOrder } from '../apps/api/dist/modules/learning/order/word-order.js';
import { wordColumns } from '../apps/api/dist/modules/learning/learned-word.sql.js';
import { registerWordbooks } from '../apps/api/dist/modules/learning/index.js';
import { READABLE_WORDBOOKS } from '../apps/api/dist/modules/wordbooks/readable-wordbooks.repository.js';
import { makeTables } from './database.mjs';
import { WordListRepository } from '../apps/api/dist/modules/learning/word-list.repository.js';
import { BareSql, PAGES } from './bare-sql.mjs';
import { planCases } from './nasty-plans.mjs';
import { ORDERS, reviewFilters, wordFilters } from './nasty-table.mjs';
import { seededBefore, seedNasty } from './nasty-seed.mjs';

const option = (name, usual) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? usual : process.argv[at + 1];
};
const WORDS = Number(option('words', 1_000_000));
const RUNS = Number(option('runs', 5));
const ONLY = new RegExp(option('only', ''));
const PAGE = { size: 20, number: 1_000 };
const LIMIT_MS = 100;
// What takes longer counts as timed out.
const SETTINGS = 'set statement_timeout = 2000; set max_parallel_workers_per_gather = 0';

const KEPT_DIR = option('data');

const dataDir = KEPT_DIR ?? (await mkdtemp(join(tmpdir(), 'wordgrove-bench-')));
const database = await startEmbeddedServer({ dataDir, database: 'wordgrove' });
const sql = new BareSql(database.url);
const figures = [];
try {
  await makeTables(database.url);
  registerWordbooks(READABLE_WORDBOOKS);
  await measureAll((await seededBefore(sql)) ?? (await fill()));
  report();
} finally {
  await sql.pool.end();
  await database.stop();
  if (KEPT_DIR === undefined) await rm(dataDir, { recursive: true, force: true });
}

function fill() {
  process.stderr.write('Filling the database …\n');
  return seedNasty(sql, WORDS);
}

async function measureAll(seeded) {
  const cases = [
    ...(await wordCases(seeded)),
    ...(await reviewCases(seeded)),
    ...(await planCases(sql, seeded)),
  ];
  for (const each of cases.filter(({ name }) => ONLY.test(name))) {
    figures.push(await measure(each));
    if (figures.length % 100 === 0) process.stderr.write(`${figures.length} of ${cases.length}\n`);
  }
}

/** Every filter with every order, from the beginning and from page 1,000 of the order. */
async function wordCases({ userId, wordbookId }) {
  const cases = [];
  for (const orderBy of ORDERS) {
    const order = parseWordOrder(orderBy);
    const deep = await deepCursor(userId, order);
    for (const filter of wordFilters(wordbookId))
      for (const [page, cursor] of [
        ['first', null],
        ['deep', deep],
      ])
        cases.push({
          name: `learned-words | ${filter} | ${orderBy} | ${page}`,
          run: (executor) =>
            new WordListRepository(executor, PAGES).list({
              userId,
              filter,
              order,
              cursor,
              size: PAGE.size,
            }),
        });
  }
  return cases;
}

async function deepCursor(userId, order) {
  const names = [
    'id',
    'createdAt',
    'updatedAt',
    'nextReviewAt',
    'lastReviewedAt',
    'term',
    'masteryLevel',
  ];
  const word = await sql.row(
    `select ${wordColumns(names)} from learned_words where user_id = $1 order by ${orderSql(order)} limit 1 offset $2`,
    [userId, Math.min(PAGE.size * (PAGE.number - 1), WORDS - 1) - 1],
  );
  return cursorAfter(word, order);
}

async function reviewCases({ userId, planId }) {
  const { id: wordId } = await sql.row('select id from learned_words where user_id = $1 limit 1', [
    userId,
  ]);
  const { at, id } = await sql.row(
    `select reviewed_at as at, id from reviews where user_id = $1 order by reviewed_at desc, id desc limit 1 offset $2`,
    [userId, Math.min(PAGE.size * (PAGE.number - 1), WORDS / 2)],
  );
  return reviewFilters({ planId, wordId }).flatMap((filter) =>
    [
      ['first', null],
      ['deep', [at, id]],
    ].map(([page, cursor]) => ({
      name: `reviews | ${filter} | reviewed_at desc | ${page}`,
      run: (executor) =>
        new ReviewListRepository(executor).list({ userId, filter, cursor, limit: PAGE.size + 1 }),
    })),
  );
}

/** Runs a case several times and returns the processor time that its statements took, or why it was refused. */
async function measure({ name, run, prepare, undo }) {
  const times = [];
  let result;
  await prepare?.();
  for (let count = 0; count < RUNS; count += 1) {
    const client = await sql.pool.connect();
    const timed = (query, values) => sql.run(client, query, values);
    const executor = {
      readsUntil: () => executor,
      rows: async (...query) => (await timed(...query)).rows,
      row: async (...query) => (await timed(...query)).rows[0],
      execute: async (...query) => (await timed(...query)).rowCount,
      transaction: async (work) => {
        await timed('begin');
        try {
          return await work(executor);
        } finally {
          await timed('rollback');
        }
      },
    };
    let outcome = '';
    await client.query(SETTINGS);
    const begun = await processorTime(client);
    try {
      await run(executor);
    } catch (error) {
      outcome = error.code === '57014' ? 'timeout' : (error.details?.[0]?.reason ?? error.message);
    }
    const spent = (await processorTime(client)) - begun;
    client.release();
    times.push(spent);
    result = { name, p99: outcome === '' ? percentile(times) : spent, outcome: outcome || 'ok' };
    if (outcome !== '' || spent > LIMIT_MS * 5) break;
  }
  await undo?.();
  return result;
}

/** Returns the milliseconds for which the server's process of a connection has run. */
async function processorTime({ processID }) {
  const [nanoseconds] = (await readFile(`/proc/${processID}/schedstat`, 'utf8')).split(' ');
  return Number(nanoseconds) / 1_000_000;
}

function percentile(times) {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.99))];
}

function report() {
  if (process.argv.includes('--each')) {
    for (const { name, p99, outcome } of figures)
      console.log(`${p99.toFixed(0)} ms ${outcome}: ${name}`);
  }
  const slow = figures
    .filter(({ p99 }) => p99 > LIMIT_MS)
    .sort((one, other) => other.p99 - one.p99);
  const listOf = ({ name }) => name.slice(0, name.indexOf(' |'));
  const lists = [...new Set(figures.map(listOf))];
  console.log(
    `| list | combinations | over ${LIMIT_MS} ms | timed out | refused | p50 ms | worst ms |`,
  );
  console.log('|---|---|---|---|---|---|---|');
  for (const list of lists) {
    const all = figures.filter((figure) => listOf(figure) === list);
    const times = all.map(({ p99 }) => p99).sort((one, other) => one - other);
    const count = (test) => all.filter(test).length;
    const cells = [
      list,
      all.length,
      count(({ p99 }) => p99 > LIMIT_MS),
      count(({ outcome }) => outcome === 'timeout'),
      count(({ outcome }) => outcome !== 'ok' && outcome !== 'timeout'),
      times[Math.floor(times.length / 2)].toFixed(1),
      times.at(-1).toFixed(0),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
  console.log(`\nOver ${LIMIT_MS} ms:\n`);
  for (const { name, p99, outcome } of slow)
    console.log(`${p99.toFixed(0)} ms ${outcome}: ${name}`);
  console.log(`\nLoad average: ${loadavg()[0].toFixed(1)}`);
}
