import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import type { CallKind } from '@wordgrove/contracts';
import type { AccessedRequest } from '../../../platform/access/access.decorators.js';
import { callOf, type ApplicationCall } from '../../../platform/http/application-call.js';
import { sinceArrival } from '../../../platform/http/arrival.js';
import { refusalOf, type Refusal } from '../../../platform/http/refusal.js';
import { requestIdOf } from '../../../platform/http/request-id.js';
import { onceClosed } from '../../../platform/http/response-close.js';
import { Clock } from '../../../platform/time/clock.js';
import { errorCountOf, noCalls } from '../usage/counts.js';
import { LogBuffer } from './log-buffer.js';
import { logRoute } from './log-route.js';
import { Sums } from './sums.js';

/** The number of rows that wait at most: some seconds of a busy process, and some megabytes. */
const MAX_ROWS = 5_000;
/** The number of counters that wait at most: those of 200 busy applications for a day. */
const MAX_COUNTERS = 20_000;

const API = '/api/v1/';
const OAUTH = '/oauth/';

/**
 * Counts and logs the requests of applications when their responses have been sent. It keeps all in memory and never
 * waits: `TrafficWriter` writes it.
 */
@Injectable()
export class CallRecorder {
  readonly calls = new Sums(noCalls, MAX_COUNTERS);
  readonly secrets = new Sums(
    (secretId, beginsAt) => ({ secretId, beginsAt, callCount: 0 }),
    MAX_COUNTERS,
  );
  readonly log = new LogBuffer(MAX_ROWS);

  constructor(private readonly clock: Clock) {}

  /** Middleware that records each request of an application. */
  readonly watch = (request: Request, response: Response, next: NextFunction): void => {
    const { url } = request;
    if (url.startsWith(API) || url.startsWith(OAUTH))
      onceClosed(response, () => this.record(request, response));
    next();
  };

  private record(request: AccessedRequest, response: Response): void {
    const known = callOf(request);
    const refusal = refusalOf(request);
    const applicationId = request.principal?.applicationId ?? known?.applicationId ?? null;
    const clientId = applicationId === null ? (refusal?.clientId ?? null) : null;
    if (applicationId === null && clientId === null) return;
    const now = this.clock.now();
    const isApi = request.url.startsWith(API);
    const status = response.headersSent ? response.statusCode : null;
    if (isApi && applicationId !== null) this.count(applicationId, now, status);
    if (known?.secretId !== undefined) this.secrets.count(known.secretId, now.getTime());
    const route = logRoute((request.route as { path?: string } | undefined)?.path);
    const kind = isApi ? 'API' : KINDS[route];
    if (kind === undefined) return;
    const call = {
      applicationId,
      clientId,
      kind,
      respondedAt: now,
      method: request.method,
      route,
      status,
      durationMs: Math.round(sinceArrival(request)),
      userId: request.principal?.userId ?? known?.userId ?? null,
      requestId: requestIdOf(request),
      ...reasonOf(refusal),
      about: known?.about ?? null,
      parameters: known?.parameters ?? null,
    };
    if (isAnonymous(kind, known)) this.log.addAnonymous(call, this.clock.ticks());
    else this.log.add(call);
  }

  private count(applicationId: string, now: Date, status: number | null): void {
    const counts = this.calls.count(applicationId, now.getTime());
    const error = status === null ? undefined : errorCountOf(status);
    if (counts === undefined) return;
    if (error !== undefined) counts[error] += 1;
    if (now > counts.lastCallAt) counts.lastCallAt = now;
  }
}

const KINDS: Readonly<Record<string, CallKind>> = {
  '/oauth/authorize': 'AUTHORIZE',
  '/oauth/token': 'TOKEN',
};

function reasonOf(refusal: Refusal | undefined) {
  return {
    errorCode: refusal?.code ?? null,
    reason: refusal?.reason ?? null,
    subject: refusal?.subject ?? null,
  };
}

/** Returns whether anybody can send such requests in the application's name. */
function isAnonymous(kind: CallKind, known: ApplicationCall | undefined): boolean {
  return kind !== 'API' && known?.isProven !== true;
}
