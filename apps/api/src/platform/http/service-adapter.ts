import { StreamableFile } from '@nestjs/common';
import { ExpressAdapter } from '@nestjs/platform-express';
import type { Response } from 'express';
import { COMPRESSED_FROM, compressResponse } from './compressed-response.js';

const JSON_TYPE = 'application/json; charset=utf-8';

/** Express, with a shorter way to send what nearly all responses are: an object as JSON, with status 200. */
export class ServiceAdapter extends ExpressAdapter {
  override reply(response: Response, body: unknown, statusCode?: number): unknown {
    if (statusCode !== undefined) response.statusCode = statusCode;
    if (response.statusCode !== 200 || !isPlain(body) || !isOrdinary(response)) {
      compressResponse(response);
      return super.reply(response, body);
    }
    return sendJsonText(response, JSON.stringify(body));
  }
}

/** Sends a JSON text as `response.json` would, but leaves out what has no effect here. */
function sendJsonText(response: Response, text: string): Response {
  const length = Buffer.byteLength(text);
  response.setHeader('Content-Type', JSON_TYPE);
  response.setHeader('Content-Length', length);
  if (length >= COMPRESSED_FROM) compressResponse(response);
  return response.req.method === 'HEAD' ? response.end() : response.end(text, 'utf8');
}

function isPlain(body: unknown): body is object {
  if (typeof body !== 'object' || body === null) return false;
  return !(body instanceof StreamableFile || body instanceof Error);
}

/** False if Express has more to do: the request has a condition, or the handler has set a media type. */
function isOrdinary(response: Response): boolean {
  const { headers } = response.req;
  const isConditional = headers['if-none-match'] ?? headers['if-modified-since'];
  return isConditional === undefined && !response.hasHeader('Content-Type');
}
