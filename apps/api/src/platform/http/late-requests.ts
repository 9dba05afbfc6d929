import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { isWorkedOn } from './connection-line.js';
import { onceClosed } from './response-close.js';

/** Node's name of what happens if headers or a body do not arrive in time. */
const LATE = 'ERR_HTTP_REQUEST_TIMEOUT';

/**
 * Closes connections on which something comes, but no request in that time. Node bounds the time of headers that have begun,
 * and the time for which nothing comes. Empty lines before a request are neither, nor is the rest of a body whose response
 * is out, so they would keep a connection for ever.
 */
export function closeWithoutRequest(server: Server, milliseconds: number): void {
  const deadlines = new WeakMap<Socket, NodeJS.Timeout>();
  server.on('connection', (socket: Socket) => {
    const close = (): void => {
      // As Node does with headers that are late. The response of a request that is worked on begins the time again.
      if (!isWorkedOn(socket))
        socket.emit('error', Object.assign(new Error('No request has come'), { code: LATE }));
    };
    const deadline = setTimeout(close, milliseconds).unref();
    deadlines.set(socket, deadline);
    socket.once('close', () => clearTimeout(deadline));
  });
  server.on('request', ({ socket }, response) =>
    onceClosed(response, () => {
      if (!socket.destroyed) deadlines.get(socket)?.refresh();
    }),
  );
}
