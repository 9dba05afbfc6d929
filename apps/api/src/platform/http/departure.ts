import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Response } from 'express';

/** Returns a signal that is aborted when a client closes the connection before its response has been sent. */
export function whileRead(response: Response): AbortSignal {
  const gone = new AbortController();
  // An abort costs more than all the rest here, and there is nothing to end once the response has been sent.
  const leave = () => response.writableFinished || gone.abort();
  if (response.closed) leave();
  response.once('close', leave);
  return gone.signal;
}

/** Injects this signal, for `Sql.readsUntil`: statements that only read end when their client goes away. */
export const Departure = createParamDecorator((_: unknown, context: ExecutionContext) =>
  whileRead(context.switchToHttp().getResponse<Response>()),
);
