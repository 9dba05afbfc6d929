import type { ServerResponse } from 'node:http';
import { envelope, overloaded } from './api-error.js';

/** The time in milliseconds for which something may wait until it begins. */
const MAX_WAIT_MS = 1_000;
/** The time in milliseconds for which those before it may have waited. If it is more, it would hardly get its turn in time. */
const MAX_WAIT_BEFORE_MS = 500;

/** So many that they keep the process busy for about half a second. If fewer wait, it is not long, unless the process stood still. */
const MANY = 256;

/** The refusal of what cannot begin in time. */
export const OVERLOAD = overloaded(
  'The service has too much to do at the moment; try again in a second',
  1,
);
const BODY = JSON.stringify(envelope(OVERLOAD));
const HEADERS = {
  ...OVERLOAD.headers,
  'Content-Type': 'application/json; charset=utf-8',
  'Content-Length': String(Buffer.byteLength(BODY)),
};

/** Returns whether a newcomer is refused at once: so many wait, the first of them for so many milliseconds. */
export function isOverload(waitingCount: number, longestMs: number): boolean {
  return waitingCount >= MANY && longestMs > MAX_WAIT_BEFORE_MS;
}

/** Returns whether something gets its turn too late, after so many milliseconds, while so many wait. */
export function isTooLate(waitingCount: number, waitedMs: number): boolean {
  return waitingCount >= MANY && waitedMs > MAX_WAIT_MS;
}

/** Sends the refusal as an error of the API. */
export function sendOverload(response: ServerResponse, headers: Record<string, string> = {}): void {
  response.writeHead(OVERLOAD.status, { ...HEADERS, ...headers }).end(BODY);
}
