import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { LoopTurns } from '../time/loop-turn.js';
import { onceClosed } from './response-close.js';

/** Of all connections: those that wait do not hold up those that come alone, however many clients pipeline. */
const turns = new LoopTurns();

interface Line {
  waiting: (() => void)[];
  /** Called once when none waits any more. */
  whenNoneWaits: () => void;
}

const lines = new WeakMap<Socket, Line>();

const nothing = (): void => undefined;

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
      if (!hasWaitingRequests(socket)) lines.delete(socket);
      else void turns.take().then(() => beginNext(socket));
    });
    next();
  };
  const line = lines.get(socket);
  if (line === undefined) {
    lines.set(socket, { waiting: [], whenNoneWaits: nothing });
    begin();
  } else line.waiting.push(begin);
}

/** Returns whether a request of the connection is worked on, or its response is on the way. */
export function isWorkedOn(socket: Socket): boolean {
  return lines.has(socket);
}

/** Returns whether requests of the connection wait for the one that is worked on. */
export function hasWaitingRequests(socket: Socket): boolean {
  return (lines.get(socket)?.waiting.length ?? 0) > 0;
}

/** Calls `listener` when the last request of those that wait is worked on, or none of them ever will be. */
export function onceNoneWaits(socket: Socket, listener: () => void): void {
  const line = lines.get(socket);
  if (line !== undefined) line.whenNoneWaits = listener;
}

function beginNext(socket: Socket): void {
  const line = lines.get(socket);
  // After a response with `Connection: close`, nothing that came on the connection is worked on.
  const begin = socket.writable ? line?.waiting.shift() : undefined;
  if (begin === undefined) lines.delete(socket);
  else begin();
  if (line === undefined || (begin !== undefined && line.waiting.length > 0)) return;
  line.whenNoneWaits();
  line.whenNoneWaits = nothing;
}
