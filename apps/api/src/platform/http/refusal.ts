import type { Request } from 'express';

const REFUSAL = Symbol('refusal');

type Marked = Request & { [REFUSAL]?: Refusal };

/**
 * The reason for which a request was refused, for the log and the metrics. It has nothing in it that the caller sent, except a
 * client id.
 */
export interface Refusal {
  /** The code of the error that the caller gets. */
  code: string;
  /** The reason, which the caller may not get. */
  reason: string | undefined;
  /** More than the reason says, such as which parameter is missing, or what is wrong if there is no reason. */
  message?: string | undefined;
  /** The field of ours that the reason is about, or the scope that is missing. */
  subject?: string | undefined;
  /** The application, if the request names one and has no access token. */
  clientId?: string | undefined;
  /** The account, if the request names one and nobody is signed in. */
  userId?: string | undefined;
}

/** Keeps why a request is refused. Each place that sends an error calls this. */
export function noteRefusal(request: Request, refusal: Refusal): void {
  (request as Marked)[REFUSAL] = refusal;
}

/** Returns why a request was refused, or undefined if it was not. */
export function refusalOf(request: Request): Refusal | undefined {
  return (request as Marked)[REFUSAL];
}
