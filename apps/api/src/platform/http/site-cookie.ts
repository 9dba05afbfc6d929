import { parse } from 'cookie';
import type { CookieOptions, Response } from 'express';
import type { Configuration } from '../config/configuration.js';

/** A request, as far as its cookies are concerned. */
export interface CookieCarrier {
  headers: { cookie?: string | undefined };
}

/** A cookie that carries a secret of the service. No script and no other site can read it. */
export class SiteCookie {
  /** @param lifetimeMs the time for which browsers keep it */
  constructor(
    private readonly plainName: string,
    private readonly configuration: Pick<Configuration, 'baseUrl'>,
    private readonly lifetimeMs: number,
  ) {}

  /** Returns the value that a request presents. */
  read(request: CookieCarrier): string | undefined {
    return parse(request.headers.cookie ?? '')[this.name] || undefined;
  }

  set(response: Response, value: string): void {
    response.cookie(this.name, value, { ...this.options, maxAge: this.lifetimeMs });
  }

  clear(response: Response): void {
    response.clearCookie(this.name, this.options);
  }

  // The prefix keeps other hosts under the same domain from setting a cookie of this name.
  private get name(): string {
    return this.isSecure ? `__Host-${this.plainName}` : this.plainName;
  }

  private get options(): CookieOptions {
    return { httpOnly: true, sameSite: 'lax', path: '/', secure: this.isSecure };
  }

  private get isSecure(): boolean {
    return this.configuration.baseUrl.startsWith('https:');
  }
}
