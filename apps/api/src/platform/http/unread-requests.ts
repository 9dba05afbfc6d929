import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Request } from 'express';
import { isHeld } from './input-pieces.js';
import { isLingering } from './lingering-close.js';
import { noteRefusal } from './refusal.js';
import { onceClosed } from './response-close.js';

/** The refusal of a request that nobody could read. It has nothing in it that was sent. */
export interface UnreadRequest {
  status: number;
  code: string;
  /** Node's name of the fault. */
  reason: string;
  /** The IP address of the connection, which is that of the proxy if there is one. */
  address: string | undefined;
  /** True if the request had come as far as its body, so that it has a line in the log. */
  hasLine: boolean;
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/** Node's name of what did not arrive in time. */
const LATE = 'ERR_HTTP_REQUEST_TIMEOUT';

/** The responses of Node. */
const STATUSES: Readonly<Record<string, { status: number; code: string }>> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: 'HEADERS_TOO_LARGE' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, code: 'CHUNK_EXTENSIONS_TOO_LARGE' },
  [LATE]: { status: 408, code: 'REQUEST_TIMEOUT' },
};

const UNREADABLE = { status: 400, code: 'BAD_REQUEST' };

/** The statuses of these refusals. */
export const UNREAD_STATUSES = [UNREADABLE, ...Object.values(STATUSES)].map(({ status }) => status);

/**
 * Refuses requests that cannot be read or do not arrive in time, as Node does by itself, with a bare response, and
 * closes the connection. `report` is called at most once for a connection. A fault in a body is noted for the line of
 * its request.
 */
export function refuseUnreadRequests(
  server: Server,
  report: (refusal: UnreadRequest) => void,
): void {
  const running = new WeakMap<Socket, Set<Exchange>>();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const exchange = { request, response };
    const exchanges = running.get(request.socket) ?? new Set();
    running.set(request.socket, exchanges.add(exchange));
    onceClosed(response, () => exchanges.delete(exchange));
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (isLingering(socket)) return;
    const { code: reason = '' } = error;
    // The rest of it has come, and waits here.
    if (reason === LATE && isHeld(socket)) return;
    // Anything else is a connection that was lost.
    if (/^(HPE_|ERR_HTTP_)/.test(reason)) report(refuse(reason, socket, running.get(socket)));
    if (socket.writableEnded) socket.destroySoon();
    else socket.destroy(error);
  });
}

function refuse(
  reason: string,
  socket: Socket,
  exchanges: ReadonlySet<Exchange> = new Set(),
): UnreadRequest {
  const { status, code } = STATUSES[reason] ?? UNREADABLE;
  const isResponding = [...exchanges].some(({ response }) => response.headersSent);
  const unread = isResponding ? undefined : [...exchanges].find(({ request }) => !request.complete);
  if (unread !== undefined) {
    noteRefusal(unread.request as Request, { code, reason });
    unread.response.statusCode = status;
  }
  if (socket.writable && !isResponding)
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n\r\n`);
  const hasLine = unread !== undefined;
  return { status, code, reason, address: socket.remoteAddress, hasLine };
}
