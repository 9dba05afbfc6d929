import { Inject, Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.js';
import { isSecret, newSecret } from '../../platform/crypto/secret.js';
import { SiteCookie, type CookieCarrier } from '../../platform/http/site-cookie.js';
import { KEPT, LIFETIME } from './lifetimes.js';

/** The time for which the record of a request is kept, so that a late visitor still learns the way back. */
const LIFETIME_MS = LIFETIME.authorizationRequest + KEPT.authorizationRequest;

/**
 * The cookie that ties pending authorization requests to the browser that began them (rule 45). If a browser without one begins
 * requests in several tabs at once, the last of their cookies replaces the others, so each of these requests gets a cookie of its own, too.
 */
@Injectable()
export class BrowserCookie {
  private readonly ofBrowser: SiteCookie;

  constructor(@Inject(CONFIGURATION) private readonly configuration: Configuration) {
    this.ofBrowser = new SiteCookie('wordgrove_browser', configuration, LIFETIME_MS);
  }

  /** Returns the secret of a browser. A browser without one gets a new one. */
  secretOrNew(request: CookieCarrier): string {
    return secretIn(this.ofBrowser, request) || newSecret();
  }

  /** Returns the secret by which a browser may open a pending request, or an empty text, to which no request belongs. */
  secretFor(id: string, request: CookieCarrier): string {
    return secretIn(this.ofRequest(id), request) || secretIn(this.ofBrowser, request);
  }

  /** Lets the browser of a secret open a pending request. */
  tie(id: string, secret: string, request: CookieCarrier, response: Response): void {
    this.ofBrowser.set(response, secret);
    if (secretIn(this.ofBrowser, request) === '') this.ofRequest(id).set(response, secret);
  }

  private ofRequest(id: string): SiteCookie {
    return new SiteCookie(
      `wordgrove_request_${id}`,
      this.configuration,
      LIFETIME.authorizationRequest,
    );
  }
}

function secretIn(cookie: SiteCookie, request: CookieCarrier): string {
  const value = cookie.read(request) ?? '';
  return isSecret(value) ? value : '';
}
