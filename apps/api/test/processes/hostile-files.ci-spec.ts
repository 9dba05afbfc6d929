/**
 * @measures-time
 */
import { createTestDatabase, type TestDatabase } from '../support/database.js';
import { sessionCookie } from '../support/client.js';
import { deckWith, deckWithNumber, deckWithTypes } from '../support/hostile-decks.js';
import { read } from '../support/project-texts.js';
import type { ServiceProcess } from '../support/service-process.js';
import { ServiceTrial } from '../support/service-trial.js';

/** Far more than a request waits on a busy machine, and far less than these files take. */
const STANDSTILL_MS = 2_000;
const MAX_MEMORY = 512 * 1024 * 1024;

const ADMIN = { email: 'admin@example.org', password: 'correct horse battery' };

/** The settings for the memory of the C library, of the image and of `npm start` (docs/operating.md, "Memory"). */
const OF_IMAGE = Object.fromEntries(
  [...read('docker/Dockerfile').matchAll(/(MALLOC_\w+)=(\d+)/g)].map(
    ([, name = '', value = '']) => [name, value],
  ),
);

let database: TestDatabase;
let trial: ServiceTrial;
let built: ServiceProcess;
let url: string;
let cookie: string;

const start = (): Promise<ServiceProcess> =>
  trial.runUntilReady({
    environment: {
      ...{ DATABASE_URL: database.url, BASE_URL: url },
      ...{ ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password },
      // It looks at its imports often.
      CONSOLE_LIMIT: '100000',
      ...OF_IMAGE,
    },
  });

const startAnew = async (): Promise<void> => {
  await built.stop();
  built = await start();
};

beforeAll(async () => {
  database = await createTestDatabase();
  trial = await ServiceTrial.prepare();
  url = `http://127.0.0.1:${trial.port}`;
  built = await start();
  const session = await fetch(`${url}/api/console/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(ADMIN),
  });
  cookie = sessionCookie(session);
});
afterAll(async () => {
  await trial.end();
  await database.drop();
});

const call = (path: string, init: RequestInit = {}) =>
  fetch(`${url}/api/console/imports${path}`, {
    ...init,
    headers: { 'content-type': 'application/octet-stream', cookie, origin: url },
  });

const send = (format: string, file: Uint8Array, isPreview = false) =>
  call(`?format=${format}&dry_run=${isPreview}`, {
    method: 'POST',
    body: Buffer.from(file) as BodyInit,
  });

/** Imports a file, and sees its preview in the other thread. Returns what `end` returns. */
async function importHostile(format: string, file: Uint8Array) {
  const id = await begin(format, file);
  const seen = send(format, file, true);
  const ended = await end(id);
  await (await seen).text();
  return ended;
}

async function begin(format: string, file: Uint8Array): Promise<string> {
  const sent = await send(format, file);
  expect(sent.status).toBe(200);
  return ((await sent.json()) as { import: { id: string } }).import.id;
}

/** Waits for the end of an import. Returns the reason for which it failed, and the longest time that nobody was served. */
async function end(id: string) {
  let standstill = 0;
  for (;;) {
    const start = performance.now();
    expect((await fetch(`${url}/health/live`)).status).toBe(200);
    standstill = Math.max(standstill, performance.now() - start);
    const { import: item } = await (await call(`/${id}`)).json();
    if (item.finished_at !== null) return { standstill, reason: item.errors[0]?.reason };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const LISTS = 10_000_000;
const LINE = Buffer.from('\nx\n');

const MEMBERS = Array.from({ length: 200_000 }, (_, n) => `"k${n}":1`);
const ELEMENTS = Array.from({ length: 6 }, () => `{${MEMBERS}}`).join();

/** Texts that V8 stores with two bytes a letter, because of one letter of each. */
const wideFile = (wide: string) => {
  const note = `${'a'.repeat(14 * 1024 * 1024)}${wide}`;
  const words = ['one', 'two'].map((term) => `{"term":"${term}","notes":["${note}"]}`);
  return Buffer.from(`{"format":"wordgrove","version":1,"words":[${words}]}`);
};

/** 60 notes whose second field is that of an expression of SQL. */
const deckWithBacks = (expression: string) =>
  deckWith((database) => {
    const copy = `insert into notes select ?, ?, tags, 'term' || char(31) || ${expression}, data from notes limit 1`;
    for (let id = 2; id <= 60; id += 1) database.run(copy, [id, `note ${id}`]);
  });

describe('a file that unpacks to far more than was sent', () => {
  it.each([
    [
      'a deck with 30 MB of nested lists',
      'apkg',
      () => deckWithTypes(`{"1":[${'[],'.repeat(LISTS)}[]]}`),
    ],
    ['a deck with a deep list', 'apkg', () => deckWithTypes('['.repeat(LISTS))],
    ['a deck with a number of 300 MB', 'apkg', () => deckWithNumber(300_000_000)],
    [
      'JSON with an element of empty lists',
      'json',
      async () =>
        Buffer.from(`{"format":"wordgrove","version":1,"words":[[${'[],'.repeat(LISTS / 2)}[]]]}`),
    ],
    [
      'JSON with an element of many members',
      'json',
      async () =>
        Buffer.from(
          `{"format":"wordgrove","version":1,"words":[{"tags":[${'"a",'.repeat(900_000)}"a"]}]}`,
        ),
    ],
    [
      'a deck of notes that are 900,000 signs of markup each',
      'apkg',
      () => deckWithBacks("replace(hex(zeroblob(450000)), '0', '&')"),
    ],
    [
      'a deck of notes with 100,000 gaps each',
      'apkg',
      () => deckWithBacks("replace(hex(zeroblob(50000)), '0', '{{c1::a}}')"),
    ],
    [
      'JSON with elements of 200,000 members',
      'json',
      async () => Buffer.from(`{"format":"wordgrove","version":1,"words":[${ELEMENTS}]}`),
    ],
    [
      'a table with a row that never ends',
      'csv',
      async () => Buffer.from(`term\n"${'a,'.repeat(LISTS)}`),
    ],
    [
      'a table with a row of millions of cells',
      'csv',
      async () => Buffer.concat([Buffer.from('term'), Buffer.alloc(60_000_000, ','), LINE]),
    ],
  ])('keeps nobody waiting: %s', async (_, format, make) => {
    const { standstill, reason } = await importHostile(format, await make());
    expect(reason).toMatch(/^(?:INVALID_FILE|TOO_MANY|TOO_LONG|FILE_TOO_COMPLEX)$/);
    expect(standstill).toBeLessThan(STANDSTILL_MS);
    expect(await built.peakMemory()).toBeLessThan(MAX_MEMORY);
  });

  it('keeps nobody waiting if the place of a number has a text of megabytes, and is read without it', async () => {
    const deck = await deckWith((database) => {
      const copy =
        "insert into notes select ?, 'ж' || hex(zeroblob(7e6)), tags, flds, data from notes limit 1";
      for (let id = 2; id <= 20; id += 1) database.run(copy, id);
    });
    const { standstill, reason } = await importHostile('apkg', deck);
    expect(reason).toBeUndefined();
    expect(standstill).toBeLessThan(STANDSTILL_MS);
    expect(await built.peakMemory()).toBeLessThan(MAX_MEMORY);
  });
});

