import type { NextFunction, Request, Response } from 'express';

const LISTENERS = Symbol('handledListeners');

type Followed = Request & { [LISTENERS]?: (() => void)[] };

export type Handler = (request: Request, response: Response, next: NextFunction) => unknown;

/**
 * Calls `listener` when the handler of the request's route has ended, whether or not it failed. The client may have gone away
 * long before.
 */
export function onceHandled(request: Request, listener: () => void): void {
  ((request as Followed)[LISTENERS] ??= []).push(listener);
}

/** Returns a handler that does the same, and then calls the listeners of its request. */
export function tellingWhenHandled(handler: Handler): Handler {
  return async (request, response, next) => {
    try {
      await handler(request, response, next);
    } finally {
      for (const listener of (request as Followed)[LISTENERS] ?? []) listener();
    }
  };
}
