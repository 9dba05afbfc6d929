import type { Server } from 'node:http';
import type { Express, NextFunction, Request, Response } from 'express';
import { oneAfterTheOther } from './connection-line.js';
import type { Middleware } from './in-order.js';

const FAILURE = Symbol('failureBeforeExpress');

type Led = Request & { [FAILURE]?: unknown };

/**
 * Lets each request pass these steps, and hands it to Express if they call `next`. As middleware of Express, they would cost
 * more: it prepares itself for the routes that may follow, and looks at the path again before each one. The requests and
 * responses are those of Express already. The requests of a connection wait for each other before anything is done for them,
 * since Node hands over all that come together in one turn of the event loop.
 */
export function leadBeforeExpress(server: Server, express: Express, steps: Middleware): void {
  server.off('request', express);
  server.on('request', (request: Request, response: Response) =>
    oneAfterTheOther(request, response, () => {
      makeExpress(request, response, express);
      steps(request, response, (failure?: unknown) => {
        (request as Led)[FAILURE] = failure;
        express(request, response);
      });
    }),
  );
}

/** Middleware of Express that goes on with what failed before it. It comes before all other. */
export function goOnWithFailure(request: Request, _response: Response, next: NextFunction): void {
  next((request as Led)[FAILURE]);
}

/** Does what Express does first. */
function makeExpress(request: Request, response: Response, express: Express): void {
  Object.setPrototypeOf(request, express.request);
  Object.setPrototypeOf(response, express.response);
  request.res = response;
  request.baseUrl = '';
  request.originalUrl = request.url;
  response.locals = {};
}
