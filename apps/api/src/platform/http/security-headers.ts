import type { NextFunction, Request, Response } from 'express';
import helmet from 'helmet';
import type { Middleware } from './in-order.js';

const PRIVATE_PATH = /^\/(api|oauth)(\/|$)/i;

/** Responses of the API and of OAuth are for one user and must not be cached (rule 18). */
export function keepOutOfCaches(request: Request, response: Response, next: NextFunction): void {
  if (PRIVATE_PATH.test(request.path)) response.setHeader('Cache-Control', 'no-store');
  next();
}

/** The other headers of rule 18, on every response. They are always the same, so helmet is asked for them once. */
export function securityHeaders(isHttps: boolean): Middleware {
  const headers = [...headersOf(helmetOf(isHttps))];
  return (_request, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  };
}

/** Returns the headers that a middleware sets. */
function headersOf(middleware: ReturnType<typeof helmet>): Map<string, string> {
  const headers = new Map<string, string>();
  const response = {
    setHeader: (name: string, value: string) => headers.set(name, value),
    removeHeader: (name: string) => headers.delete(name),
  };
  middleware({} as Request, response as unknown as Response, () => undefined);
  return headers;
}

function helmetOf(isHttps: boolean): ReturnType<typeof helmet> {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'"],
        // Mantine and the API's documentation set style attributes.
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:'],
        'font-src': ["'self'"],
        'connect-src': ["'self'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    // Any origin may call the API with a token; there is nothing to embed.
    crossOriginResourcePolicy: { policy: 'same-origin' },
    strictTransportSecurity: isHttps,
  });
}
