// Files whose imports take the longest turns of the main thread that the limits allow.
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { writePackage } from '../libs/anki/dist/index.js';
import { call } from './standstill-requests.mjs';

const NOW = new Date();
const AT = NOW.toISOString();
const DAY_MS = 86_400_000;
const MEDIA_TYPES = { json: 'application/json', apkg: 'application/octet-stream' };

/** Returns the imports by name. Before each, what the one before has written is deleted. */
export function imports(sql, importer) {
  const files = [
    ['json, a wordbook of 15 MB', 'json', wordbook],
    ['json, words of 16 MB', 'json', longWords],
    ['json, a word of 20,000 reviews', 'json', longLog],
    ['apkg, cards of 10,000 reviews', 'apkg', deck],
  ];
  return files.map(([name, format, make]) => {
    let file;
    return {
      name: `import ${name}`,
      prepare: async () => {
        file ??= await make();
        for (const { table, owner } of TABLES)
          await sql.execute(`delete from ${table} where ${owner} = $1`, [importer.userId]);
      },
      send: (url) => sent(importer, url, format, file),
    };
  });
}

const TABLES = [
  { table: 'wordbooks', owner: 'owner_id' },
  { table: 'reviews', owner: 'user_id' },
  { table: 'learned_words', owner: 'user_id' },
];

async function sent({ token }, url, format, body) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': MEDIA_TYPES[format] };
  const path = `/learning/imports`;
  const upload = await fetch(`${url}/api/v1${path}?format=${format}`, {
    ...{ method: 'POST', headers, body },
  });
  let { import: item } = await upload.json();
  while (!['SUCCEEDED', 'FAILED'].includes(item?.status)) {
    await delay(200);
    item = JSON.parse((await call({ token }, url, 'GET', `${path}/${item.id}`)).text).import;
  }
  return { status: item.errors[0]?.reason ?? item.status, bytes: body.length };
}

const fileOf = (sections) =>
  Buffer.from(JSON.stringify({ format: 'wordgrove', version: 1, ...sections }));

function wordbook() {
  const words = Array.from({ length: 10_000 }, (_, n) => ({
    term: `term ${n}`,
    note: `${n} ${'好'.repeat(490)}`,
  }));
  const about = { id: randomUUID(), name: 'Of a file', description: '', visibility: 'PRIVATE' };
  const times = { created_at: AT, updated_at: AT };
  return fileOf({ wordbooks: [{ ...about, language: 'LANGUAGE_ENGLISH', ...times, words }] });
}

function longWords() {
  const words = Array.from({ length: 110 }, (_, n) => ({
    term: `long ${n}`,
    notes: Array.from({ length: 50 }, (_, at) => `${at} ${'a note '.repeat(280)}`),
    contexts: Array.from({ length: 20 }, (_, at) => ({ sentence: `${at} ${'long '.repeat(190)}` })),
  }));
  return fileOf({ words });
}

function longLog() {
  const id = randomUUID();
  const reviewedAt = (n) => new Date(NOW - (20_000 - n) * 3_600_000).toISOString();
  const memory = {
    ...{ state: 'REVIEW', suspended: false, stability: 4, difficulty: 5, learning_step: 0 },
    ...{ declared_mastery_level: 0, declared_at: reviewedAt(0) },
  };
  const times = { created_at: reviewedAt(0), last_reviewed_at: AT, next_review_at: AT };
  const reviews = Array.from({ length: 20_000 }, (_, n) => ({
    ...{ id: randomUUID(), learned_word_id: id, plan_id: null, flashcard_id: null },
    ...{ question_type: 'QUESTION_TYPE_RECALL', user_answer: null, is_correct: true },
    ...{ answer_check: 'NOT_CHECKED', rating: 'GOOD', time_spent_ms: null },
    ...{ previous_mastery_level: 0, mastery_level: 1, undone_at: null },
    ...{ reviewed_at: reviewedAt(n), next_review_at: AT, created_at: AT },
  }));
  const word = { id, term: 'reviewed', review_count: 20_000, lapse_count: 0, ...times, memory };
  return fileOf({ words: [word], reviews });
}

async function deck() {
  const reviews = Array.from({ length: 10_000 }, (_, n) => ({
    ...{ at: new Date(NOW - (10_000 - n) * DAY_MS), ease: 3, timeMs: n },
    ...{ kind: null, intervalDays: null },
  }));
  const card = {
    ...{ type: 'REVIEW', isSuspended: false, dueAt: NOW, intervalDays: 3, reps: 10_000, lapses: 0 },
    ...{ memory: null, reviews },
  };
  const notes = Array.from({ length: 5 }, (_, n) => ({
    ...{ id: `${n}`, createdAt: NOW, updatedAt: NOW, term: `card ${n}`, meaning: '' },
    ...{ context: '', source: '', language: '', tags: [], card },
  }));
  const directory = await mkdtemp(join(tmpdir(), 'wordgrove-bench-deck-'));
  try {
    const path = join(directory, 'deck.apkg');
    await writePackage(path, directory, { deckName: 'Bench', writtenAt: NOW }, notes);
    return await readFile(path);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
