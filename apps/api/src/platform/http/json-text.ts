import type { Response } from 'express';

/** Sends a response that is JSON already. */
export function sendJsonText(response: Response, text: string): void {
  response.set('Content-Type', 'application/json; charset=utf-8').send(text);
}
