import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Refuses an `Expect` other than `100-continue` with 417, before anything else has seen the request. It
 * closes the connection, because a body may follow that nobody reads.
 */
export function refuseExpectation(_request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(417, { Connection: 'close', 'Content-Length': '0' }).end();
}
