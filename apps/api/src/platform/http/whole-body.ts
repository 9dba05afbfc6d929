import type { Request } from 'express';

/**
 * Returns whether the whole body is in memory already, as it is if it came together with the head: then there is nothing to wait
 * for and nothing to bound. It is false if the body is encoded or comes in chunks.
 */
export function hasWholeBody(request: Request, limit: number): boolean {
  const { headers, readable, readableLength } = request;
  if (!readable || readableLength > limit) return false;
  if ((headers['content-encoding'] ?? headers['transfer-encoding']) !== undefined) return false;
  return Number(headers['content-length']) === readableLength;
}

/** Returns the body of a request for which {@link hasWholeBody} is true. */
export function takeWholeBody(request: Request): Buffer {
  // Without a length, Node 26 returns only the first of the pieces in which it arrived.
  const body = request.read(request.readableLength) as Buffer;
  // Its end has not been read yet.
  request.resume();
  return body;
}
