import { Agent, request as send, type OutgoingHttpHeaders } from 'node:http';

/** A response as it came. */
export interface RawResult {
  status: number;
  headers: Record<string, string | undefined>;
  text: string;
}

/** The status for a head that is too long: the server responds with it or hangs up. */
export const TOO_LONG = 431;

/** Sends many requests over connections that stay open, each with its target as it is. */
export class RawCalls {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 25 });

  constructor(private readonly url: string) {}

  /** Fails if no response comes within ten seconds. */
  call(
    method: string,
    target: string,
    headers: OutgoingHttpHeaders = {},
    body = '',
  ): Promise<RawResult> {
    const { hostname, port } = new URL(this.url);
    const options = { method, host: hostname, port, path: target, headers, agent: this.agent };
    // Node takes 16 KiB of a request's line and headers.
    const isLong = target.length + JSON.stringify(headers).length > 15_000;
    return new Promise((resolve, reject) => {
      const outgoing = send({ ...options, timeout: 10_000 }, (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8');
          const received = incoming.headers as Record<string, string | undefined>;
          const status = incoming.statusCode ?? 0;
          if (status === TOO_LONG && (!isLong || text !== '' || received['location'])) {
            reject(new Error(`${method} ${target} is not too long`));
          } else resolve({ status, headers: received, text });
        });
      });
      outgoing.on('timeout', () =>
        outgoing.destroy(new Error(`no response to ${method} ${target}`)),
      );
      outgoing.on('error', (error: NodeJS.ErrnoException) => {
        const hungUp = ['ECONNRESET', 'EPIPE'].includes(error.code ?? '');
        if (hungUp && isLong) resolve({ status: TOO_LONG, headers: {}, text: '' });
        else reject(error);
      });
      outgoing.end(Buffer.from(body, 'latin1'));
    });
  }

  close(): void {
    this.agent.destroy();
  }
}
