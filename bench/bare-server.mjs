// A server of node:http and pg with prepared statements, which does the same in the database as the
// service does for the same request: its repositories and its rules, and nothing else. It has no
// framework, no validation, no rate limit, no log and no headers.
import { createServer } from 'node:http';
import { BareSql } from './bare-sql.mjs';

const built = (path) =>
  import(new URL(`../apps/api/dist/modules/${path}.js`, import.meta.url).href);
const { AccessTokenRepository } = await built('oauth/store/access-token.repository');
const { RefreshTokenRepository } = await built('oauth/store/refresh-token.repository');
const { RefreshTokenGrant } = await built('oauth/token/refresh-token.grant');
const { ApplicationDirectory } = await built('applications/application-directory');
const directories = await built('applications/directory.repository');
const { CollectRepository } = await built('learning/collect/collect.repository');
const { wordToCollect } = await built('learning/collect/word-to-collect');
const { presentLearnedWord } = await built('learning/learned-word.presenter');
const { WordListRepository } = await built('learning/word-list.repository');
const { parseWordOrder } = await built('learning/order/word-order');
const { ReviewPlanRepository } = await built('review/review-plans/review-plan.repository');
const { ReviewPlansService } = await built('review/review-plans/review-plans.service');
const { PlanWordsRepository } = await built('review/flashcards/plan-words.repository');
const { AnswerRepository } = await built('review/answers/answer.repository');
const { AnswersService } = await built('review/answers/answers.service');

const sql = new BareSql(process.env.DATABASE_URL);
const clock = { now: () => new Date() };
const tokens = new AccessTokenRepository(sql);
const clients = new ApplicationDirectory(new directories.DirectoryRepository(sql));
const refresh = new RefreshTokenGrant(new RefreshTokenRepository(sql), undefined);
const words = new CollectRepository(sql);
const lists = new WordListRepository(sql);
const order = parseWordOrder(undefined);
const plans = new ReviewPlansService(new ReviewPlanRepository(sql));
const planWords = new PlanWordsRepository(sql);
// The service alone fits weights, in the background.
const fits = { note: () => undefined };
const answers = new AnswersService(plans, new AnswerRepository(sql), fits, clock);

const routes = {
  'GET /health/live': async () => ({ status: 'ok' }),
  'GET /authorize': async () => ({}),
  'POST /collect-word': async ({ principal, body, now }) => {
    const { userId, applicationId } = principal;
    const word = await words.collect(wordToCollect(body.spec), {
      userId,
      applicationId,
      at: now,
    });
    return { learned_word: presentLearnedWord(word) };
  },
  'GET /learned-words': async ({ principal, parameters }) => {
    const { items } = await lists.list({
      userId: principal.userId,
      filter: parameters.get('filter') ?? '',
      order,
      cursor: JSON.parse(parameters.get('cursor') ?? 'null'),
      size: 50,
    });
    return { learned_words: items.map(presentLearnedWord), next_page_token: '' };
  },
  'POST /flashcards': async ({ principal, now }) => {
    const plan = await plans.resolve(principal.userId, 'default', now);
    return { flashcards: await planWords.select(plan, 20, now) };
  },
  'POST /submit-answer': async ({ principal, body }) => {
    const { review, word } = await answers.submit(principal, 'default', body);
    return { review, learned_word: presentLearnedWord(word) };
  },
};

async function refreshTokens(text, now) {
  const parameters = new Map(new URLSearchParams(text));
  const { client_id, client_secret } = Object.fromEntries(parameters);
  const application = await clients.checkSecret(client_id, client_secret, now);
  const issued = await refresh.issue(application, parameters, now);
  return { access_token: issued.access.token, refresh_token: issued.refresh.token };
}

async function serve(request) {
  const now = clock.now();
  const [path, query] = request.url.split('?');
  const token = request.headers.authorization?.slice('Bearer '.length);
  const principal = token && (await tokens.findPrincipal(token, now));
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString('utf8');
  if (path === '/token') return refreshTokens(text, now);
  const body = text === '' ? undefined : JSON.parse(text);
  const parameters = new URLSearchParams(query);
  return routes[`${request.method} ${path}`]({ principal, body, parameters, now });
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
