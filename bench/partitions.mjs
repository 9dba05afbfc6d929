// `node bench/partitions.mjs [--reviews 10000000] [--data directory]`: the service on plain tables and on tables that are
// partitioned by user, on an installed PostgreSQL. docs/scaling.md, "Partitions by user", says what came out. Linux only.
import { execFileSync } from 'node:child_process';
import { chownSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { serverIdentity } from '../libs/embedded-postgres/dist/index.js';
import { makeTables } from './database.mjs';
import { BareSql } from './bare-sql.mjs';
import { measure, median } from './load.mjs';
import { partition } from './partitions-ddl.mjs';
import { seedMany, settle } from './partitions-seed.mjs';
import { familyTimes, freePort, startServer } from './processes.mjs';

const { values } = parseArgs({
  options: {
    reviews: { type: 'string', default: '10000000' },
    partitions: { type: 'string', default: '64' },
    data: { type: 'string', default: tmpdir() },
    programs: { type: 'string', default: '/usr/lib/postgresql/15/bin' },
  },
});
const WORDS = 250;
const REVIEWS_OF_A_WORD = 20;
const SIZES = {
  learners: Math.ceil(Number(values.reviews) / WORDS / REVIEWS_OF_A_WORD),
  words: WORDS,
  reviews: REVIEWS_OF_A_WORD,
};
const API = '/api/v1';
const ROUNDS = 4;
const LOAD = { seconds: 2, connections: 4 };
const ANSWERS = { requests: 400, connections: 4 };

const root = await mkdtemp(join(values.data, 'wordgrove-partitions-'));
const server = await startInstalled(root, await freePort());
const sql = new BareSql(server.url);
try {
  await makeTables(server.url);
  process.stderr.write(`Filling the database: ${SIZES.learners} learners …\n`);
  const seeded = await seedMany(sql, SIZES);
  await printSizes();
  console.log('| operation | tables | ms | p99, ms | service, µs | database, µs |');
  console.log('|---|---|---|---|---|---|');
  await report('plain', seeded);
  process.stderr.write('Partitioning …\n');
  await partition(sql, Number(values.partitions));
  await settle(sql);
  await report(`${values.partitions} partitions`, seeded);
} finally {
  await sql.pool.end();
  server.stop();
  await rm(root, { recursive: true, force: true });
}

/** Starts a server with its data in the directory. What is written may be lost: the disk is not what is measured. */
async function startInstalled(directory, port) {
  const identity = serverIdentity();
  const data = join(directory, 'data');
  await mkdir(data);
  if (identity) for (const path of [directory, data]) chownSync(path, identity.uid, identity.gid);
  const run = (program, ...args) =>
    execFileSync(join(values.programs, program), ['-D', data, ...args], {
      ...identity,
      cwd: directory,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  run('initdb', '--username=postgres', '--auth=trust', '--encoding=UTF8', '--no-sync');
  const settings = `-c fsync=off -c shared_buffers=1GB -c max_wal_size=16GB -c maintenance_work_mem=512MB -p ${port} -k ''`;
  run('pg_ctl', 'start', '--wait', '-l', join(directory, 'log'), '-o', `${settings} -h 127.0.0.1`);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    pid: Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]),
    stop: () => run('pg_ctl', 'stop', '--wait', '-m', 'fast'),
  };
}

async function printSizes() {
  for (const table of ['learned_words', 'reviews', 'flashcards']) {
    const { rows, bytes, whole } = await sql.row(
      `select count(*)::int as rows, pg_table_size($1)::float8 as bytes,
         pg_total_relation_size($1)::float8 as whole from ${table}`,
      [table],
    );
    const each = (figure) => (figure / rows).toFixed(0);
    console.log(`${table}: ${rows} rows, ${each(bytes)} bytes each, ${each(whole)} with indexes`);
  }
}

