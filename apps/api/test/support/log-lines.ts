import { randomUUID } from 'node:crypto';
import type { CallOptions } from './client.js';
import { startTestApp, type TestApp } from './test-app.js';

interface Line {
  request_id?: string;
  req?: { path: string };
  res?: { status: number };
  error?: { code: string; reason?: string; message?: string };
  client_id?: string;
  user_id?: string;
  address?: string;
}

/** A service behind a proxy, and the lines of its log. */
export class LogLines {
  readonly written: string[] = [];

  private constructor(
    /** The address of all callers, as the proxy tells it. */
    private readonly address: string,
  ) {}

  service!: TestApp;

  static async start(address: string): Promise<LogLines> {
    const lines = new LogLines(address);
    const log = { write: (line: string) => void lines.written.push(line) };
    const environment = { LOG_LEVEL: 'info', TRUST_PROXY: 'loopback' };
    lines.service = await startTestApp({ environment, log });
    return lines;
  }

  /** Returns the lines of requests. */
  ofRequests(): Line[] {
    return this.written.map((line) => JSON.parse(line) as Line).filter(({ res }) => res);
  }

  /** A line is written once its response is out, so a further request's line comes after it. */
  settled() {
    return this.service.client.get('/openapi.json');
  }

  /** Makes a call and returns its line, without what every line has. */
  async of(method: string, path: string, options: CallOptions = {}): Promise<object> {
    const id = randomUUID();
    const proxied = { 'x-request-id': id, 'x-forwarded-for': this.address };
    const headers = { ...options.headers, ...proxied };
    await this.service.client.call(method, path, { ...options, headers });
    await this.settled();
    const { res, error, client_id, user_id, address } =
      this.ofRequests().find(({ request_id }) => request_id === id) ?? {};
    return JSON.parse(JSON.stringify({ ...res, ...error, client_id, user_id, address })) as object;
  }
}
