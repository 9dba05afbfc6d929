import type { Scope } from '@wordgrove/contracts';
import type {
  ApplicationDto,
  RegisteredApplicationResponse,
  SessionResponse,
  UserDto,
} from '@wordgrove/dto';
import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { ADMIN } from './service.js';

export const PASSWORD = 'correct horse battery';

/** A signed-in person, and the calls of the console API that their browser would make. */
export interface Member {
  user: UserDto;
  cookie: string;
  /** @param cookie another cookie of the same browser */
  call<Answer = unknown>(
    method: string,
    path: string,
    body?: unknown,
    cookie?: string,
  ): Promise<Answer>;
}

/** Creates by API the things that a journey needs but does not test. */
export class Given {
  /** Approves applications. To check a password takes the service long, so that it signs in once. */
  private approver: Promise<Member> | undefined;

  constructor(private readonly baseUrl: string) {}

  user(displayName = 'Ada Lovelace'): Promise<Member> {
    const email = `${randomBytes(5).toString('hex')}@example.org`;
    return this.signedIn('users', { email, password: PASSWORD, display_name: displayName });
  }

  admin(): Promise<Member> {
    return this.signedIn('session', ADMIN);
  }

  async application(owner: Member, redirectUri: string, scopes: Scope[], name = 'Margin Notes') {
    const description = 'Collects the words that you look up while you read, and quizzes you.';
    const body = { name, description, redirect_uris: [redirectUri], scopes };
    return owner.call<RegisteredApplicationResponse>('POST', 'applications', body);
  }

  async approvedApplication(redirectUri: string, scopes: Scope[], name?: string) {
    const owner = await this.user('Grace Hopper');
    const registered = await this.application(owner, redirectUri, scopes, name);
    await this.approved(owner, registered.application);
    return { ...registered, owner };
  }

  async approved(owner: Member, { id }: ApplicationDto): Promise<void> {
    await owner.call('POST', `applications/${id}/submit`);
    this.approver ??= this.admin();
    await (await this.approver).call('POST', `admin/applications/${id}/approve`);
  }

  private async signedIn(path: string, body: unknown): Promise<Member> {
    const answer = await this.send('POST', path, body);
    const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const { user } = (await answer.json()) as SessionResponse;
    const call = async <Answer>(method: string, at: string, content?: unknown, more = '') =>
      (await (await this.send(method, at, content, `${cookie}; ${more}`)).json()) as Answer;
    return { user, cookie, call };
  }

  private async send(method: string, path: string, body?: unknown, cookie = '') {
    const headers = { origin: this.baseUrl, 'content-type': 'application/json', cookie };
    const content = body === undefined ? null : JSON.stringify(body);
    const url = `${this.baseUrl}/api/console/${path}`;
    const answer = await fetch(url, { method, headers, body: content });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  }
}

/** Gives a browser the session that a member created by API. */
export async function signInAs(page: Page, baseUrl: string, member: Member): Promise<void> {
  const [name = '', value = ''] = member.cookie.split('=');
  await page.context().addCookies([{ name, value, url: baseUrl }]);
}
