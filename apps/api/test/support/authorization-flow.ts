import { createHash } from 'node:crypto';
import type { Scope } from '@wordgrove/contracts';
import type { TokenResponse } from '@wordgrove/dto';
import { newSecret } from '../../src/platform/crypto/secret.js';
import type { GivenApplication } from './given.js';
import type { TestApp } from './test-app.js';

/** Parameters of a request; null leaves one out that would be there, a list repeats it. */
export type Overrides = Record<string, string | readonly string[] | null>;

/** A code verifier and its S256 challenge. */
export function pkcePair(): { verifier: string; challenge: string } {
  const verifier = newSecret();
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}

/** Drives authorization over HTTP as an application, its user's browser and the consent page do. */
export class AuthorizationFlow {
  private constructor(
    readonly service: TestApp,
    readonly application: GivenApplication,
    readonly userId: string,
    readonly cookie: string,
    readonly browser = newSecret(),
  ) {}

  /** A user with a session, and an application. */
  static async start(
    service: TestApp,
    options: {
      application?: GivenApplication;
      userId?: string;
      scopes?: readonly Scope[];
      /** The secret of the browser, if another user uses it too. */
      browser?: string;
    } = {},
  ): Promise<AuthorizationFlow> {
    const { given } = service;
    const scopes = options.scopes && { scopes: options.scopes };
    const application = options.application ?? (await given.application(scopes));
    const userId = options.userId ?? (await given.user()).id;
    const session = await given.session(userId);
    return new AuthorizationFlow(service, application, userId, session, options.browser);
  }

  /** The same application and user, served by another replica. */
  through(replica: TestApp): AuthorizationFlow {
    const { application, userId, cookie, browser } = this;
    return new AuthorizationFlow(replica, application, userId, cookie, browser);
  }

  /** Returns the cookies that the browser sends: its own, and that of a session unless it is null or empty. */
  cookies(session: string | null = this.cookie): string {
    const own = `wordgrove_browser=${this.browser}`;
    return session ? `${session}; ${own}` : own;
  }

  /** GET `/oauth/authorize`; `cookie: null` comes without a session. */
  authorize(overrides: Overrides = {}, cookie: string | null = this.cookie) {
    const query = parameters(
      {
        client_id: this.application.clientId,
        redirect_uri: this.application.redirectUri,
        response_type: 'code',
        scope: 'words:read words:write',
        state: 'a state',
      },
      overrides,
    );
    const headers = { cookie: this.cookies(cookie) };
    return this.service.client.get(`/oauth/authorize?${query}`, { headers });
  }

  /** The id of a pending request that the authorize endpoint has made. */
  async pendingRequest(
    overrides: Overrides = {},
    cookie: string | null = this.cookie,
  ): Promise<string> {
    const { status, headers } = await this.authorize(overrides, cookie);
    const location = headers.get('location') ?? '';
    if (status !== 302 || !location.startsWith('/consent?request=')) {
      throw new Error(`No consent page: ${status} ${location}`);
    }
    return location.slice('/consent?request='.length);
  }

  show(requestId: string, cookie = this.cookie) {
    return this.service.client.get(this.requestPath(requestId), { cookie: this.cookies(cookie) });
  }

  decide(requestId: string, body: unknown, cookie = this.cookie) {
    const path = `${this.requestPath(requestId)}/decision`;
    return this.service.client.post(path, { cookie: this.cookies(cookie), body });
  }

  /** A code, by the consent page or without it. */
  async code(overrides: Overrides = {}): Promise<string> {
    const answer = await this.authorize(overrides);
    const location = answer.headers.get('location') ?? '';
    if (!location.startsWith('/consent')) return redirected(location).get('code') ?? '';
    const id = location.slice('/consent?request='.length);
    const decision = await this.decide(id, { approve: true });
    return redirected(decision.body.redirect_to).get('code') ?? '';
  }

  /** A form with the application's credentials in it. */
  post(path: string, form: Overrides, headers: Record<string, string> = {}) {
    const { clientId, clientSecret } = this.application;
    const body = parameters({ client_id: clientId, client_secret: clientSecret }, form);
    return this.service.client.post(path, { form: body, headers });
  }

  token(form: Overrides, headers: Record<string, string> = {}) {
    return this.post('/oauth/token', form, headers);
  }

  exchange(code: string, overrides: Overrides = {}) {
    const { redirectUri } = this.application;
    const form = { grant_type: 'authorization_code', code, redirect_uri: redirectUri };
    return this.token({ ...form, ...overrides });
  }

  refresh(refreshToken: string, overrides: Overrides = {}) {
    return this.token({
      grant_type: 'refresh_token',
      refresh_token: refreshToken,
      ...overrides,
    });
  }

  /** A pair of tokens by the whole way. */
  async tokens(overrides: Overrides = {}): Promise<Required<TokenResponse>> {
    const answer = await this.exchange(await this.code(overrides));
    if (answer.status !== 200) throw new Error(`No tokens: ${answer.text}`);
    return answer.body;
  }

  /** The status with which the API meets an access token. */
  async apiStatus(accessToken: string): Promise<number> {
    const path = '/api/v1/learning/languages';
    return (await this.service.client.get(path, { token: accessToken })).status;
  }

  private requestPath(requestId: string): string {
    return `/api/console/authorization-requests/${requestId}`;
  }
}

/** The query of the address that a redirect leads to. */
export function redirected(location: string | null): URLSearchParams {
  return new URL(location ?? '', 'http://nowhere.invalid').searchParams;
}

/** Parameters with some of them changed. */
export function parameters(
  defaults: Record<string, string>,
  overrides: Overrides,
): URLSearchParams {
  const all: Overrides = { ...defaults, ...overrides };
  const pairs = Object.entries(all).flatMap(([name, value]) =>
    [value ?? []].flat().map((each): [string, string] => [name, each]),
  );
  return new URLSearchParams(pairs);
}
