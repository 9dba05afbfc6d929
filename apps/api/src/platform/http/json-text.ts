import type { Response } from 'express';
import { compressResponse } from './compressed-response.js';

/** Sends a response that is JSON already. */
export function sendJsonText(response: Response, text: string): void {
  compressResponse(response);
  response.set('Content-Type', 'application/json; charset=utf-8').send(text);
}
