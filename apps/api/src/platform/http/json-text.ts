import type { Request, Response } from 'express';
import { MIN_COMPRESSED_BYTES, compressResponse } from './compressed-response.js';

const JSON_TYPE = 'application/json; charset=utf-8';

/** Sends JSON as `response.json` would send its value, but leaves out what has no effect here. */
export function sendJsonText(response: Response, json: string | Buffer): void {
  const length = Buffer.byteLength(json);
  response.setHeader('Content-Type', JSON_TYPE);
  if (length >= MIN_COMPRESSED_BYTES) compressResponse(response);
  if (isConditional(response.req)) {
    response.send(json);
    return;
  }
  response.setHeader('Content-Length', length);
  if (response.req.method === 'HEAD') response.end();
  else response.end(json, 'utf8');
}

/** Returns whether Express has more to do: the response may be a 304. */
function isConditional({ headers }: Request): boolean {
  return (headers['if-none-match'] ?? headers['if-modified-since']) !== undefined;
}
