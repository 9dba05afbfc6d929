import type { Scope } from '@wordgrove/contracts';
import type { LearnedWordDto } from '@wordgrove/dto';
import type { GivenApplication } from './given.js';
import type { TestApp } from './test-app.js';

const WORDS = '/api/v1/learning/learned-words';

/** A user with an application's token, and short ways to call the learning endpoints. */
export class Learner {
  private constructor(
    private readonly service: TestApp,
    readonly userId: string,
    readonly token: string,
    readonly application: GivenApplication,
  ) {}

  static async of(
    service: TestApp,
    overrides: { userId?: string; application?: GivenApplication; scopes?: readonly Scope[] } = {},
  ): Promise<Learner> {
    const { userId, accessToken, application } = await service.given.token(overrides);
    return new Learner(service, userId, accessToken, application);
  }

  /** POST collect-word with this spec, whatever it is. */
  send(spec: unknown) {
    const { token } = this;
    return this.service.client.post('/api/v1/learning/collect-word', { token, body: { spec } });
  }

  /** The collected word; fails where the answer is not 200. */
  async collect(spec: string | Record<string, unknown>): Promise<LearnedWordDto> {
    const answer = await this.send(typeof spec === 'string' ? { term: spec } : spec);
    if (answer.status !== 200) throw new Error(`collect-word answered ${answer.text}`);
    return answer.body.learned_word;
  }

  /** POST collect-words with these specs, whatever they are. */
  sendAll(specs: unknown) {
    const path = '/api/v1/learning/collect-words';
    return this.service.client.post(path, { token: this.token, body: { specs } });
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
      if (status !== 200) throw new Error(`learned-words answered ${text}`);
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
}
