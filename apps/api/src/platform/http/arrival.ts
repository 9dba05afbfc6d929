import type { NextFunction, Request, Response } from 'express';

const ARRIVAL = Symbol('arrival');

type WithArrival = Request & { [ARRIVAL]?: number };

/** Notes when a request arrives, from which on all its waiting counts together. */
export function noteArrival(request: Request, _response: Response, next: NextFunction): void {
  (request as WithArrival)[ARRIVAL] = performance.now();
  next();
}

/** Returns the time in milliseconds since a request arrived that {@link noteArrival} has processed. */
export function sinceArrival(request: Request): number {
  const arrival = (request as WithArrival)[ARRIVAL];
  return arrival === undefined ? 0 : performance.now() - arrival;
}
