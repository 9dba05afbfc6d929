import { SetMetadata } from '@nestjs/common';
import { MAX_BATCH_JSON } from '@wordgrove/contracts';
import bodyParser from 'body-parser';
import type { Request, Response } from 'express';
import { ownLoopTurn } from '../time/loop-turn.js';
import { ApiError, invalidArgument } from './api-error.js';
import { structureFault } from './json-structure.js';
import { parseQuery } from './query-parser.js';
import { hasWholeBody, takeWholeBody } from './whole-body.js';

/** The body that a route accepts: its media type and its size in bytes. */
export interface BodyRule {
  type: 'json' | 'form';
  limit: number;
  /** The maximum number of members of all objects in a JSON body together. */
  maxMembers: number;
}

/** A body with one of these media types, which the route reads itself as it arrives. */
export interface StreamRule {
  type: 'stream';
  mediaTypes: readonly string[];
  limit: number;
}

/** Of an object or a form: far more than any endpoint knows. */
const MAX_MEMBERS = 1_000;
export const DEFAULT_BODY: BodyRule = {
  type: 'json',
  limit: 256 * 1024,
  maxMembers: MAX_MEMBERS,
};
/** The maximum number of bytes in the body of a batch. */
export const MAX_BATCH_BYTES = 1024 * 1024;
export const BATCH_BODY = { limit: MAX_BATCH_BYTES, maxMembers: MAX_BATCH_JSON.members };
const MEDIA_TYPES = { json: 'application/json', form: 'application/x-www-form-urlencoded' };
const STRUCTURE = {
  depth: 32,
  names: MAX_MEMBERS,
  /** Eight times as many as the largest batch has. */
  containers: 100_000,
  texts: MAX_BATCH_JSON.texts,
};

/** Reading and checking a body with so many bytes takes some milliseconds at most. */
export const SMALL_BYTES = 32 * 1024;

export const BODY_RULE = Symbol('BodyRule');

/** Declares that the response of a route does not depend on its body and query. */
export function IgnoresInput(): MethodDecorator & ClassDecorator {
  return SetMetadata(BODY_RULE, null);
}

/** Declares that a route accepts a body other than JSON of up to 256 KiB. */
export function TakesBody(rule: Partial<BodyRule>): MethodDecorator & ClassDecorator {
  return SetMetadata(BODY_RULE, { ...DEFAULT_BODY, ...rule });
}

/** Declares that a route reads its body with {@link readStream}. */
export function TakesStream(rule: Omit<StreamRule, 'type'>): MethodDecorator {
  return SetMetadata(BODY_RULE, { ...rule, type: 'stream' });
}

/**
 * Reads and parses a request's body: undefined if there is none, else a JSON value or the
 * parameters of a form.
 * @param isRefused returns true once nobody waits for the body any more
 * @throws ApiError 400, 413 or 415
 */
export async function readBody(
  request: Request,
  response: Response,
  rule: BodyRule | StreamRule,
  isRefused: () => boolean = () => false,
): Promise<unknown> {
  if (!hasBody(request)) return undefined;
  const accepted = rule.type === 'stream' ? rule.mediaTypes : [MEDIA_TYPES[rule.type]];
  if (!accepted.includes(mediaType(request))) {
    throw new ApiError('UNSUPPORTED_MEDIA_TYPE', `Send the body as ${accepted.join(' or ')}`);
  }
  if (rule.type === 'stream') return checkStream(request, rule);
  const bytes = hasWholeBody(request, rule.limit)
    ? takeWholeBody(request)
    : await readBytes(request, response, rule.limit);
  if (rule.type === 'form') return parseForm(decodeUtf8(bytes));
  return readJson(bytes, rule, isRefused);
}

