import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { LoopTurns } from '../time/loop-turn.js';
import { onceClosed } from './response-close.js';

/** The number of requests that may wait on a connection. Clients that pipeline send some ten at once. */
const MAX_WAITING = 100;

/** The reason for which a connection with more of them is closed. */
export const TOO_MANY_WAITING = 'ERR_HTTP_TOO_MANY_PIPELINED';

/** Of all connections: those that wait do not hold up those that come alone, however many clients pipeline. */
const turns = new LoopTurns();

const lines = new WeakMap<Socket, (() => void)[]>();

/**
 * Works on the requests of a connection one after the other (RFC 9112, section 9.3.2). Node hands over all that have
 * come, however many, and gives the connection to their responses one by one. A response that still waits for it when
 * the connection ends is never closed, so nothing that is kept for it would be given back: slots, files, listeners.
 */
export function oneAfterTheOther(
  { socket }: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): void {
  // It was read together with one that was too many.
  if (socket.destroyed) return;
  const begin = (): void => {
    onceClosed(response, () => {
      if (lines.get(socket)?.length === 0) lines.delete(socket);
      else void turns.take().then(() => beginNext(socket));
    });
    next();
  };
  const line = lines.get(socket);
  if (line === undefined) {
    lines.set(socket, []);
    begin();
  } else if (line.push(begin) > MAX_WAITING) {
    // As Node does with faults that it finds.
    socket.emit('error', Object.assign(new Error('Too many requests'), { code: TOO_MANY_WAITING }));
  }
}

/** Returns whether a request of the connection is worked on, or its response is on the way. */
export function isWorkedOn(socket: Socket): boolean {
  return lines.has(socket);
}

function beginNext(socket: Socket): void {
  // After a response with `Connection: close`, nothing that came on the connection is worked on.
  const begin = socket.writable ? lines.get(socket)?.shift() : undefined;
  if (begin === undefined) lines.delete(socket);
  else begin();
}
