import type { NextFunction, Request, Response } from 'express';

export type Middleware = (request: Request, response: Response, next: NextFunction) => void;

/** Returns one middleware that does the work of these. Express looks at the path of a request before each one of its own. */
export function inOrder(...steps: readonly Middleware[]): Middleware {
  return (request, response, next) => {
    let at = 0;
    const goOn: NextFunction = (error?: unknown) => {
      const step = error === undefined ? steps[at++] : undefined;
      if (step === undefined) next(error);
      else step(request, response, goOn);
    };
    goOn();
  };
}
