// A server of Express 5 and pg, as somebody would write it by hand for this one purpose: it checks the token, the scope,
// the quota and the body of each request, reads ordinary rows, and responds by `res.json`. It has no log and no metrics.
import express from 'express';
import { plainToInstance } from 'class-transformer';
import { validate } from 'class-validator';
import {
  CollectWordRequest,
  GetFlashcardsRequest,
  ListLearnedWordsQuery,
  SubmitAnswerRequest,
} from '@wordgrove/dto';
import { clock, issueTokens, principalOf, work } from './bare-work.mjs';

const HOUR_MS = 3_600_000;
const STRICT = { whitelist: true, forbidNonWhitelisted: true };

const app = express();
app.disable('x-powered-by');
app.set('etag', false);
app.use(express.json());
app.use(express.urlencoded({ extended: false }));

app.get('/health/live', (_request, response) => response.json({ status: 'ok' }));
app.post('/token', async ({ body }, response) => {
  response.set('Cache-Control', 'no-store').json(await issueTokens(body, clock.now()));
});
route('GET /authorize', 'words:read');
route('GET /learned-words', 'words:read', checkQuery);
route('POST /collect-word', 'words:write', bodyOf(CollectWordRequest));
route('POST /flashcards', 'review:read', bodyOf(GetFlashcardsRequest));
route('POST /submit-answer', 'review:write', bodyOf(SubmitAnswerRequest));
app.listen(Number(process.env.PORT), '127.0.0.1');

process.on('SIGTERM', () => process.exit(0));

/** Adds a route with its checks, each a middleware. */
function route(name, scope, ...checks) {
  const [method, path] = name.split(' ');
  app[method.toLowerCase()](
    path,
    authorize(scope),
    charge,
    ...checks,
    async (request, response) => {
      const { principal, body } = request;
      const parameters = new URL(request.url, 'http://localhost').searchParams;
      response.json(await work[name]({ principal, body, parameters, now: clock.now() }));
    },
  );
}

function authorize(scope) {
  return async (request, response, next) => {
    const [, token] = /^Bearer ([\w~+/.-]+=*)$/.exec(request.headers.authorization ?? '') ?? [];
    const principal = token && (await principalOf(token, clock.now()));
    if (!principal) return response.status(401).json({ error: 'UNAUTHENTICATED' });
    if (principal.refusal !== null || !principal.scopes.includes(scope))
      return response.status(403).json({ error: 'PERMISSION_DENIED' });
    request.principal = principal;
    next();
  };
}

const windows = new Map();

/** Counts a request of the application and user, in memory. */
function charge({ principal }, response, next) {
  const { applicationId, userId, hourlyQuota } = principal;
  const key = `${applicationId}:${userId}`;
  const now = Date.now();
  const last = windows.get(key);
  const window = last && last.endsAt > now ? last : { hits: 0, endsAt: now + HOUR_MS };
  windows.set(key, window);
  window.hits += 1;
  response.set({
    'X-RateLimit-Limit': String(hourlyQuota),
    'X-RateLimit-Remaining': String(Math.max(0, hourlyQuota - window.hits)),
    'X-RateLimit-Reset': String(Math.ceil((window.endsAt - now) / 1000)),
  });
  if (window.hits > hourlyQuota) return response.status(429).json({ error: 'RESOURCE_EXHAUSTED' });
  next();
}

function bodyOf(Dto) {
  return async (request, response, next) => {
    request.body = plainToInstance(Dto, request.body);
    const faults = await validate(request.body, STRICT);
    if (faults.length > 0) return response.status(400).json({ error: 'INVALID_ARGUMENT' });
    next();
  };
}

/** The cursor is the bare server's, and not the API's. */
async function checkQuery(request, response, next) {
  const query = { ...request.query };
  delete query.cursor;
  const faults = await validate(plainToInstance(ListLearnedWordsQuery, query), STRICT);
  if (faults.length > 0) return response.status(400).json({ error: 'INVALID_ARGUMENT' });
  next();
}
