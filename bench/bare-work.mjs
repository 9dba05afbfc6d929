// What a request does in the database, with the service's repositories and rules and nothing else: no framework, no
// checks, no joined look-ups, and pages made of ordinary rows.
import { BareSql } from './bare-sql.mjs';

const built = (path) =>
  import(new URL(`../apps/api/dist/modules/${path}.js`, import.meta.url).href);
const { hashSecret } = await import('../apps/api/dist/platform/crypto/secret.js');
const { AccessTokenRepository } = await built('oauth/store/access-token.repository');
const { RefreshTokenRepository } = await built('oauth/store/refresh-token.repository');
const { AuthorizationCodeRepository } = await built('oauth/store/authorization-code.repository');
const { AuthorizationCodeGrant } = await built('oauth/token/authorization-code.grant');
const { RefreshTokenGrant } = await built('oauth/token/refresh-token.grant');
const { ApplicationDirectory } = await built('applications/application-directory');
const directories = await built('applications/directory.repository');
const { CollectRepository } = await built('learning/collect/collect.repository');
const { wordToCollect } = await built('learning/collect/word-to-collect');
const { profileOf } = await built('learning/profile/word-profile');
const { presentLearnedWord } = await built('learning/learned-word.presenter');
const { WordListRepository } = await built('learning/word-list.repository');
const { WordPages } = await built('learning/pages/word-pages');
const { parseWordOrder } = await built('learning/order/word-order');
const { ReviewPlanRepository } = await built('review/review-plans/review-plan.repository');
const { ReviewPlansService } = await built('review/review-plans/review-plans.service');
const { PlanWordsRepository } = await built('review/flashcards/plan-words.repository');
const { AnswerRepository } = await built('review/answers/answer.repository');
const { AnswersService } = await built('review/answers/answers.service');

const sql = new BareSql(process.env.DATABASE_URL);
/** The time of a request. */
export const clock = { now: () => new Date() };
const tokens = new AccessTokenRepository(sql);
const clients = new ApplicationDirectory(new directories.DirectoryRepository(sql));
const grants = {
  refresh_token: new RefreshTokenGrant(new RefreshTokenRepository(sql), undefined),
  authorization_code: new AuthorizationCodeGrant(new AuthorizationCodeRepository(sql), undefined, {
    refreshTokens: true,
  }),
};
const words = new CollectRepository(sql);
// Pages without long words wait for nobody.
const pages = new WordPages({ run: (_userId, _words, work) => work() });
const lists = new WordListRepository(sql, pages);
const order = parseWordOrder(undefined);
const plans = new ReviewPlansService(new ReviewPlanRepository(sql));
const planWords = new PlanWordsRepository(sql);
// The service alone fits weights, in the background.
const fits = { note: () => undefined };
// The answers have no text to check.
const dictionary = undefined;
const answers = new AnswersService(plans, new AnswerRepository(sql), fits, clock, dictionary);

/** Returns the holder of a bearer token. */
export async function principalOf(token, now) {
  return (await tokens.findPrincipals([token], now)).get(token);
}

/** The work for each method and path. */
export const work = {
  'GET /health/live': async () => ({ status: 'ok' }),
  'GET /authorize': async () => ({}),
  'POST /collect-word': async ({ principal, body, now }) => {
    const { userId, applicationId } = principal;
    const collected = wordToCollect(body.spec);
    const word = await words.collect(
      { ...collected, ...profileOf(collected) },
      {
        userId,
        applicationId,
        at: now,
      },
    );
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

/** Issues tokens for a parsed form. The client, the token and its successor are statements of their own. */
export async function issueTokens(form, now) {
  const { client_id: clientId, client_secret: secret, grant_type: grantType } = form;
  const application = await clients.authenticate(
    { clientId, secretDigest: hashSecret(secret) },
    now,
  );
  const parameters = new Map(Object.entries(form));
  const issued = await grants[grantType].issue(application, parameters, now);
  return { access_token: issued.access, refresh_token: issued.refresh };
}
