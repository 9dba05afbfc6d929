import type { CorsOptions, CorsOptionsDelegate } from '@nestjs/common/internal';
import type { NextFunction, Request, Response } from 'express';
import type { ServerResponse } from 'node:http';

const OPEN_PATH = /^\/(api\/v1|\.well-known\/oauth-authorization-server)(\/|$)/i;

/** Only paths in the normal form, since the others are 404 for all methods. */
const PREFLIGHT_PATH = /^\/(api\/v1(\/[\w.~-]+)+|\.well-known\/oauth-authorization-server)$/;

const EXPOSED = [
  'Allow',
  'Retry-After',
  'WWW-Authenticate',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'X-Request-Id',
];

const ANY_ORIGIN: CorsOptions = {
  origin: '*',
  methods: ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'],
  allowedHeaders: ['Authorization', 'Content-Type', 'X-Request-Id'],
  exposedHeaders: EXPOSED,
  maxAge: 86_400,
  optionsSuccessStatus: 200,
};

/** Rule 44: pages of any origin may call the API, never with cookies; the rest is for this site. This is for preflights. */
export const crossOriginRule: CorsOptionsDelegate<Request> = (request, callback) => {
  const isOpen = request.method === 'OPTIONS' && PREFLIGHT_PATH.test(request.path);
  callback(null, isOpen ? ANY_ORIGIN : { origin: false });
};

const EXPOSED_LIST = EXPOSED.join(',');

/** Adds what the same rule demands of the other responses, which is always the same. */
export function openToOtherOrigins(request: Request, response: Response, next: NextFunction): void {
  if (isOpenToAll(request.path)) openToAll(response);
  next();
}

/** Returns whether pages of any origin may read what a path returns. */
export function isOpenToAll(path: string): boolean {
  return OPEN_PATH.test(path);
}

/** Lets pages of any origin read a response. */
export function openToAll(response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Expose-Headers', EXPOSED_LIST);
}
