// `node bench/memory.mjs [--runs 5] [--only pattern] [--seconds 20] [--main file]`, after a build: how much memory
// files take that were made to take much. README.md says how to read it.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startEmbeddedServer } from '../libs/embedded-postgres/dist/index.js';
import { BareSql } from './bare-sql.mjs';
import { makeTables } from './database.mjs';
import { FILES } from './memory/hostile-files.mjs';
import { startServer } from './processes.mjs';
import { seedApplication, seedUser } from './seed.mjs';
import { largeRequests, seedLarge } from './standstill-requests.mjs';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    seconds: { type: 'string', default: '20' },
    main: { type: 'string', default: '../apps/api/dist/bundle/main.js' },
  },
});
const MEBIBYTE = 1024 * 1024;
const SECONDS = Number(values.seconds);
const MEDIA_TYPES = { json: 'application/json', csv: 'text/csv', apkg: 'application/octet-stream' };
const PARALLEL = 12;
const SOME = [
  'json, many members',
  'deck, markup',
  'json, wide, emoji',
  'json, wide, escaped',
  'json, elements of 14 MB',
];
const COLLECTING = 'collect-words of 12 users, an import';

const made = new Map();
const dataDir = await mkdtemp(join(tmpdir(), 'wordgrove-bench-'));
const database = await startEmbeddedServer({ dataDir, database: 'wordgrove' });
const sql = new BareSql(database.url);
try {
  await makeTables(database.url);
  const chosen = new RegExp(values.only);
  const application = await seedApplication(sql);
  const users = chosen.test(COLLECTING)
    ? await seedLarge(sql, application, PARALLEL)
    : await Promise.all(Array.from({ length: PARALLEL }, () => seedUser(sql, application)));
  console.log('| what | peak MiB, each run | what came of it |');
  console.log('|---|---|---|');
  for (const [name, work] of Object.entries(scenarios(users)))
    if (chosen.test(name)) await measured(name, work);
} finally {
  await sql.pool.end();
  await database.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** Each run has a process of its own, so that its memory is its own too. */
async function measured(name, work) {
  const peaks = [];
  const outcomes = new Map();
  for (let run = 0; run < Number(values.runs); run += 1) {
    await sql.execute('delete from pgboss.job');
    for (const table of ['imports', 'wordbooks']) await sql.execute(`delete from ${table}`);
    const service = await startServer(resolve(import.meta.dirname, values.main), {
      DATABASE_URL: database.url,
      LOG_LEVEL: 'error',
    });
    try {
      await work(service.url, (outcome) => outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1));
      peaks.push(Math.round((await peakMemory(service.pid)) / MEBIBYTE));
    } finally {
      await service.stop();
    }
  }
  const came = [...outcomes].map(([outcome, count]) => `${count} ${outcome}`).join(', ');
  console.log(`| ${name} | ${peaks.join(' ')} | ${came} |`);
}

function scenarios(users) {
  return { ...oneFile(users), ...several(users), ...crowd(users) };
}

/** One user imports a file, and sees its preview in the other thread. */
function oneFile([ada]) {
  const both = (url, file, tell) =>
    together([imported(url, ada, file, tell), previewed(url, ada, file, tell)]);
  const inTurn = (files) => async (url, tell) => {
    for (const file of files) await both(url, file, tell);
  };
  return {
    ...Object.fromEntries(
      Object.keys(FILES).map((file) => [`alone: ${file}`, (url, tell) => both(url, file, tell)]),
    ),
    'all, one after the other': inTurn(Object.keys(FILES)),
    'some, one after the other': inTurn(SOME),
  };
}

/** Three users see previews again and again, beside the imports of another one. */
function several([ada, bob, eve, dan]) {
  const beside = (seen, file) => (url, tell) =>
    together([
      ...[ada, bob, eve].map((user) => again(() => previewed(url, user, seen, tell))),
      again(() => imported(url, dan, file, tell)),
    ]);
  return {
    'previews of 14 MB elements, deck of markup': beside('json, elements of 14 MB', 'deck, markup'),
    'previews of 14 MB elements, nested lists': beside(
      'json, elements of 14 MB',
      'deck, nested lists',
    ),
    'previews of wordbooks, deck of markup': beside(
      'large json, wordbook of 15 MB',
      'deck, markup',
    ),
  };
}

function crowd(users) {
  const [ada, bob, eve, dan, cleo] = users;
  const collect = largeRequests(sql).find(({ name }) => name === 'collect-words').send;
  return {
    'wide texts: 3 imports, 2 previews': (url, tell) =>
      together([
        ...[ada, bob, eve].map((user) => imported(url, user, 'json, wide, emoji', tell)),
        ...[dan, cleo].map((user) => previewed(url, user, 'json, wide, escaped', tell)),
      ]),
    [COLLECTING]: (url, tell) =>
      together([
        again(() => imported(url, ada, 'large csv, 60,000 rows of 1 kB', tell)),
        ...users.map((user) =>
          again(async () => tell(`collect ${(await collect(user, url)).status}`)),
        ),
      ]),
  };
}

function together(work) {
  return Promise.all(work);
}

/** Does the work again until the time of a run is over. */
async function again(work) {
  const end = performance.now() + SECONDS * 1_000;
  do await work();
  while (performance.now() < end);
}

async function bytesOf(name) {
  const [format, make] = FILES[name];
  if (!made.has(name)) made.set(name, await make());
  return { format, body: made.get(name) };
}

async function imported(url, user, name, tell) {
  const { item, failure } = await sent(url, user, name, '');
  if (failure) return tell(failure);
  let seen = item;
  while (seen !== undefined && !['SUCCEEDED', 'FAILED'].includes(seen.status)) {
    await delay(100);
    const { json } = await answer(`${url}/api/v1/learning/imports/${seen.id}`, user);
    seen = json.import ?? seen;
  }
  tell(`import ${seen.errors[0]?.reason ?? seen.status}`);
}

async function previewed(url, user, name, tell) {
  const { preview, failure } = await sent(url, user, name, '&dry_run=true');
  tell(failure ?? `preview ${preview.errors[0]?.reason ?? 'OK'}`);
}

async function sent(url, user, name, query) {
  const { format, body } = await bytesOf(name);
  const { status, json } = await answer(
    `${url}/api/v1/learning/imports?format=${format}${query}`,
    user,
    { method: 'POST', body, headers: { 'content-type': MEDIA_TYPES[format] } },
  );
  if (status !== 200) await delay(1_000);
  return {
    item: json.import,
    preview: json.preview,
    failure: status === 200 ? undefined : `${status} ${json.error?.details?.[0]?.reason ?? ''}`,
  };
}

async function answer(url, { token }, { headers, ...init } = {}) {
  const response = await fetch(url, {
    ...init,
    headers: { authorization: `Bearer ${token}`, ...headers },
  });
  return { status: response.status, json: await response.json() };
}

/** The largest resident memory that the process has had, in bytes (Linux only). */
async function peakMemory(pid) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? NaN) * 1024;
}
