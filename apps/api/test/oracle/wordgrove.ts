import { AuthorizationFlow } from '../support/authorization-flow.js';
import type { GivenApplication } from '../support/given.js';
import { startTestApp } from '../support/test-app.js';
import type { Subject, SubjectAnswer, SubjectClient } from './subject.js';

/** Our server as a subject, with a user who is signed in and agrees to everything. */
export async function startWordgrove(): Promise<Subject> {
  const service = await startTestApp({ environment: { TOKEN_FAILURE_LIMIT: '100000' } });
  const { id: userId } = await service.given.user();
  const register = async (method: SubjectClient['method'], redirectUri: string) => {
    const clientType = method === 'none' ? 'PUBLIC' : 'CONFIDENTIAL';
    const application = await service.given.application({ clientType, redirectUri });
    return { method, ...clientOf(application) };
  };
  const secretly = (name: string) => register('client_secret_post', `https://${name}.example/cb`);
  const clients = {
    confidential: await secretly('confidential'),
    stranger: await secretly('stranger'),
    basic: await register('client_secret_basic', 'https://basic.example/cb'),
    public: await register('none', 'https://public.example/cb'),
    loopback: await register('none', 'http://127.0.0.1/cb'),
  };
  const flow = await AuthorizationFlow.start(service, { userId });
  return { issuer: service.url, clients, authorize, close: () => service.close() };

  async function authorize(query: URLSearchParams, as: string): Promise<SubjectAnswer> {
    const headers: Record<string, string> = as === 'nobody' ? {} : { cookie: flow.cookie };
    const answer = await service.client.get(`/oauth/authorize?${query}`, { headers });
    const location = answer.headers.get('location') ?? '';
    if (as !== 'user' || !location.startsWith('/consent?request=')) return answer;
    const id = location.slice('/consent?request='.length);
    const { body } = await flow.decide(id, { approve: true });
    return { ...answer, headers: new Headers({ location: body.redirect_to }) };
  }
}

function clientOf({ clientId, clientSecret, redirectUri }: GivenApplication) {
  return { id: clientId, secret: clientSecret, redirectUri };
}
