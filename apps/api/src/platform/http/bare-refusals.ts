import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { NextFunction, Request, Response } from 'express';
import { noteRefusal } from './refusal.js';

const NO_TUNNEL = 'HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/**
 * Hands every request with an `Expect` to the application, whose {@link refuseExpectation} decides. Without
 * this, Node goes on with any value that has `100-continue` in it, and refuses the others unseen.
 */
export function handOverExpectations(server: Server): void {
  server.on('checkContinue', (request, response) => {
    if (isContinue(request.headersDistinct.expect)) response.writeContinue();
    server.emit('request', request, response);
  });
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
}

/**
 * Refuses CONNECT, which asks a proxy for a tunnel. Without this, Node closes the connection and says nothing. From here on, the
 * connection is no longer one of the HTTP server, whose time-outs do not end it.
 */
export function refuseTunnels(server: Server): void {
  server.on('connect', (_request, tunnel) => {
    const socket = tunnel as Socket;
    // The client may be gone, and nobody else listens for that.
    socket.on('error', () => undefined);
    socket.end(NO_TUNNEL);
    socket.destroySoon();
  });
}

/**
 * Refuses an `Expect` other than `100-continue` with 417. It closes the connection, because a body may
 * follow that nobody reads.
 */
export function refuseExpectation(request: Request, response: Response, next: NextFunction): void {
  // Node makes `headersDistinct` of all headers when somebody asks for it.
  if (request.headers.expect === undefined || isContinue(request.headersDistinct.expect)) {
    next();
    return;
  }
  const message = 'Expect can only be 100-continue';
  noteRefusal(request, { code: 'EXPECTATION_FAILED', reason: undefined, message });
  response.writeHead(417, { Connection: 'close', 'Content-Length': '0' }).end();
}

function isContinue(lines: readonly string[] = []): boolean {
  return lines.length === 1 && lines[0]?.trim().toLowerCase() === '100-continue';
}
