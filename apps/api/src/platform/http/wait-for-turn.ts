import type { NextFunction, Request, Response } from 'express';
import { busyTurns } from '../time/busy-turns.js';
import { sinceArrival } from './arrival.js';
import type { Middleware } from './in-order.js';
import { isOfProgram, isOverload, isTooLate, OVERLOAD, sendOverload } from './overload.js';
import { isProbe } from './probes.js';
import { noteRefusal } from './refusal.js';
import { senderNetwork } from './sender-network.js';

/**
 * Returns middleware that lets requests begin as fast as the process can work on them. Access tokens, browsers and networks take
 * turns. If a program's request cannot begin in time, it gets 503, at once if that is clear. Without this, all of them would begin, and new connections would wait
 * in the system, which tells nobody for how long. The refusal is written here, since there may be many: the way through
 * Express costs as much as some requests.
 */
export function waitForTurn(): Middleware {
  return (request, response, next) => {
    const asker = askerOf(request);
    if (isProbe(request.url)) next();
    else if (
      isOverload(busyTurns.arrivingCount, busyTurns.arrivalWaitMs(asker)) &&
      mayRefuse(request)
    )
      refuse(request, response);
    else {
      const turn = busyTurns.arrive(asker);
      if (turn === undefined) next();
      else void turn.then(() => begin(request, response, next));
    }
  };
}

/** Returns whose line a request waits in: that of its credentials, which nobody has checked yet, or else of its network. */
function askerOf(request: Request): string {
  const { authorization, cookie } = request.headers;
  return authorization ?? cookie ?? senderNetwork(request);
}

function begin(request: Request, response: Response, next: NextFunction): void {
  // Nobody would read the response, and nothing has been done.
  if (request.socket.destroyed) return;
  const isLate = isTooLate(busyTurns.arrivingCount, sinceArrival(request));
  if (isLate && mayRefuse(request)) refuse(request, response);
  else next();
}

/** A browser takes the refusal of a preflight for that of the request, whose page then learns nothing. */
function mayRefuse({ method, url }: Request): boolean {
  return method !== 'OPTIONS' && isOfProgram(url);
}

function refuse(request: Request, response: Response): void {
  const { code, message } = OVERLOAD;
  noteRefusal(request, { code, reason: 'OVERLOADED', message });
  sendOverload(request.url, response);
}
