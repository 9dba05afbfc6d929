import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { invalidArgument, overloaded, type ApiError } from './api-error.js';

/** The memory that each piece of a body takes beside its bytes. A sender can make each byte a piece. */
const PIECE_BYTES = 256;

/** The memory that the pieces of a body may take beside its bytes, as a multiple of the bytes that it may have. */
const MAX_SHARE = 4;

/** A body that arrives. */
class Arrival {
  bytes = 0;
  isRefused = false;
  readonly refused: Promise<never>;
  private reject!: (error: ApiError) => void;

  constructor() {
    this.refused = new Promise((_, reject) => (this.reject = reject));
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
  /** The bytes of memory that all bodies together may take. */
  maxBytes = 64 * 1024 * 1024;

  private readonly arriving = new Set<Arrival>();
  private bytes = 0;

  /**
   * Calls `read`, which reads a body of at most `limit` bytes. If the body takes too much time or memory, its connection
   * is closed after the response.
   * @throws ApiError 400, or 503 if all bodies together take too much and this one has been arriving for longest
   */
  async watch<T>(
    request: Request,
    response: Response,
    limit: number,
    read: () => Promise<T>,
  ): Promise<T> {
    const arrival = new Arrival();
    this.arriving.add(arrival);
    const body = read();
    // What an encoded body unpacks to is not seen here.
    if (request.headers['content-encoding'] !== undefined) this.take(arrival, limit);
    let [length, pieces] = [0, 0];
    const onData = (piece: Buffer): void => {
      // What is over the limit is thrown away.
      this.take(arrival, PIECE_BYTES + (length < limit ? piece.length : 0));
      length += piece.length;
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
      this.remove(arrival);
      // What of it is in memory goes with the connection.
      if (arrival.isRefused) response.setHeader('Connection', 'close');
    }
  }

  private take(arrival: Arrival, bytes: number): void {
    if (!this.arriving.has(arrival)) return;
    arrival.bytes += bytes;
    this.bytes += bytes;
    const [oldest] = this.arriving;
    if (this.bytes <= this.maxBytes || oldest === undefined) return;
    this.remove(oldest);
    oldest.refuse(overloaded('Too many bodies arrive at once', 1));
  }

  private remove(arrival: Arrival): void {
    if (this.arriving.delete(arrival)) this.bytes -= arrival.bytes;
  }
}

function malformed(description: string): ApiError {
  return invalidArgument({ reason: 'MALFORMED_BODY', description: `The body ${description}` });
}
