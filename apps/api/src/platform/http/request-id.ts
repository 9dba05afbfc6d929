import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';

const ACCEPTABLE = /^[A-Za-z0-9_-]{1,64}$/;
const REQUEST_ID = Symbol('requestId');

type WithRequestId = Request & { [REQUEST_ID]?: string };

/** Keeps an acceptable incoming `X-Request-Id` or creates one, and adds it to every response. */
export function assignRequestId(request: Request, response: Response, next: NextFunction): void {
  const incoming = request.header('x-request-id');
  const id = incoming !== undefined && ACCEPTABLE.test(incoming) ? incoming : randomUUID();
  (request as WithRequestId)[REQUEST_ID] = id;
  response.setHeader('X-Request-Id', id);
  next();
}

/** Returns the id of a request that {@link assignRequestId} has processed. */
export function requestIdOf(request: Request): string {
  return (request as WithRequestId)[REQUEST_ID] ?? '';
}
