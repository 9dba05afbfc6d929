// node:http and pg with prepared statements, doing what the service does in the database for the same
// request, and nothing else: no framework, no validation, no rate limit, no log, no headers.
import { createServer } from 'node:http';
import { AccessTokenRepository } from '../apps/api/dist/modules/oauth/store/access-token.repository.js';
import { declare } from '../apps/api/dist/modules/learning/declaration.js';
import { presentLearnedWord } from '../apps/api/dist/modules/learning/learned-word.presenter.js';
import { LearnedWordsRepository } from '../apps/api/dist/modules/learning/learned-words.repository.js';
import { WordListRepository } from '../apps/api/dist/modules/learning/word-list.repository.js';
import { parseWordOrder } from '../apps/api/dist/modules/learning/order/word-order.js';
import { randomUUID } from 'node:crypto';
import { BareSql } from './bare-sql.mjs';

const sql = new BareSql(process.env.DATABASE_URL);
const tokens = new AccessTokenRepository(sql);
const words = new LearnedWordsRepository(sql);
const lists = new WordListRepository(sql);
const order = parseWordOrder(undefined);

const routes = {
  'GET /health/live': async () => ({ status: 'ok' }),
  'GET /authorize': async () => ({}),
  'POST /collect-word': async ({ principal, body, now }) => {
    const { term, tags, notes } = body.spec;
    const id = randomUUID();
    const origin = { wordId: id, createdAt: now, declaredMasteryLevel: 0, declaredAt: now };
    const word = await words.collect({
      id,
      userId: principal.userId,
      applicationId: principal.applicationId,
      language: 'LANGUAGE_ENGLISH',
      term,
      termKey: term,
      tags,
      notes,
      contexts: [],
      declaration: declare(origin),
      at: now,
    });
    return { learned_word: presentLearnedWord(word) };
  },
  'GET /learned-words': async ({ principal }) => {
    const selection = { userId: principal.userId, filter: '', order, cursor: null, limit: 51 };
    const page = await lists.list(selection);
    return { learned_words: page.slice(0, 50).map(presentLearnedWord), next_page_token: '' };
  },
};

async function serve(request) {
  const now = new Date();
  const token = request.headers.authorization?.slice('Bearer '.length);
  const principal = token && (await tokens.findPrincipal(token, now));
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString('utf8')) : undefined;
  return routes[`${request.method} ${request.url}`]({ principal, body, now });
}

createServer((request, response) => {
  serve(request).then(
    (answer) => {
      const text = JSON.stringify(answer);
      const length = Buffer.byteLength(text);
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': length });
      response.end(text);
    },
    (error) => {
      response.writeHead(500).end(String(error));
    },
  );
}).listen(Number(process.env.PORT), '127.0.0.1');

process.on('SIGTERM', () => process.exit(0));
