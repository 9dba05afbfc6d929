import type { Request } from 'express';

const CALL = Symbol('applicationCall');

type Noted = Request & { [CALL]?: ApplicationCall };

/**
 * The facts about a request of an application that its developer's log needs, apart from those that come with an access token. There is
 * never a code, token, secret or body in it.
 */
export interface ApplicationCall {
  /** The application that the request names. */
  applicationId?: string;
  /** The user, if the user has consented. */
  userId?: string;
  /** True if the application has proven who it is. Anybody can name it. */
  isProven?: boolean;
  /** The secret by which it has proven that. */
  secretId?: string;
  /** The form of the request or of what came of it, in a word of ours. */
  about?: string;
  /** The parameters of a refused request, as far as they may be shown. */
  parameters?: readonly object[];
}

/** Adds to what is known of a request. */
export function noteCall(request: Request, call: ApplicationCall): void {
  Object.assign(((request as Noted)[CALL] ??= {}), call);
}

/** Returns what is known of a request, if anything. */
export function callOf(request: Request): ApplicationCall | undefined {
  return (request as Noted)[CALL];
}
