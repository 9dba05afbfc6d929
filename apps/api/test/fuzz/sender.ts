import { Agent, request } from 'node:http';
import type { Caller, Operation } from './operations.js';
import type { FuzzRequest } from './requests.js';
import type { Ids } from './ids.js';
import { nameOf } from './samples.js';

/** The headers by which each caller proves who it is. The exporter has few words: to write all that the others collect takes long. */
export type Credentials = Readonly<Record<Caller | 'exporter', Readonly<Record<string, string>>>>;

/** Of the headers and the body. */
const MAX_REFUSAL_BYTES = 64 * 1024;
/** Of every response: a redirect, too, says in them what it has to say. Clients and proxies refuse longer ones. */
const MAX_HEADER_BYTES = 16 * 1024;
/** So that headers that are too long are measured, which Node's client would refuse. */
const MAX_READ_HEADER_BYTES = 1024 * 1024;
/** Longer responses are data, in which nothing new is. */
const MAX_KEPT_BYTES = 64 * 1024;
const PATIENCE_MS = 30_000;

interface Received {
  /** Zero if the response is not whole. */
  status: number;
  headerBytes: number;
  bytes: number;
  /** Empty if it is long. */
  text: string;
}

/** Sends requests and judges the responses. */
export class Sender {
  /** The number of responses by status. */
  readonly statuses = new Map<number, number>();
  /** The names of the operations that have been successful. */
  readonly succeeded = new Set<string>();
  #sinceAsked: Operation[] = [];
  readonly #agent = new Agent({ keepAlive: true });

  constructor(
    readonly url: string,
    private readonly credentials: Credentials,
    private readonly ids: Ids,
  ) {}

  /** Returns what is wrong with the response, or undefined. */
  async faultOf(sent: FuzzRequest): Promise<string | undefined> {
    const { operation } = sent;
    const { status, headerBytes, bytes, text } = await this.#send(sent);
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    if (status >= 200 && status < 400) this.#learn(sent, text);
    const isRefusal = status >= 400;
    const isTooLarge =
      headerBytes > MAX_HEADER_BYTES || (isRefusal && headerBytes + bytes > MAX_REFUSAL_BYTES);
    if (status !== 0 && status < 500 && !isTooLarge) return undefined;
    const body = `${sent.mediaType} ${sent.body?.length}: ${sent.body?.slice(0, 500)}`;
    const said = `${status}, ${headerBytes} bytes of headers, ${bytes} bytes: ${text.slice(0, 300)}`;
    return `${operation.method} ${sent.target.slice(0, 500)}\n${body}\n${said}`;
  }

  /** Returns the operations that have been successful since this was asked last. */
  takeSuccesses(): Operation[] {
    const operations = this.#sinceAsked;
    this.#sinceAsked = [];
    return operations;
  }

  close(): void {
    this.#agent.destroy();
  }

  #learn({ operation }: FuzzRequest, text: string): void {
    this.succeeded.add(nameOf(operation));
    this.#sinceAsked.push(operation);
    const { caller } = operation;
    if (!text.startsWith('{')) return;
    const body = JSON.parse(text) as object;
    this.ids.keepToken(nameOf(operation), body);
    // What an admin sees may belong to the application whose token the others need.
    if (caller !== 'admin') this.ids.keep(body);
  }

  #send(sent: FuzzRequest): Promise<Received> {
    const { operation, mediaType } = sent;
    const body = sent.body === undefined ? undefined : this.ids.resolve(sent.body);
    const headers = {
      // A client secret that comes from a page is refused.
      ...(!operation.path.startsWith('/oauth/') && { origin: this.url }),
      ...this.#credentialsOf(operation),
      ...(mediaType !== undefined && { 'content-type': mediaType }),
      ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
    };
    return new Promise((resolve) => {
      const options = {
        agent: this.#agent,
        method: operation.method,
        headers,
        maxHeaderSize: MAX_READ_HEADER_BYTES,
      };
      const url = this.url + this.ids.resolve(sent.target, nameOf(operation));
      const outgoing = request(url, options, (incoming) => {
        let [bytes, text] = [0, ''];
        const headerBytes = sizeOf(incoming.rawHeaders);
        incoming.on('data', (chunk: Buffer) => {
          bytes += chunk.length;
          if (bytes <= MAX_KEPT_BYTES) text += chunk.toString();
        });
        incoming.on('close', () => {
          const isWhole = incoming.complete;
          const isKept = bytes <= MAX_KEPT_BYTES;
          const status = isWhole ? (incoming.statusCode ?? 0) : 0;
          resolve({ status, headerBytes, bytes, text: isKept ? text : '' });
        });
      });
      outgoing.setTimeout(PATIENCE_MS, () => outgoing.destroy(new Error('no response')));
      outgoing.on('error', ({ message }) =>
        resolve({ status: 0, headerBytes: 0, bytes: 0, text: message }),
      );
      outgoing.end(body);
    });
  }

  /** Signing out ends a session, so nobody is signed in who does it. Nor does the user leave who owns what others need. */
  #credentialsOf(operation: Operation): Readonly<Record<string, string>> {
    const name = nameOf(operation);
    if (name === 'DELETE /api/console/session') return this.credentials.anyone;
    if (name === 'GET /api/v1/learning/export') return this.credentials.exporter;
    if (name === 'DELETE /api/console/account')
      return { cookie: this.ids.resolve('wordgrove_session=«leaver_session»') };
    return this.credentials[operation.caller];
  }
}

/** Returns the bytes of headers, each name and value with what stands around them. */
function sizeOf(rawHeaders: readonly string[]): number {
  return rawHeaders.reduce((sum, each) => sum + Buffer.byteLength(each, 'latin1') + 2, 0);
}
