import type { GivenToken } from './given.js';
import type { TestApp } from './test-app.js';

export const DEFAULT_PLAN = '/api/v1/review-plans/default';

/** Years, since these tests move the clock. */
const LIFETIME_MS = 10 * 365 * 24 * 3_600_000;

/** A learner who uses one application. */
export class Learner {
  private constructor(
    private readonly service: TestApp,
    readonly token: GivenToken,
  ) {}

  static async start(service: TestApp, timeZone = 'UTC'): Promise<Learner> {
    const user = await service.given.user({ timeZone });
    return new Learner(
      service,
      await service.given.token({ userId: user.id, lifetimeMs: LIFETIME_MS }),
    );
  }

  async collect(spec: Record<string, unknown>) {
    const answer = await this.post('/api/v1/learning/collect-word', { spec });
    expect(answer.status).toBe(200);
    return answer.body.learned_word;
  }

  async cards(body: Record<string, unknown> = {}) {
    const answer = await this.post(`${DEFAULT_PLAN}/flashcards`, body);
    expect(answer.status).toBe(200);
    return answer.body.flashcards;
  }

  submit(flashcard_id: string, is_correct: boolean, rest: Record<string, unknown> = {}) {
    return this.post(`${DEFAULT_PLAN}/submit-answer`, { flashcard_id, is_correct, ...rest });
  }

  /** Collects one word, asks for its card, and answers it. */
  async answerOnly(is_correct: boolean, rest: Record<string, unknown> = {}) {
    const [card] = await this.cards();
    const answer = await this.submit(card.id, is_correct, rest);
    expect(answer.status).toBe(200);
    return answer.body;
  }

  async stats() {
    const { body } = await this.service.client.get(DEFAULT_PLAN, { token: this.token.accessToken });
    return body.review_plan.stats;
  }

  post(path: string, body: unknown) {
    return this.service.client.post(path, { token: this.token.accessToken, body });
  }
}
