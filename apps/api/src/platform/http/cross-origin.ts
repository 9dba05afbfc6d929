import type { CorsOptions, CorsOptionsDelegate } from '@nestjs/common/internal';
import type { NextFunction, Request, Response } from 'express';
import type { IncomingMessage, ServerResponse } from 'node:http';

const METADATA = String.raw`\.well-known/(oauth-authorization-server|openid-configuration)`;
const TOKENS = 'oauth/(token|revoke)';

const OPEN_PATH = new RegExp(`^/(api/v1|${METADATA}|${TOKENS})(/|$)`, 'i');

/** Only paths in the normal form, since the others are 404 for all methods. */
const PREFLIGHT_PATH = new RegExp(String.raw`^/(api/v1(/[\w.~-]+)+|${METADATA})$`);
/** Those where OPTIONS is 405 unless it is a preflight (rule 21). */
const POST_ONLY_PATH = new RegExp(`^/${TOKENS}$`);

const EXPOSED = [
  'Allow',
  'Retry-After',
  'WWW-Authenticate',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'X-Request-Id',
];

const METHODS = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'];
const ALLOWED = ['Authorization', 'Content-Type', 'X-Request-Id'];
const MAX_AGE_SECONDS = 86_400;

const ANY_ORIGIN: CorsOptions = {
  origin: '*',
  methods: METHODS,
  allowedHeaders: ALLOWED,
  exposedHeaders: EXPOSED,
  maxAge: MAX_AGE_SECONDS,
  optionsSuccessStatus: 200,
};

/** The headers of the response to a preflight beside those of {@link openToAll}, where no application is. */
export const PREFLIGHT_HEADERS = {
  'Access-Control-Allow-Methods': METHODS.join(','),
  'Access-Control-Allow-Headers': ALLOWED.join(','),
  'Access-Control-Max-Age': String(MAX_AGE_SECONDS),
  'Content-Length': '0',
};

/**
 * Rule 44: pages of any origin may call the API and get tokens as public applications, never with cookies; the rest is for this site.
 * This is for preflights.
 */
export const crossOriginRule: CorsOptionsDelegate<Request> = (request, callback) => {
  callback(null, isOpenPreflight(request, request.path) ? ANY_ORIGIN : { origin: false });
};

/** Returns whether a page of any origin asks by this request if it may send another one, which it may. */
export function isOpenPreflight({ method, headers }: IncomingMessage, path: string): boolean {
  if (method !== 'OPTIONS') return false;
  const isAsking = headers['access-control-request-method'] !== undefined;
  return PREFLIGHT_PATH.test(path) || (isAsking && POST_ONLY_PATH.test(path));
}

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
