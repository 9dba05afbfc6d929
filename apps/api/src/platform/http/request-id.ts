import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { NextFunction, Request, Response } from 'express';

const ACCEPTABLE = /^[A-Za-z0-9_-]{1,64}$/;
const REQUEST_ID = Symbol('requestId');

type WithRequestId = Request & { [REQUEST_ID]?: string };

/** Keeps an acceptable incoming `X-Request-Id` or creates one, and adds it to every response. */
export function assignRequestId(request: Request, response: Response, next: NextFunction): void {
  const id = newRequestId(request);
  (request as WithRequestId)[REQUEST_ID] = id;
  response.setHeader('X-Request-Id', id);
  next();
}

/** Returns the incoming id of a request if it is acceptable, or a new one. */
export function newRequestId({ headers }: IncomingMessage): string {
  const incoming = headers['x-request-id'];
  return typeof incoming === 'string' && ACCEPTABLE.test(incoming) ? incoming : randomUUID();
}

/** Returns the id of a request that {@link assignRequestId} has processed. */
export function requestIdOf(request: Request): string {
  return (request as WithRequestId)[REQUEST_ID] ?? '';
}
