import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { invalidArgument, overloaded, type ApiError } from './api-error.js';
import { SenderLoads, type Load } from './sender-loads.js';
import { senderNetwork } from './sender-network.js';

/** The memory that each piece of a body takes beside its bytes. A sender can make each byte a piece. */
const PIECE_BYTES = 256;

/** The memory that the pieces of a body may take beside its bytes, as a multiple of the bytes that it may have. */
const MAX_SHARE = 4;

/** The bytes of memory that all bodies together may take. */
const MAX_BYTES = 64 * 1024 * 1024;

/** A body that arrives. */
class Arrival {
  readonly load: Load;
  isRefused = false;
  readonly refused: Promise<never>;
  private reject!: (error: ApiError) => void;

  constructor(loads: SenderLoads, request: Request) {
    this.refused = new Promise((_, reject) => (this.reject = reject));
    const tooMany = () => this.refuse(overloaded('Too many bodies arrive at once', 1));
    this.load = loads.begin(senderNetwork(request), tooMany);
  }

  refuse(error: ApiError): void {
    this.isRefused = true;
    this.reject(error);
  }
}

/**
 * The bodies that arrive, which are in memory meanwhile. Anyone can send one, as slowly as they like and on any number
 * of connections, before it is known who they are.
 */
@Injectable()
export class BodyArrivals {
  /** The milliseconds that a body may take. A mobile connection with little reception sends 1 MiB in half of them. */
  maxMs = 60_000;
  /** They have a bound of bytes that all of them together may take. */
  readonly loads = new SenderLoads(MAX_BYTES);

  /**
   * Calls `read`, which reads a body of at most `limit` bytes, and should stop once the body is refused. If the body takes too much time or memory, its connection
   * is closed after the response.
   * @throws ApiError 400, or 503 if all bodies together take too much, and this one is the oldest of the network that sends most
   */
  async watch<T>(
    request: Request,
    response: Response,
    limit: number,
    read: (isRefused: () => boolean) => Promise<T>,
  ): Promise<T> {
    const arrival = new Arrival(this.loads, request);
    const body = read(() => arrival.isRefused);
    // What an encoded body unpacks to is not seen here.
    if (request.headers['content-encoding'] !== undefined) this.loads.add(arrival.load, limit);
    let [length, pieces] = [0, 0];
    const onData = (piece: Buffer): void => {
      const isKept = length < limit;
      length += piece.length;
      // What is over the limit is thrown away.
      if (!isKept) return;
      this.loads.add(arrival.load, PIECE_BYTES + piece.length);
      pieces += 1;
      if (pieces * PIECE_BYTES > MAX_SHARE * limit)
        arrival.refuse(malformed('comes in too many pieces'));
    };
    request.on('data', onData);
    const late = setTimeout(() => arrival.refuse(malformed('did not arrive in time')), this.maxMs);
    try {
      return await Promise.race([body, arrival.refused]);
    } finally {
      clearTimeout(late);
      request.off('data', onData);
      this.loads.end(arrival.load);
      // What of it is in memory goes with the connection.
      if (arrival.isRefused) response.setHeader('Connection', 'close');
    }
  }
}

function malformed(description: string): ApiError {
  return invalidArgument({ reason: 'MALFORMED_BODY', description: `The body ${description}` });
}
