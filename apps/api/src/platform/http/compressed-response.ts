import { constants } from 'node:zlib';
import compression from 'compression';
import type { Request, Response } from 'express';

/** The number of bytes from which a body is compressed. Smaller ones fit into the packet of their headers. */
export const MIN_COMPRESSED_BYTES = 1_024;

// About the time of the fastest settings, and some 250 KB for each response in the works. By default, Brotli takes megabytes.
const compress = compression({
  threshold: MIN_COMPRESSED_BYTES,
  level: 4,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 16 } },
  // A part of a file is sent as it is: its range counts the bytes of the file.
  filter: (request, response) =>
    !response.hasHeader('Content-Range') && compression.filter(request, response),
});

/**
 * Lets the body of a response be compressed if it is text of at least {@link MIN_COMPRESSED_BYTES} and the client asks for that. It
 * is called by what writes the response, before its head, since the library does nothing for small bodies that is worth
 * its time.
 */
export function compressResponse(response: Response): void {
  const { req: request } = response;
  if (request.headers['accept-encoding'] === undefined || mayHoldSecret(request)) return;
  compress(request, response, () => undefined);
}

/**
 * True for responses that can have a token, a code or a client secret beside text that somebody else has chosen. The length
 * of a compressed body would tell how alike the two are (BREACH). The console's secrets are in responses to writes alone.
 */
function mayHoldSecret({ method, path }: Request): boolean {
  if (/^\/oauth(\/|$)/i.test(path)) return true;
  return method !== 'GET' && /^\/api\/console(\/|$)/i.test(path);
}
