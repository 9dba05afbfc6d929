import type { NextFunction, Request, Response } from 'express';

const ARRIVAL = Symbol('arrival');
const COMPLETION = Symbol('completion');

type WithArrival = Request & { [ARRIVAL]?: number; [COMPLETION]?: number };

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

/** Notes that the body of a request has come later than its head. */
export function noteLateBody(request: Request): void {
  (request as WithArrival)[COMPLETION] = performance.now();
}

/** Returns the time, as `performance.now` gives it, from which on a request waits for us and not for its sender. */
export function completionOf(request: Request): number {
  const { [COMPLETION]: completion, [ARRIVAL]: arrival } = request as WithArrival;
  return completion ?? arrival ?? performance.now();
}
