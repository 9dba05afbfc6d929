import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { isOpenToAll, openToAll } from '../http/cross-origin.js';
import { closeLingering } from '../http/lingering-close.js';
import { sendOverload } from '../http/overload.js';
import { newRequestId } from '../http/request-id.js';

/** The time in milliseconds for which the request of a refused connection may take to arrive. */
const ARRIVAL_MS = 5_000;
/** The time in milliseconds between two looks at those that have not arrived. */
const LOOK_MS = 1_000;
/** The number of connections at once that get a response. Those beyond it are closed. */
const MAX_OPEN = 1_000;

/** The time in milliseconds until the log tells of refusals again. */
const QUIET_MS = 10_000;

const HEADERS = {
  Connection: 'close',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
};
const ALIVE = { ...HEADERS, 'Content-Type': 'application/json; charset=utf-8' };

/** Tells those whose connections no worker takes in time that the service has too much to do, and when to try again. */
export class RefusedConnections {
  private readonly server: Server;
  private openCount = 0;
  private lastTold = -Infinity;

  constructor(private readonly log: (line: string) => void) {
    const options = {
      headersTimeout: ARRIVAL_MS,
      requestTimeout: ARRIVAL_MS,
      connectionsCheckingInterval: LOOK_MS,
    };
    this.server = createServer(options, respond);
    this.server.on('checkExpectation', refuseExpectation);
    closeLingering(this.server);
    // It never listens. Node bounds the time of requests only from here on.
    this.server.emit('listening');
  }

  /** Responds to the next request of a connection, and closes it. */
  add(connection: Socket): void {
    this.tell();
    if (this.openCount === MAX_OPEN) {
      connection.destroy();
      return;
    }
    this.openCount += 1;
    connection.once('close', () => (this.openCount -= 1));
    this.server.emit('connection', connection);
    connection.resume();
  }

  private tell(): void {
    const now = performance.now();
    if (now - this.lastTold < QUIET_MS) return;
    this.lastTold = now;
    this.log(
      'The workers have too much to do. Connections that they could not take within a second get 503.',
    );
  }
}

function respond(request: IncomingMessage, response: ServerResponse): void {
  const { method, url = '' } = request;
  response.setHeader('X-Request-Id', newRequestId(request));
  if (isOpenToAll(url.split('?')[0] ?? '')) openToAll(response);
  // This process does respond.
  if (url === '/health/live' && method === 'GET')
    response.writeHead(200, ALIVE).end('{"status":"ok"}');
  else sendOverload(url, response, HEADERS);
}

function refuseExpectation(_request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(417, { Connection: 'close', 'Content-Length': '0' }).end();
}
