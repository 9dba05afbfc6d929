import { Inject, Injectable } from '@nestjs/common';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.js';
import { SiteCookie } from '../../platform/http/site-cookie.js';

/** The lifetime of a session, in milliseconds: 30 days. */
export const SESSION_LIFETIME_MS = 30 * 24 * 3_600_000;

/** The cookie that carries the session id. */
@Injectable()
export class SessionCookie extends SiteCookie {
  constructor(@Inject(CONFIGURATION) configuration: Configuration) {
    super('wordgrove_session', configuration, SESSION_LIFETIME_MS);
  }
}
