import { Inject, Injectable } from '@nestjs/common';
import { parse } from 'cookie';
import type { CookieOptions, Response } from 'express';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.js';

const NAME = 'wordgrove_session';

/** The lifetime of a session, in milliseconds: 30 days. */
export const SESSION_LIFETIME_MS = 30 * 24 * 3_600_000;

/** The cookie that carries the session id. */
@Injectable()
export class SessionCookie {
  constructor(@Inject(CONFIGURATION) private readonly configuration: Configuration) {}

  /** Returns the session id that a request presents. */
  read(request: { headers: { cookie?: string | undefined } }): string | undefined {
    return parse(request.headers.cookie ?? '')[this.name] || undefined;
  }

  set(response: Response, sessionId: string): void {
    response.cookie(this.name, sessionId, { ...this.options, maxAge: SESSION_LIFETIME_MS });
  }

  clear(response: Response): void {
    response.clearCookie(this.name, this.options);
  }

  // The prefix keeps other hosts under the same domain from setting a cookie of this name.
  private get name(): string {
    return this.isSecure ? `__Host-${NAME}` : NAME;
  }

  private get options(): CookieOptions {
    return { httpOnly: true, sameSite: 'lax', path: '/', secure: this.isSecure };
  }

  private get isSecure(): boolean {
    return this.configuration.baseUrl.startsWith('https:');
  }
}
