import { Agent, request, type RequestOptions } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import type { ResponseValidator } from './response-validator.js';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests reach deep into bodies whose shape the validator has just checked
type LooseJson = any;

/** A response with its body read. */
export interface Answer<T = Record<string, never>> {
  status: number;
  headers: Headers;
  /** The parsed JSON, or undefined if the body is not JSON. */
  body: T;
  text: string;
}

export interface CallOptions {
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as `application/x-www-form-urlencoded`. */
  form?: Record<string, string> | URLSearchParams;
  /** Sent as it is. */
  raw?: string | Uint8Array;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  /** An access token. */
  token?: string;
  /** A session cookie, as {@link sessionCookie} gives it; sends the site's own `Origin` too. */
  cookie?: string;
}

const agent = new Agent({ keepAlive: true });

/** Calls the service over HTTP and checks each response against its OpenAPI description, and its type. */
export class Client {
  constructor(
    readonly url: string,
    private readonly validator: ResponseValidator,
  ) {}

  get<T = LooseJson>(path: string, options?: CallOptions) {
    return this.call<T>('GET', path, options);
  }

  post<T = LooseJson>(path: string, options?: CallOptions) {
    return this.call<T>('POST', path, options);
  }

  patch<T = LooseJson>(path: string, options?: CallOptions) {
    return this.call<T>('PATCH', path, options);
  }

  delete<T = LooseJson>(path: string, options?: CallOptions) {
    return this.call<T>('DELETE', path, options);
  }

  async call<T = LooseJson>(
    method: string,
    path: string,
    options: CallOptions = {},
  ): Promise<Answer<T>> {
    const url = new URL(this.url + path);
    for (const [name, value] of Object.entries(options.query ?? {}))
      url.searchParams.append(name, value);
    const { status, headers, text } = await send(
      url,
      { method, headers: this.headers(options) },
      payload(options),
    );
    if (text !== '') demandType(headers.get('content-type') ?? '', `${method} ${url.pathname}`);
    const isJson = /^application\/json\b/.test(headers.get('content-type') ?? '');
    const body = (isJson && text !== '' ? JSON.parse(text) : undefined) as T;
    if (isJson && method !== 'HEAD') this.validator.check(method, url.pathname, status, body);
    return { status, headers, body, text };
  }

  private headers(options: CallOptions): Record<string, string> {
    return {
      ...contentType(options),
      ...(options.token !== undefined && { authorization: `Bearer ${options.token}` }),
      ...(options.cookie !== undefined && { cookie: options.cookie, origin: this.url }),
      ...options.headers,
    };
  }
}

/** Fails a test if a body has no type, or a text no encoding: browsers would guess. */
function demandType(type: string, call: string): void {
  const isText = /^(text\/|application\/json)/.test(type);
  if (isText ? /;\s*charset=utf-8\b/i.test(type) : /^[\w-]+\/[\w.+-]+$/.test(type)) return;
  throw new Error(`${call} responded with a body of the type "${type}"`);
}

/** The session cookie that a response sets, ready for {@link CallOptions.cookie}. */
export function sessionCookie(answer: { headers: Headers }): string {
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

function payload({ body, form, raw }: CallOptions): string | Uint8Array | undefined {
  if (body !== undefined) return JSON.stringify(body);
  return form === undefined ? raw : String(new URLSearchParams(form));
}

function contentType({ body, form, raw }: CallOptions): Record<string, string> {
  if (body !== undefined) return { 'content-type': 'application/json' };
  if (form !== undefined) return { 'content-type': 'application/x-www-form-urlencoded' };
  return typeof raw === 'string' ? { 'content-type': 'text/plain' } : {};
}

// As `fetch` would, whose web streams cost a request twice the time.
function send(
  url: URL,
  options: RequestOptions,
  payload: string | Uint8Array | undefined,
): Promise<{ status: number; headers: Headers; text: string }> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { agent, ...options }, (incoming) => {
      const { statusCode: status = 0, rawHeaders } = incoming;
      const headers = new Headers();
      for (let at = 0; at < rawHeaders.length; at += 2)
        headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '');
      textOf(incoming).then((text) => resolve({ status, headers, text }), reject);
    });
    outgoing.on('error', reject);
    // Of a DELETE with a body, Node would not tell the length.
    if (payload !== undefined && !outgoing.hasHeader('content-length'))
      outgoing.setHeader('content-length', Buffer.byteLength(payload));
    outgoing.end(payload);
  });
}
