import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';
import { compressResponse } from './compressed-response.js';
import { ReaderPace, type Pace } from './reader-pace.js';

/**
 * The time in milliseconds that a client may take for the whole response, because a file can hold a
 * database connection.
 */
const MAX_RESPONSE_MS = 3_600_000;

/** Node's pipeline alone listens for the end of a response seven times. At ten it warns of a leak, unless the limit is raised. */
const MAX_LISTENERS = 20;

/** The name and the media type of a file. */
export interface FileType {
  name: string;
  mediaType: string;
}

/** The content of a response, in pieces. */
export type Pieces = AsyncIterable<string | Uint8Array>;

/**
 * Sends a file as fast as its reader takes it. `pieces` has ended when this resolves, even if the
 * reader has gone away or is slower than the pace, which is not an error. A failure before the first
 * piece can still get an error as its response.
 * @param pace returns the pace that is asked for at this moment
 */
export function sendFile(
  response: Response,
  { name, mediaType }: FileType,
  pieces: Pieces,
  pace: () => Pace,
): Promise<void> {
  const disposition = `attachment; filename="${name}"`;
  const headers = { 'Content-Type': mediaType, 'Content-Disposition': disposition };
  const reader = new ReaderPace(pace);
  const sent = sendPieces(response, headers, reader.measure(pieces), reader.signal);
  return sent.finally(() => reader.stop());
}

/** Does the same for a JSON response that may be too large to be in memory as a whole. */
export function sendJson(response: Response, pieces: Pieces): Promise<void> {
  return sendPieces(response, { 'Content-Type': 'application/json; charset=utf-8' }, pieces);
}

async function sendPieces(
  response: Response,
  headers: Record<string, string>,
  pieces: Pieces,
  tooSlow?: AbortSignal,
): Promise<void> {
  const iterator = pieces[Symbol.asyncIterator]();
  try {
    const body = Readable.from(await withFirst(iterator), { objectMode: false });
    // Its reader has gone away meanwhile.
    if (response.destroyed) return;
    response.set(headers);
    compressResponse(response);
    response.setMaxListeners(MAX_LISTENERS);
    const ends = [AbortSignal.timeout(MAX_RESPONSE_MS), ...(tooSlow ? [tooSlow] : [])];
    await pipeline(body, response, { signal: AbortSignal.any(ends) });
  } catch (error) {
    if (!isOfReader(error)) throw error;
  } finally {
    await iterator.return?.();
  }
}

async function withFirst<T>(iterator: AsyncIterator<T>): Promise<AsyncIterable<T>> {
  const first = await iterator.next();
  return (async function* () {
    if (first.done) return;
    yield first.value;
    yield* { [Symbol.asyncIterator]: () => iterator };
  })();
}

function isOfReader(error: unknown): boolean {
  const { name, code } = error as NodeJS.ErrnoException;
  return code === 'ERR_STREAM_PREMATURE_CLOSE' || name === 'AbortError';
}
