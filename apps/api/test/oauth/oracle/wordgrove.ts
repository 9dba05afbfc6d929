import { ALL_SCOPES, type Scope } from '@wordgrove/contracts';
import { AuthorizationFlow } from '../../support/authorization-flow.js';
import type { GivenApplication } from '../../support/given.js';
import { startTestApp } from '../../support/test-app.js';
import type { Subject, SubjectAnswer, SubjectClient, SubjectUser } from './subject.js';

/** Our server as a subject, with a user who is signed in and agrees to everything. */
export async function startWordgrove(): Promise<Subject> {
  const service = await startTestApp({ environment: { TOKEN_FAILURE_LIMIT: '100000' } });
  const { id: userId } = await service.given.user();
  const register = async (
    method: SubjectClient['method'],
    redirectUri: string,
    scopes: readonly Scope[] = ALL_SCOPES,
  ) => {
    const clientType = method === 'none' ? 'PUBLIC' : 'CONFIDENTIAL';
    const application = await service.given.application({ clientType, redirectUri, scopes });
    return { method, ...clientOf(application) };
  };
  const secretly = (name: string, scopes?: readonly Scope[], query = '') =>
    register('client_secret_post', `https://${name}.example/cb${query}`, scopes);
  const clients = {
    confidential: await secretly('confidential'),
    stranger: await secretly('stranger'),
    basic: await register('client_secret_basic', 'https://basic.example/cb'),
    narrow: await secretly('narrow', ['words:read']),
    tenant: await secretly('tenant', ALL_SCOPES, '?tenant=a%20b'),
    public: await register('none', 'https://public.example/cb'),
    loopback: await register('none', 'http://127.0.0.1/cb'),
    localhost: await register('none', 'http://localhost/cb'),
  };
  const flow = await AuthorizationFlow.start(service, { userId });
  return { issuer: service.url, clients, authorize, close: () => service.close() };

  async function authorize(query: URLSearchParams, as: SubjectUser): Promise<SubjectAnswer> {
    const headers = { cookie: flow.cookies(as === 'nobody' ? null : flow.cookie) };
    const answer = await service.client.get(`/oauth/authorize?${query}`, { headers });
    const location = answer.headers.get('location') ?? '';
    const answersPages = as === 'user' || as === 'refusing user';
    if (!answersPages || !location.startsWith('/consent?request=')) return answer;
    const id = location.slice('/consent?request='.length);
    const { body } = await flow.decide(id, { approve: as === 'user' });
    return { ...answer, headers: new Headers({ location: body.redirect_to }) };
  }
}

function clientOf({ clientId, clientSecret, redirectUri }: GivenApplication) {
  return { id: clientId, secret: clientSecret, redirectUri };
}
