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

/** A form of the refusal: the paths that have it, its type and its text. */
interface Form {
  paths: RegExp;
  type: string;
  text: string;
}

const JSON_TYPE = 'application/json; charset=utf-8';

const FORMS: readonly Form[] = [
  { paths: /^\/api\//, type: JSON_TYPE, text: JSON.stringify(envelope(OVERLOAD)) },
  {
    paths: /^\/oauth\/(token|introspect|revoke)(\?|$)/,
    type: JSON_TYPE,
    text: JSON.stringify({
      error: 'temporarily_unavailable',
      error_description: OVERLOAD.message,
    }),
  },
];

/** The form for people, in a browser. */
const FOR_PEOPLE: Form = {
  paths: /^/,
  type: 'text/plain; charset=utf-8',
  text: `${OVERLOAD.message}.\n`,
};

/** Returns whether a newcomer is refused at once: so many wait, the first of them for so many milliseconds. */
export function isOverload(waitingCount: number, longestMs: number): boolean {
  return waitingCount >= MANY && longestMs > MAX_WAIT_BEFORE_MS;
}

/** Returns whether something gets its turn too late, after so many milliseconds, while so many wait. */
export function isTooLate(waitingCount: number, waitedMs: number): boolean {
  return waitingCount >= MANY && waitedMs > MAX_WAIT_MS;
}

/** Returns whether this is a request of a program, which tries again by itself. */
export function isOfProgram(url: string): boolean {
  return FORMS.some(({ paths }) => paths.test(url));
}

/** Sends the refusal of a request in the form of errors that its path has. */
export function sendOverload(
  url: string,
  response: ServerResponse,
  headers: Record<string, string> = {},
): void {
  const { type, text } = FORMS.find(({ paths }) => paths.test(url)) ?? FOR_PEOPLE;
  const ofContent = { 'Content-Type': type, 'Content-Length': String(Buffer.byteLength(text)) };
  response.writeHead(OVERLOAD.status, { ...OVERLOAD.headers, ...ofContent, ...headers }).end(text);
}
