import { createServer, type Server } from 'node:https';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Outside } from './test-app.js';
import { SELF_SIGNED } from './self-signed-certificate.js';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Servers and names of others, made up: every name that has an address leads to one https server of the test. */
export class OutsideWorld implements Outside {
  /** The addresses of names. Others do not exist. */
  readonly hosts = new Map<string, string[]>();
  readonly records = new Map<string, string[]>();
  /** The names for whose addresses was asked. */
  readonly asked: string[] = [];
  readonly requests: IncomingMessage[] = [];
  handler: Handler = (_, response) => void response.writeHead(404).end();

  readonly names = {
    addresses: async (host: string) => {
      this.asked.push(host);
      return this.hosts.get(host) ?? [];
    },
    texts: async (name: string) => this.records.get(name) ?? [],
  };
  readonly network;

  private constructor(private readonly server: Server) {
    server.on('request', (request, response) => {
      this.requests.push(request);
      this.handler(request, response);
    });
    this.network = {
      timeoutMs: 5_000,
      connection: {
        port: (server.address() as AddressInfo).port,
        ca: SELF_SIGNED.cert as string | undefined,
        checkServerIdentity: () => undefined,
      },
      isPublic: (address: string) => address === '127.0.0.1',
    };
  }

  static async open(): Promise<OutsideWorld> {
    const server = createServer(SELF_SIGNED);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new OutsideWorld(server);
  }

  close(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}
