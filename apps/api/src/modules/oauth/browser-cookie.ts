import { Inject, Injectable } from '@nestjs/common';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.js';
import { isSecret, newSecret } from '../../platform/crypto/secret.js';
import { SiteCookie, type CookieCarrier } from '../../platform/http/site-cookie.js';
import { KEPT, LIFETIME } from './lifetimes.js';

/**
 * The cookie that ties pending authorization requests to the browser that began them (rule 45). It lasts as
 * long as the record of a request, so that a late visitor still learns the way back.
 */
@Injectable()
export class BrowserCookie extends SiteCookie {
  constructor(@Inject(CONFIGURATION) configuration: Configuration) {
    const lifetimeMs = LIFETIME.authorizationRequest + KEPT.authorizationRequest;
    super('wordgrove_browser', configuration, lifetimeMs);
  }

  /** Returns the secret of a browser, or an empty text, to which no request belongs. */
  secretOf(request: CookieCarrier): string {
    const value = this.read(request) ?? '';
    return isSecret(value) ? value : '';
  }

  /** Returns the secret of a browser. A browser without one gets a new one. */
  secretOrNew(request: CookieCarrier): string {
    return this.secretOf(request) || newSecret();
  }
}
