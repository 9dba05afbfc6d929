import { parameters, pkcePair, redirected, type Overrides } from '../support/authorization-flow.js';
import type {
  AuthorizeOptions,
  FormOptions,
  Subject,
  SubjectAnswer,
  SubjectClient,
} from './subject.js';

export interface Tokens {
  access_token: string;
  refresh_token: string;
  scope: string;
}

/** Drives a server by its endpoints alone and says in few words what it did. */
export class Driver {
  constructor(readonly subject: Subject) {}

  get clients() {
    return this.subject.clients;
  }

  /**
   * What the authorize endpoint does with a request that is right but for the overrides: `code`,
   * `asks`, `page 400`, or `redirect` with the error.
   */
  async authorize(overrides: Overrides = {}, options: AuthorizeOptions = {}): Promise<string> {
    const answer = await this.send(overrides, options);
    if (answer.status >= 400) return `page ${answer.status}`;
    const location = answer.headers.get('location') ?? '';
    if (location.startsWith('/') || location.startsWith(this.subject.issuer)) return 'asks';
    const { redirectUri } = options.client ?? this.clients.confidential;
    if (!location.startsWith(redirectUri.split('?')[0] ?? '')) return `redirect to ${location}`;
    if (location.includes('#')) return `redirect ${hashError(location)} in the fragment`;
    const query = redirected(location);
    return query.has('code') ? 'code' : `redirect ${query.get('error')}`;
  }

  /** The query that comes back to the application. */
  async answered(
    overrides: Overrides = {},
    options: AuthorizeOptions = {},
  ): Promise<URLSearchParams> {
    return redirected((await this.send(overrides, options)).headers.get('location'));
  }

  async code(overrides: Overrides = {}, client?: SubjectClient): Promise<string> {
    const query = await this.answered(overrides, client && { client });
    return query.get('code') ?? '';
  }

  /** A code with the verifier that it needs. */
  async codeWithPkce(client?: SubjectClient): Promise<{ code: string; code_verifier: string }> {
    const { verifier, challenge } = pkcePair();
    const asked = { code_challenge: challenge, code_challenge_method: 'S256' };
    return { code: await this.code(asked, client), code_verifier: verifier };
  }

  redeem(code: string, form: Overrides = {}, options: FormOptions = {}): Promise<string> {
    return this.post('token', this.codeForm(code, form, options), options).then(outcome);
  }

  refresh(token: string, form: Overrides = {}, options: FormOptions = {}): Promise<string> {
    const refresh = { grant_type: 'refresh_token', refresh_token: token, ...form };
    return this.post('token', refresh, options).then(outcome);
  }

  /** Tokens by the whole way. */
  async tokens(overrides: Overrides = {}): Promise<Tokens> {
    const answer = await this.post('token', this.codeForm(await this.code(overrides), {}, {}));
    return JSON.parse(answer.text) as Tokens;
  }

  /** The refreshed tokens. */
  async rotated(token: string, form: Overrides = {}): Promise<Tokens> {
    const refresh = { grant_type: 'refresh_token', refresh_token: token, ...form };
    return JSON.parse((await this.post('token', refresh)).text) as Tokens;
  }

  async isActive(token: string, options: FormOptions = {}): Promise<boolean> {
    return JSON.parse((await this.post('introspect', { token }, options)).text).active === true;
  }

  /** Posts a form with the client's credentials in it, as the client authenticates. */
  async post(
    endpoint: 'token' | 'revoke' | 'introspect',
    form: Overrides,
    { client = this.clients.confidential, headers = {}, method = 'POST', raw }: FormOptions = {},
  ): Promise<SubjectAnswer> {
    const { id, secret } = client;
    const credentials: Record<string, string> =
      client.method === 'client_secret_basic'
        ? {}
        : { client_id: id, ...(secret !== '' && { client_secret: secret }) };
    const basic = `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;
    const response = await fetch(`${this.subject.issuer}/oauth/${endpoint}`, {
      method,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        ...(client.method === 'client_secret_basic' && { authorization: basic }),
        ...headers,
      },
      body: method === 'GET' ? null : (raw ?? parameters(credentials, form).toString()),
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  }

  private codeForm(code: string, form: Overrides, { client }: FormOptions): Overrides {
    const { redirectUri } = client ?? this.clients.confidential;
    return { grant_type: 'authorization_code', code, redirect_uri: redirectUri, ...form };
  }

  private send(overrides: Overrides, { client, as = 'user' }: AuthorizeOptions) {
    const { id, redirectUri } = client ?? this.clients.confidential;
    const defaults = {
      response_type: 'code',
      client_id: id,
      redirect_uri: redirectUri,
      scope: 'words:read words:write',
      state: 'a state',
    };
    return this.subject.authorize(parameters(defaults, overrides), as);
  }
}

function hashError(location: string): string | null {
  return new URLSearchParams(new URL(location).hash.slice(1)).get('error');
}

/** A token response in few words: `200`, or the status with the error. */
export function outcome({ status, text }: SubjectAnswer): string {
  if (status === 200) return '200';
  const error = text.startsWith('{') ? (JSON.parse(text) as { error?: string }).error : undefined;
  return `${status} ${error ?? 'without an OAuth error'}`;
}