async function report(tables, { answerers, askers, leavers }) {
  const service = await startServer(join(import.meta.dirname, '../apps/api/dist/bundle/main.js'), {
    DATABASE_URL: server.url,
    MAX_CONCURRENT_REQUESTS_PER_USER: '100',
  });
  try {
    await row(service, tables, authorizing(askers), LOAD);
    await row(service, tables, collecting(askers, tables), LOAD);
    await row(service, tables, reading(askers), LOAD);
    await row(service, tables, listing(askers), LOAD);
    await row(service, tables, asking(askers), LOAD);
    await row(service, tables, submitting(answerers), ANSWERS);
  } finally {
    await service.stop();
  }
  const times = [];
  // Half of them for each kind of tables.
  for (const { userId } of leavers.splice(0, leavers.length / 2)) {
    const begin = performance.now();
    await purge(userId);
    times.push(performance.now() - begin);
  }
  console.log(`| purge of a learner | ${tables} | ${median(times).toFixed(1)} | | | |`);
}

async function row(service, tables, operation, load) {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = familyTimes(server.pid).children;
    const requests = countedBy(operation);
    const { perSecond, p99, processorTime } = await measure(service, requests, load);
    rounds.push({
      ms: (1_000 * load.connections) / perSecond,
      p99,
      processorTime,
      cost: familyTimes(server.pid).children - before,
      count: requests.count(),
    });
  }
  // The first round warms up.
  const middle = (figureOf) => median(rounds.slice(1).map(figureOf));
  const cells = [
    middle(({ ms }) => ms).toFixed(2),
    middle((each) => each.p99).toFixed(0),
    middle((each) => each.processorTime).toFixed(0),
    middle(({ cost, count }) => (1_000_000 * cost) / count).toFixed(0),
  ];
  console.log(`| ${[operation.name, tables, ...cells].join(' | ')} |`);
}

function countedBy(operation) {
  let sent = 0;
  return {
    ...operation,
    next: (context) => ((sent += 1), operation.next(context)),
    count: () => sent,
  };
}

function headers({ token }) {
  return { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
}

function inTurns(users) {
  const waiting = [...users];
  return () => {
    waiting.push(waiting.shift());
    return waiting[0];
  };
}

function get(name, users, path) {
  const user = inTurns(users);
  return { name, method: 'GET', next: () => ({ path, headers: headers(user()) }) };
}

function authorizing(users) {
  return get('authorize a call', users, `${API}/learning/languages`);
}

function reading(users) {
  return get('review-statistics', users, `${API}/review-statistics`);
}

function collecting(users, tables) {
  const user = inTurns(users);
  let count = 0;
  const next = () => {
    count += 1;
    const spec = {
      term: `${tables} ${count}`,
      tags: ['reading'],
      notes: ['a note of some length'],
    };
    const body = JSON.stringify({ spec: { ...spec, language: 'LANGUAGE_GERMAN' } });
    return { path: `${API}/learning/collect-word`, headers: headers(user()), body };
  };
  return { name: 'collect-word', method: 'POST', next };
}

function listing(users) {
  return get('list, 50 words', users, `${API}/learning/learned-words?page_size=50`);
}

function asking(users) {
  const user = inTurns(users);
  const path = `${API}/review-plans/default/flashcards`;
  const body = JSON.stringify({ limit: 20 });
  const next = () => ({ path, headers: headers(user()), body });
  return { name: 'flashcards (20)', method: 'POST', next };
}

function submitting(users) {
  const user = inTurns(users);
  const path = `${API}/review-plans/default/submit-answer`;
  const next = () => {
    const answerer = user();
    const answer = { flashcard_id: answerer.cards.pop(), is_correct: true, time_spent_ms: 2_000 };
    return { path, headers: headers(answerer), body: JSON.stringify(answer) };
  };
  return { name: 'submit-answer', method: 'POST', next };
}

/** Does as the service's purge does, but names the user beside the rows' places, which are unique only in one partition. */
async function purge(userId) {
  for (const table of ['reviews', 'flashcards', 'learned_words']) {
    const places = `select ctid from ${table} where user_id = $1 limit 1000 for update skip locked`;
    const batch = `delete from ${table} where user_id = $1 and ctid = any(array(${places}))`;
    while ((await sql.execute(batch, [userId])) > 0);
  }
}
