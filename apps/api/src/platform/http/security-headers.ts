import type { NextFunction, Request, Response } from 'express';
import helmet from 'helmet';

const PRIVATE_PATH = /^\/(api|oauth)(\/|$)/i;

/** Responses of the API and of OAuth are for one user and must not be cached (rule 18). */
export function keepOutOfCaches(request: Request, response: Response, next: NextFunction): void {
  if (PRIVATE_PATH.test(request.path)) response.setHeader('Cache-Control', 'no-store');
  next();
}

/** The other headers of rule 18, on every response. */
export function securityHeaders(isHttps: boolean) {
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
