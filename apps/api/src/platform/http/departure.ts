import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Response } from 'express';

/** Returns a signal that is aborted when a response has been sent, or its client has closed the connection before. */
export function whileRead(response: Response): AbortSignal {
  const gone = new AbortController();
  if (response.closed) gone.abort();
  response.once('close', () => gone.abort());
  return gone.signal;
}

/** Injects this signal, for `Sql.readsUntil`: statements that only read end when their client goes away. */
export const Departure = createParamDecorator((_: unknown, context: ExecutionContext) =>
  whileRead(context.switchToHttp().getResponse<Response>()),
);
