import {
  parameters,
  pkcePair,
  redirected,
  type Overrides,
} from '../../support/authorization-flow.js';
import type {
  AuthorizeOptions,
  FormOptions,
  Subject,
  SubjectAnswer,
  SubjectClient,
} from './subject.js';

const STATE = 'a state';

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
   * Returns the outcome of a request to the authorize endpoint that is right but for the overrides: `code`,
   * `asks`, `page 400` (which leads nowhere), or `redirect` with the error.
   */
  async authorize(overrides: Overrides = {}, options: AuthorizeOptions = {}): Promise<string> {
    const answer = await this.send(overrides, options);
    const location = answer.headers.get('location') ?? '';
    if (answer.status >= 400 && location === '') return `page ${answer.status}`;
    if (answer.status >= 400) return `page ${answer.status} that leads to ${location}`;
    if (location.startsWith('/') || location.startsWith(this.subject.issuer)) return 'asks';
    const { redirectUri } = options.client ?? this.clients.confidential;
    const asked = String(overrides['redirect_uri'] ?? redirectUri);
    if (location.split(/[?#]/)[0] !== asked.split('?')[0]) return `redirect to ${location}`;
    if (location.includes('#')) return `redirect ${inFragment(location)} in the fragment`;
    const query = redirected(location);
    const told = query.has('code') ? 'code' : `redirect ${query.get('error')}`;
    return told + this.lacking(query, overrides);
  }

  /** Returns which of the issuer and the state are missing (rules 8 and 12). */
  private lacking(query: URLSearchParams, { state }: Overrides): string {
    const hasState = state !== undefined || query.get('state') === STATE;
    const hasIssuer = query.get('iss') === this.subject.issuer;
    return `${hasState ? '' : ' without the state'}${hasIssuer ? '' : ' without the issuer'}`;
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

  exchange(code: string, form: Overrides = {}, options: FormOptions = {}): Promise<string> {
    return this.post('token', this.codeForm(code, form, options), options).then(outcome);
  }

  refresh(token: string, form: Overrides = {}, options: FormOptions = {}): Promise<string> {
    const refresh = { grant_type: 'refresh_token', refresh_token: token, ...form };
    return this.post('token', refresh, options).then(outcome);
  }

  /** Tokens by the whole way, with PKCE. */
  async tokens(overrides: Overrides = {}, client?: SubjectClient): Promise<Tokens> {
    const { verifier, challenge } = pkcePair();
    const asked = { code_challenge: challenge, code_challenge_method: 'S256', ...overrides };
    const code = await this.code(asked, client);
    return this.exchanged(code, { code_verifier: verifier }, client && { client });
  }

  /** The tokens for a code. */
  async exchanged(code: string, form: Overrides = {}, options: FormOptions = {}): Promise<Tokens> {
    const { text } = await this.post('token', this.codeForm(code, form, options), options);
    return JSON.parse(text) as Tokens;
  }

  /** The refreshed tokens. */
  async rotated(token: string, form: Overrides = {}): Promise<Tokens> {
    const refresh = { grant_type: 'refresh_token', refresh_token: token, ...form };
    return JSON.parse((await this.post('token', refresh)).text) as Tokens;
  }

  async introspected(token: string, options: FormOptions = {}): Promise<Record<string, unknown>> {
    return JSON.parse((await this.post('introspect', { token }, options)).text);
  }

  async isActive(token: string, options: FormOptions = {}): Promise<boolean> {
    return (await this.introspected(token, options))['active'] === true;
  }

  /** Posts a form with the client's credentials in it, as the client authenticates. */
  async post(
    endpoint: 'token' | 'revoke' | 'introspect',
    form: Overrides,
    options: FormOptions = {},
  ): Promise<SubjectAnswer> {
    const { client = this.clients.confidential, headers = {}, method = 'POST', raw } = options;
    const { id, secret } = client;
    const credentials: Record<string, string> =
      client.method === 'client_secret_basic'
        ? {}
        : { client_id: id, ...(secret !== '' && { client_secret: secret }) };
    const basic = `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;
    const query = options.query ? `?${new URLSearchParams(options.query)}` : '';
    const response = await fetch(`${this.subject.issuer}/oauth/${endpoint}${query}`, {
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
      state: STATE,
    };
    return this.subject.authorize(parameters(defaults, overrides), as);
  }
}

/** The error in a fragment, or `code`. */
function inFragment(location: string): string | null {
  const fragment = new URLSearchParams(new URL(location).hash.slice(1));
  return fragment.has('code') ? 'code' : fragment.get('error');
}

/** A token response in few words: `200`, or the status with the error. */
export function outcome({ status, text }: SubjectAnswer): string {
  if (status === 200) return '200';
  const error = text.startsWith('{') ? (JSON.parse(text) as { error?: string }).error : undefined;
  return `${status} ${error ?? 'without an OAuth error'}`;
}
