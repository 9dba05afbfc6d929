import type { WordbookDto } from '@wordgrove/dto';
import type { TestApp } from './test-app.js';

const PATH = '/api/v1/wordbooks';

/** A user with an application's token, and short ways to call the wordbook endpoints. */
export class WordbookReader {
  private constructor(
    private readonly service: TestApp,
    readonly userId: string,
    readonly token: string,
  ) {}

  static async of(service: TestApp): Promise<WordbookReader> {
    const { userId, accessToken } = await service.given.token();
    return new WordbookReader(service, userId, accessToken);
  }

  call(
    method: string,
    path = '',
    options: { body?: unknown; query?: Record<string, string> } = {},
  ) {
    return this.service.client.call(method, PATH + path, { token: this.token, ...options });
  }

  async create(overrides: Record<string, unknown> = {}): Promise<WordbookDto> {
    const answer = await this.call('POST', '', { body: { name: 'My book', ...overrides } });
    if (answer.status !== 200) throw new Error(answer.text);
    return answer.body.wordbook;
  }

  add(id: string, words: unknown) {
    return this.call('POST', `/${id}/add-words`, { body: { words } });
  }

  remove(id: string, terms: readonly string[]) {
    return this.call('POST', `/${id}/remove-words`, { body: { terms } });
  }

  collect(id: string) {
    return this.call('POST', `/${id}/collect`);
  }

  words(id: string, query: Record<string, string> = {}) {
    return this.call('GET', `/${id}/words`, { query });
  }

  async terms(id: string): Promise<string[]> {
    const { body } = await this.words(id, { page_size: '100' });
    return body.words.map(({ term }: { term: string }) => term);
  }
}
