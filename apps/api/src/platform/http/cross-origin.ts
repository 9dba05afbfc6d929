import type { CorsOptions, CorsOptionsDelegate } from '@nestjs/common/internal';
import type { Request } from 'express';

const OPEN_PATH = /^\/(api\/v1|\.well-known\/oauth-authorization-server)(\/|$)/i;

const ANY_ORIGIN: CorsOptions = {
  origin: '*',
  methods: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'],
  allowedHeaders: ['Authorization', 'Content-Type', 'X-Request-Id'],
  exposedHeaders: [
    'Allow',
    'Retry-After',
    'WWW-Authenticate',
    'X-RateLimit-Limit',
    'X-RateLimit-Remaining',
    'X-RateLimit-Reset',
    'X-Request-Id',
  ],
  maxAge: 86_400,
  optionsSuccessStatus: 200,
};

/** Rule 44: pages of any origin may call the API, never with cookies; the rest is for this site. */
export const crossOriginRule: CorsOptionsDelegate<Request> = (request, callback) => {
  callback(null, OPEN_PATH.test(request.path) ? ANY_ORIGIN : { origin: false });
};
