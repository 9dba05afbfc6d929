import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to a database on which every message takes some milliseconds more. */
export interface DelayedDatabase {
  url: string;
  close(): Promise<void>;
}

/**
 * Puts a proxy before PostgreSQL that holds each of the client's messages back for `delayMs`: on a
 * store that responds at once, requests hardly overlap and a race test proves nothing.
 */
export async function delayDatabase(url: string, delayMs: number): Promise<DelayedDatabase> {
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(addressOf(url));
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.setNoDelay(true).on('error', () => socket.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    client.on('data', (chunk) => setTimeout(() => upstream.write(chunk), delayMs));
    upstream.pipe(client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: throughPort(url, port), close };
}

/** Where the server of a URL listens. */
export function addressOf(url: string): { path: string } | { host: string; port: number } {
  const { hostname, port, searchParams } = new URL(url);
  // A directory of a Unix socket stands percent-encoded in the place of the host.
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  const number = Number(searchParams.get('port') ?? (port || 5432));
  return host.startsWith('/') ? { path: `${host}/.s.PGSQL.${number}` } : { host, port: number };
}

/** The same URL by way of a port of this machine. */
export function throughPort(url: string, port: number): string {
  const { username, password, pathname } = new URL(url);
  const user = [username, password].filter((part) => part !== '').join(':');
  return `postgresql://${user}@127.0.0.1:${port}${pathname}`;
}
