import type { Server } from 'node:http';
import type { NextFunction, Request, Response } from 'express';
import { busyTurns } from '../time/busy-turns.js';
import { envelope } from './api-error.filter.js';
import { overloaded } from './api-error.js';
import { sinceArrival } from './arrival.js';
import type { Middleware } from './in-order.js';
import { isProbe } from './probes.js';
import { noteRefusal } from './refusal.js';

/** The time in milliseconds for which a request may wait until it begins. */
const MAX_WAIT_MS = 1_000;
/** The time in milliseconds for which those before a request may have waited. If it is more, the request would hardly get its turn in time. */
const MAX_WAIT_BEFORE_MS = 500;

/** So many that they keep the process busy for about half a second. If fewer wait, it is not long, unless the process stood still. */
const MANY = 256;

/** The paths whose errors have the form that is written here. OAuth and pages have others, and bounds of their own. */
const REFUSED = /^\/api\//;

const REFUSAL = overloaded(
  'The service has too much to do at the moment; try again in a second',
  1,
);
const BODY = JSON.stringify(envelope(REFUSAL));
const HEADERS = {
  ...REFUSAL.headers,
  'Content-Type': 'application/json; charset=utf-8',
  'Content-Length': String(Buffer.byteLength(BODY)),
};

/**
 * Returns middleware that lets requests begin as fast as the process can work on them. Access tokens take turns. What of the API cannot
 * begin in time gets 503, at once if that is clear. Without this, all of them would begin, and new connections would wait
 * in the system, which tells nobody for how long. The refusal is written here, since there may be many: the way through
 * Express costs as much as some requests.
 */
export function waitForTurn(server: Server): Middleware {
  return (request, response, next) => {
    const { authorization: asker } = request.headers;
    // Workers do not listen.
    if (!server.listening || isProbe(request.url)) next();
    else if (mayRefuse(request) && busyTurns.arrivalWaitMs(asker) > MAX_WAIT_BEFORE_MS)
      refuse(request, response);
    else {
      const turn = busyTurns.arrive(asker);
      if (turn === undefined) next();
      else void turn.then(() => begin(request, response, next));
    }
  };
}

function begin(request: Request, response: Response, next: NextFunction): void {
  if (mayRefuse(request) && sinceArrival(request) > MAX_WAIT_MS) refuse(request, response);
  else next();
}

function mayRefuse({ url }: Request): boolean {
  return busyTurns.arrivingCount >= MANY && REFUSED.test(url);
}

function refuse(request: Request, response: Response): void {
  noteRefusal(request, { code: REFUSAL.code, reason: 'OVERLOADED', message: REFUSAL.message });
  response.writeHead(REFUSAL.status, HEADERS).end(BODY);
}