/** Each step has a turn of its own if the body is large, and so has the check that comes after it. */
async function readJson(
  bytes: Buffer,
  { maxMembers }: BodyRule,
  isRefused: () => boolean,
): Promise<unknown> {
  const ownTurn = async (): Promise<void> => {
    await ownLoopTurn();
    if (isRefused()) throw malformedBody('is refused');
  };
  const turn = bytes.length > SMALL_BYTES ? ownTurn : () => undefined;
  await turn();
  const text = decodeUtf8(bytes);
  const fault = structureFault(bytes, { ...STRUCTURE, members: maxMembers });
  if (fault !== undefined) throw malformedBody(fault);
  await turn();
  const value = parseJson(text);
  await turn();
  return value;
}

/**
 * Returns the body as it arrives. If the caller stops reading, the rest is thrown away, so that the
 * sender can read the response.
 * @throws ApiError 413 as soon as it is too large, 400 if it is incomplete
 */
export async function* readStream(request: Request, limit: number): AsyncGenerator<Buffer> {
  let length = 0;
  try {
    for await (const bytes of request.iterator({ destroyOnReturn: false })) {
      length += (bytes as Buffer).length;
      if (length > limit) throw tooLarge();
      yield bytes as Buffer;
    }
  } catch (error) {
    throw request.errored === error ? malformedBody('is incomplete') : error;
  } finally {
    request.resume();
  }
}

function checkStream(request: Request, { limit }: StreamRule): undefined {
  if (request.headers['content-encoding'] !== undefined) throw encodingUnsupported();
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge();
}

export function hasBody(request: Request): boolean {
  const length = request.headers['content-length'];
  return request.headers['transfer-encoding'] !== undefined || (length ?? '0') !== '0';
}

/**
 * Returns the media type of the body, in lower case and without parameters, or an empty string if
 * there is none.
 */
export function mediaType(request: Request): string {
  return (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}

/** The library's readers by their limits, of which there are few. */
const READERS = new Map<number, ReturnType<typeof bodyParser.raw>>();

function readerOf(limit: number): ReturnType<typeof bodyParser.raw> {
  const known = READERS.get(limit);
  if (known !== undefined) return known;
  const reader = bodyParser.raw({ type: () => true, limit });
  READERS.set(limit, reader);
  return reader;
}

function readBytes(request: Request, response: Response, limit: number): Promise<Buffer> {
  const read = readerOf(limit);
  return new Promise((resolve, reject) => {
    read(request, response, (error?: unknown) => {
      if (error !== undefined) reject(bodyError(error));
      else if (Buffer.isBuffer(request.body)) resolve(request.body);
      // The library reads nothing if the connection was lost before.
      else reject(malformedBody('could not be read'));
    });
  });
}

function bodyError(error: unknown): ApiError {
  const type = (error as { type?: string }).type;
  if (type === 'entity.too.large') return tooLarge();
  if (type === 'encoding.unsupported') return encodingUnsupported();
  return malformedBody('could not be read');
}

const UTF8 = new TextDecoder('utf-8', { fatal: true });

function decodeUtf8(bytes: Buffer): string {
  try {
    return UTF8.decode(bytes);
  } catch {
    throw malformedBody('is not valid UTF-8');
  }
}

// Parameters are counted before they are decoded: each one that cannot be is an exception.
function parseForm(text: string): unknown {
  if (text.split('&', MAX_MEMBERS + 1).length > MAX_MEMBERS)
    throw malformedBody(`has more than ${MAX_MEMBERS} parameters`);
  return parseQuery(text);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw malformedBody('is not valid JSON');
  }
}

function malformedBody(description: string): ApiError {
  return invalidArgument({ reason: 'MALFORMED_BODY', description: `The body ${description}` });
}

function tooLarge(): ApiError {
  return new ApiError('PAYLOAD_TOO_LARGE', 'The body is larger than this endpoint allows');
}

function encodingUnsupported(): ApiError {
  return new ApiError('UNSUPPORTED_MEDIA_TYPE', 'The content encoding is not supported');
}
