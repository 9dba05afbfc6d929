import type { IncomingMessage } from 'node:http';
import type { NextFunction, Request, Response } from 'express';
import { envelope, invalidArgument, type ApiError } from './api-error.js';
import { reasonsOf } from './api-error.filter.js';
import { noteRefusal } from './refusal.js';

const MALFORMED = Symbol('malformedTarget');

type Marked = Request & { [MALFORMED]?: boolean };

/**
 * Adds the path that is missing in `http://example.org?x` (RFC 9112, section 3.2.2). If there is no host either,
 * Express would respond before anything of ours has run.
 */
export function addMissingPath(request: IncomingMessage): void {
  request.url = request.url?.replace(/^(https?:\/\/[^/?#]*)(?=\?|$)/i, '$1/');
}

/** Refuses request targets that are neither a path nor a whole URL, such as `*` (RFC 9112, section 3.2). */
export function demandPath(request: Request, response: Response, next: NextFunction): void {
  if (/^(\/|https?:\/\/)/i.test(request.url)) {
    next();
    return;
  }
  const error = malformedTarget();
  noteRefusal(request, { code: error.code, reason: reasonsOf(error) });
  response.status(error.status).json(envelope(error));
}

/**
 * The characters of our paths: those that need no encoding (RFC 3986, section 2.3). Other software may read
 * any other one, encoded or not, in its own way.
 */
const NORMAL = /^[\w.~/-]*$/;
/** An empty segment or a dot segment (RFC 3986, section 6.2.2). */
const ODD_SEGMENT = /\/\/|\/\.{1,2}(\/|$)/;
/** The beginning of a whole URL, which may come in the place of a path. */
const SITE = /^https?:\/\/[^/?#:@][^/?#]*/i;

/** A path that no route has, at which the API's unknown routes respond, and another for all the others. */
const UNKNOWN_TARGET = { counted: '/api/v1/', other: '/api/' };

/**
 * Replaces a path that is not normal, such as `//api/v1/me`, `/x/../api/v1/me` or `/api%20/v1/me`, by one
 * that does not exist. A proxy before the service may have read the path in another way, and allowed
 * another one.
 */
export function replaceUnusualPath(
  request: Request,
  _response: Response,
  next: NextFunction,
): void {
  const [path = ''] = request.url.replace(SITE, '').split('?', 1);
  if (isUnusual(path)) {
    const isCounted = /^\/api\/v1\//i.test(path);
    request.url = isCounted ? UNKNOWN_TARGET.counted : UNKNOWN_TARGET.other;
  }
  next();
}

// A path that cannot be decoded is malformed, which its caller is told.
function isUnusual(path: string): boolean {
  return ODD_SEGMENT.test(path) || (!NORMAL.test(path) && isDecodable(path));
}

/**
 * Marks a path that is not percent-encoded UTF-8 and makes it readable. Express would fail before any
 * guard has run, but the token and the rate limit come before the input.
 */
export function markMalformedPath(request: Request, _response: Response, next: NextFunction): void {
  const [path = ''] = request.url.split('?', 1);
  if (!isDecodable(path)) {
    (request as Marked)[MALFORMED] = true;
    request.url = path.replaceAll('%', '%25') + request.url.slice(path.length);
  }
  next();
}

/** @throws ApiError 400 for a request that {@link markMalformedPath} has marked */
export function demandWellFormedPath(request: Request): void {
  if ((request as Marked)[MALFORMED]) throw malformedTarget();
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

function malformedTarget(): ApiError {
  return invalidArgument({ reason: 'MALFORMED', description: 'The request is malformed' });
}
