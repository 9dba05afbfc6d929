import { StreamableFile } from '@nestjs/common';
import { ExpressAdapter } from '@nestjs/platform-express';
import type { Response } from 'express';
import { compressResponse } from './compressed-response.js';
import { sendJsonText } from './json-text.js';

/** Express, with a shorter way to send what nearly all responses are: an object as JSON, with status 200. */
export class ServiceAdapter extends ExpressAdapter {
  override reply(response: Response, body: unknown, statusCode?: number): unknown {
    if (statusCode !== undefined) response.statusCode = statusCode;
    if (response.statusCode !== 200 || !isPlain(body) || response.hasHeader('Content-Type')) {
      compressResponse(response);
      return super.reply(response, body);
    }
    sendJsonText(response, JSON.stringify(body));
    return response;
  }
}

function isPlain(body: unknown): body is object {
  if (typeof body !== 'object' || body === null) return false;
  return !(body instanceof StreamableFile || body instanceof Error);
}
