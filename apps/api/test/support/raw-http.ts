import { connect } from 'node:net';

/** A response as it came over the wire. */
export interface RawAnswer {
  status: number;
  headers: Headers;
  text: string;
}

/**
 * Sends a request that no HTTP client would send, such as `TRACE //x HTTP/1.1`, and reads the response.
 * `Host` and `Connection: close` are added.
 */
export async function sendRaw(
  url: string,
  requestLine: string,
  headers: Record<string, string> = {},
  body: string | Uint8Array = '',
): Promise<RawAnswer> {
  const { hostname, port, host } = new URL(url);
  const lines = Object.entries({ host, connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  const head = Buffer.from(`${[requestLine, ...lines].join('\r\n')}\r\n\r\n`, 'latin1');
  return parse(
    await exchange(Number(port), hostname, Buffer.concat([head, Buffer.from(body as string)])),
  );
}

/** Sends these bytes on one connection, and returns everything that the server sends until it closes it. */
export function sendBytes(url: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return exchange(Number(port), hostname, Buffer.from(bytes, 'latin1'));
}

function exchange(port: number, host: string, bytes: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    // Nothing is read before everything is sent, so that a reset would take the response with it.
    const socket = connect(port, host, () => socket.write(bytes, () => socket.resume())).pause();
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    socket.on('error', reject);
  });
}

function parse(text: string): RawAnswer {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = new Headers();
  for (const line of lines) {
    const colon = line.indexOf(':');
    headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(statusLine)?.[1] ?? Number.NaN);
  return { status, headers, text: rest.join('\r\n\r\n') };
}