describe('texts of 14 MiB', () => {
  beforeAll(() => startAnew());

  it.each([
    ['one emoji', '😀'],
    ['one escaped letter', '\\u65e5'],
  ])('that have %s end only their own import', async (_, wide) => {
    const { standstill, reason } = await importHostile('json', wideFile(wide));
    expect(reason).toBe('INVALID_FILE');
    expect(standstill).toBeLessThan(STANDSTILL_MS);
    expect(await built.peakMemory()).toBeLessThan(MAX_MEMORY);
  });

  it.each([
    ['a language', (text: string) => ({ language: text })],
    ['a note', (text: string) => ({ notes: [text] })],
    ['the name of a member', (text: string) => ({ [text]: 1 })],
  ])('end only their own import if composing makes them longer: %s', async (_, membersOf) => {
    const word = JSON.stringify({ term: 'x', ...membersOf('\u0344'.repeat(8_388_000)) });
    const file = Buffer.from(`{"format":"wordgrove","version":1,"words":[${word}]}`);
    const { standstill, reason } = await importHostile('json', file);
    expect(reason).toBe('TOO_LONG');
    expect(standstill).toBeLessThan(STANDSTILL_MS);
  });

  it('take bounded memory: previews beside a deck of markup, and imports', async () => {
    await startAnew();
    const texts = wideFile('😀');
    const deck = await deckWithBacks("replace(hex(zeroblob(450000)), '0', '&')");
    const begun = [
      await begin('apkg', deck),
      await begin('json', texts),
      await begin('json', texts),
    ];
    const seen = Array.from({ length: 5 }, () => send('json', texts, true));
    for (const id of begun) await end(id);
    const statuses = await Promise.all(seen.map(async (each) => (await each).status));
    // Some wait for too long for a thread, or need more than five seconds of a busy machine.
    expect(statuses.filter((status) => ![200, 400, 429, 503].includes(status))).toEqual([]);
    expect(await built.peakMemory()).toBeLessThan(MAX_MEMORY);
  });
});
