import type { Request } from 'express';

const CALLER = Symbol('caller');

type Marked = Request & { [CALLER]?: Caller };

/** The caller of a request whom no guard has let in: at a sign-in, with a token that has ended, or refused before. The log names them. */
export interface Caller {
  clientId?: string;
  userId: string;
}

/** Keeps who made a request. */
export function noteCaller(request: Request, caller: Caller): void {
  (request as Marked)[CALLER] = caller;
}

/** Returns who made a request, or undefined if nobody has found that out. */
export function callerOf(request: Request): Caller | undefined {
  return (request as Marked)[CALLER];
}
