import type { Request, Response } from 'express';
import { securityHeaders } from './security-headers.js';

/** Returns the headers that a response gets. */
function headersOn(site: { isHttps: boolean }): Map<string, string> {
  const headers = new Map<string, string>();
  const response = {
    setHeader: (name: string, value: string) => headers.set(name.toLowerCase(), value),
    removeHeader: (name: string) => headers.delete(name.toLowerCase()),
  };
  securityHeaders(site.isHttps)({} as Request, response as unknown as Response, () => undefined);
  return headers;
}

describe('Strict-Transport-Security', () => {
  it('demands https for a year, with subdomains, on a site with https', () => {
    expect(headersOn({ isHttps: true }).get('strict-transport-security')).toBe(
      'max-age=31536000; includeSubDomains',
    );
  });

  it('is absent without https, because browsers would ignore it', () => {
    expect(headersOn({ isHttps: false }).has('strict-transport-security')).toBe(false);
  });
});
