import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { NextFunction, Request, Response } from 'express';
import { isWorkedOn } from './connection-line.js';
import { SenderLoads } from './sender-loads.js';
import { senderNetwork } from './sender-network.js';

/** The time in milliseconds after which a connection is closed whose client takes nothing of what is sent. */
const STALL_MS = 60_000;

/** The bytes that responses may have in memory together because their readers have not taken them. */
const MAX_BYTES = 64 * 1024 * 1024;

/** The bytes that a response which is sent piece by piece may have in memory. */
const MAX_PIECES_BYTES = 64 * 1024;

/**
 * Bounds the responses that nobody reads. Anybody can ask for them, on any number of connections, and Node itself would keep
 * them for as long as the connections last.
 */
export class UnreadResponses {
  readonly loads = new SenderLoads(MAX_BYTES);

  constructor(server: Server, stallMs = STALL_MS) {
    // Node then leaves connections to us that are idle for as long as they may be.
    server.setTimeout(stallMs, (socket) => {
      if (socket.writableLength > 0 || !isWorkedOn(socket)) socket.destroy();
    });
  }

  /** Counts what of a response waits for its reader. */
  readonly watch = (request: Request, response: Response, next: NextFunction): void => {
    const { socket } = request;
    response.once('pipe', () => this.count(request, response, MAX_PIECES_BYTES));
    response.once('prefinish', () => {
      if (socket.writableLength > 0) this.count(request, response, socket.writableLength);
    });
    next();
  };

  private count(request: Request, response: Response, bytes: number): void {
    const { socket } = request;
    const load = this.loads.begin(senderNetwork(request), () => (socket as Socket).destroy());
    response.once('close', () => this.loads.end(load));
    this.loads.add(load, bytes);
  }
}
