import type { NextFunction, Request, Response } from 'express';
import { invalidArgument } from './api-error.js';
import { envelope } from './api-error.filter.js';

/** Refuses request targets that are neither a path nor a whole URL, such as `*` (RFC 9112, section 3.2). */
export function demandPath(request: Request, response: Response, next: NextFunction): void {
  if (/^(\/|https?:\/\/)/i.test(request.url)) {
    next();
    return;
  }
  const error = invalidArgument({ reason: 'MALFORMED', description: 'The target is no path' });
  response.status(error.status).json(envelope(error));
}
