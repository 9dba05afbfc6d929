import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { envelope, methodNotAllowed } from '../http/api-error.js';
import {
  isOpenPreflight,
  isOpenToAll,
  openToAll,
  PREFLIGHT_HEADERS,
} from '../http/cross-origin.js';
import { closeLingering } from '../http/lingering-close.js';
import { sendOverload } from '../http/overload.js';
import { newRequestId } from '../http/request-id.js';
import { refuseUnreadRequests } from '../http/unread-requests.js';
import type { ConnectionRefusal } from '../workers/refused-connections.js';
import type { RefusalTally } from './refusal-tally.js';

/** The time in milliseconds for which the request of a refused connection may take to arrive. */
const ARRIVAL_MS = 5_000;
/** The time in milliseconds between two looks at those that have not arrived. */
const LOOK_MS = 1_000;

const LIVE_METHODS = ['GET', 'HEAD'];

const HEADERS = {
  Connection: 'close',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
};
const JSON_HEADERS = { ...HEADERS, 'Content-Type': 'application/json; charset=utf-8' };

/** Tells those whose connections no worker takes in time that the service has too much to do, and when to try again. */
export class RefusedConnections {
  private readonly server: Server;
  private openCount = 0;

  /**
   * @param isDeserted returns whether there is no worker, of which the log has lines of its own
   * @param maxOpen the number of connections at once that get a response. Those beyond it are closed.
   */
  constructor(
    private readonly tally: RefusalTally,
    private readonly isDeserted: () => boolean,
    private readonly maxOpen: number,
  ) {
    const options = {
      headersTimeout: ARRIVAL_MS,
      requestTimeout: ARRIVAL_MS,
      connectionsCheckingInterval: LOOK_MS,
    };
    this.server = createServer(options, (request, response) => this.respond(request, response));
    this.server.on('checkExpectation', (_request, response) => this.refuseExpectation(response));
    closeLingering(this.server);
    refuseUnreadRequests(this.server, ({ code }) => tally.add(code as ConnectionRefusal));
    // It never listens. Node bounds the time of requests only from here on.
    this.server.emit('listening');
  }

  /** Responds to the next request of a connection, and closes it. */
  add(connection: Socket): void {
    if (this.openCount === this.maxOpen) {
      this.close(connection);
      return;
    }
    this.openCount += 1;
    connection.once('close', () => (this.openCount -= 1));
    this.server.emit('connection', connection);
    connection.resume();
  }

  /** Closes a connection of those for which there is no room at all. */
  close(connection: Socket): void {
    this.tally.add('TOO_MANY_CONNECTIONS');
    connection.destroy();
  }

  private respond(request: IncomingMessage, response: ServerResponse): void {
    const { method = '', url = '' } = request;
    response.setHeader('X-Request-Id', newRequestId(request));
    const [path = ''] = url.split('?', 1);
    if (isOpenToAll(path)) openToAll(response);
    // This process does respond.
    if (url === '/health/live') this.respondAlive(method, response);
    // A browser takes the refusal of a preflight for that of the request, whose page then learns nothing.
    else if (isOpenPreflight(request, path))
      response.writeHead(200, { ...HEADERS, ...PREFLIGHT_HEADERS }).end();
    else {
      this.tally.add('OVERLOADED', this.isDeserted());
      sendOverload(url, response, HEADERS);
    }
  }

  private respondAlive(method: string, response: ServerResponse): void {
    if (LIVE_METHODS.includes(method)) {
      response.writeHead(200, JSON_HEADERS).end('{"status":"ok"}');
      return;
    }
    this.tally.add('METHOD_NOT_ALLOWED');
    const error = methodNotAllowed(LIVE_METHODS);
    const headers = { ...JSON_HEADERS, ...error.headers };
    response.writeHead(error.status, headers).end(JSON.stringify(envelope(error)));
  }

  private refuseExpectation(response: ServerResponse): void {
    this.tally.add('EXPECTATION_FAILED');
    response.writeHead(417, { Connection: 'close', 'Content-Length': '0' }).end();
  }
}
