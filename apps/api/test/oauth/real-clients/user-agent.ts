import { AuthorizationFlow } from '../../support/authorization-flow.js';
import type { GivenApplication } from '../../support/given.js';
import type { TestApp } from '../../support/test-app.js';

const COLLECT = '/api/v1/learning/collect-word';

/** A signed-in user with a browser, whom an application sends to us and gets back. */
export class UserAgent {
  private constructor(
    private readonly service: TestApp,
    private readonly flow: AuthorizationFlow,
  ) {}

  static async of(service: TestApp, application: GivenApplication): Promise<UserAgent> {
    return new UserAgent(service, await AuthorizationFlow.start(service, { application }));
  }

  get userId(): string {
    return this.flow.userId;
  }

  /** Goes to the authorize endpoint, decides on the consent page, and tells where that leads. */
  async visit(url: URL | string, approve = true): Promise<URL> {
    const { href, origin, pathname, search } = new URL(url);
    if (origin !== this.service.url) throw new Error(`${href} is not ours`);
    const headers = { cookie: this.flow.cookies() };
    const answer = await this.service.client.get(pathname + search, { headers });
    const location = answer.headers.get('location') ?? '';
    if (!location.startsWith('/consent?request=')) return new URL(location);
    const decision = await this.flow.decide(location.slice('/consent?request='.length), {
      approve,
    });
    return new URL(decision.body.redirect_to);
  }
}

/** Sends a request that the library leaves to the application. */
export async function post(
  service: TestApp,
  { clientId, clientSecret }: GivenApplication,
  endpoint: 'token' | 'revoke',
  form: Record<string, string>,
) {
  const credentials = { client_id: clientId, client_secret: clientSecret };
  return service.client.post(`/oauth/${endpoint}`, { form: { ...credentials, ...form } });
}

/** Returns the API's status for an application that collects a word with this token. */
export async function collecting(service: TestApp, token: string): Promise<number> {
  const body = { spec: { term: 'serendipity' } };
  return (await service.client.post(COLLECT, { token, body })).status;
}
