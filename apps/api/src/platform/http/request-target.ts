import type { NextFunction, Request, Response } from 'express';
import { invalidArgument, type ApiError } from './api-error.js';
import { envelope, reasonsOf } from './api-error.filter.js';
import { noteRefusal } from './refusal.js';

const MALFORMED = Symbol('malformedTarget');

type Marked = Request & { [MALFORMED]?: boolean };

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
