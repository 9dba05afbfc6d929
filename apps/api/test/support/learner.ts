import type { Scope } from '@wordgrove/contracts';
import type { LearnedWordDto } from '@wordgrove/dto';
import type { GivenApplication } from './given.js';
import type { TestApp } from './test-app.js';

const WORDS = '/api/v1/learning/learned-words';
export const DEFAULT_PLAN = '/api/v1/review-plans/default';

/** Ten years: tests move the clock, and a token that expires meanwhile is not what they are about. */
const TOKEN_LIFETIME_MS = 10 * 365 * 24 * 3_600_000;

/** A user with an application's token, and short ways to call the learning and review endpoints. */
export class Learner {
  private constructor(
    private readonly service: TestApp,
    readonly userId: string,
    readonly token: string,
    readonly application: GivenApplication,
  ) {}

  static async of(
    service: TestApp,
    {
      timeZone = 'UTC',
      ...overrides
    }: {
      userId?: string;
      /** Of the user that is made if there is no `userId`. */
      timeZone?: string;
      application?: GivenApplication;
      scopes?: readonly Scope[];
    } = {},
  ): Promise<Learner> {
    const { given } = service;
    const userId = overrides.userId ?? (await given.user({ timeZone })).id;
    const token = await given.token({ ...overrides, userId, lifetimeMs: TOKEN_LIFETIME_MS });
    return new Learner(service, userId, token.accessToken, token.application);
  }

  /** POST of a path. */
  post(path: string, body: unknown) {
    return this.service.client.post(path, { token: this.token, body });
  }

  /** POST collect-word with this spec, whatever it is. */
  send(spec: unknown) {
    return this.post('/api/v1/learning/collect-word', { spec });
  }

  /** Returns the collected word; fails if the response is not 200. */
  async collect(spec: string | Record<string, unknown>): Promise<LearnedWordDto> {
    const answer = await this.send(typeof spec === 'string' ? { term: spec } : spec);
    if (answer.status !== 200) throw new Error(`collect-word responded with ${answer.text}`);
    return answer.body.learned_word;
  }

  /** POST collect-words with these specs, whatever they are. */
  sendAll(specs: unknown) {
    return this.post('/api/v1/learning/collect-words', { specs });
  }

  changes(query: Record<string, string> = {}) {
    return this.service.client.get('/api/v1/learning/changes', { token: this.token, query });
  }

  list(query: Record<string, string> = {}) {
    return this.service.client.get(WORDS, { token: this.token, query });
  }

  /** Every word, page after page. */
  async listAll(query: Record<string, string> = {}): Promise<LearnedWordDto[]> {
    const words: LearnedWordDto[] = [];
    let pageToken = '';
    do {
      const { status, text, body } = await this.list({ ...query, page_token: pageToken });
      if (status !== 200) throw new Error(`learned-words responded with ${text}`);
      words.push(...body.learned_words);
      pageToken = body.next_page_token;
    } while (pageToken !== '');
    return words;
  }

  get(id: string) {
    return this.service.client.get(`${WORDS}/${id}`, { token: this.token });
  }

  patch(id: string, body: unknown) {
    return this.service.client.patch(`${WORDS}/${id}`, { token: this.token, body });
  }

  delete(id: string) {
    return this.service.client.delete(`${WORDS}/${id}`, { token: this.token });
  }

  /** Returns cards of the default plan; fails if the response is not 200. */
  async cards(body: Record<string, unknown> = {}) {
    const answer = await this.post(`${DEFAULT_PLAN}/flashcards`, body);
    if (answer.status !== 200) throw new Error(`flashcards responded with ${answer.text}`);
    return answer.body.flashcards;
  }

  /** POST submit-answer to the default plan. */
  submit(flashcard_id: string, is_correct: boolean, rest: Record<string, unknown> = {}) {
    return this.post(`${DEFAULT_PLAN}/submit-answer`, { flashcard_id, is_correct, ...rest });
  }

  /** Asks for the card of the only word that is due, and answers it; fails if the answer is refused. */
  async answerOnly(is_correct: boolean, rest: Record<string, unknown> = {}) {
    const [card] = await this.cards();
    const answer = await this.submit(card.id, is_correct, rest);
    if (answer.status !== 200) throw new Error(`submit-answer responded with ${answer.text}`);
    return answer.body;
  }

  /** The default plan's. */
  async stats() {
    const { body } = await this.service.client.get(DEFAULT_PLAN, { token: this.token });
    return body.review_plan.stats;
  }
}
