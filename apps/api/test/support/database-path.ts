import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { addressOf, throughPort, type DelayedDatabase } from './delayed-database.js';

/** A way to a database that can lose all bytes, as a network does whose ends notice nothing, or be slow. */
export interface DatabasePath extends DelayedDatabase {
  /** While it is true, whatever arrives from either side is lost. */
  isLosing: boolean;
  /** The number of connections that were refused. */
  readonly refused: number;
  /** Closes all connections, and refuses others until {@link mend}. */
  cut(): void;
  /** Cuts it as soon as a connection has ended that is made from now on. */
  cutAfterNext(): void;
  mend(): void;
  /** The milliseconds that each message of the service takes more. */
  delayMs: number;
}

/**
 * Opens such a way. Like pgBouncer, it refuses a startup with parameters that it does not know.
 * @param losesAfter the number of bytes of the service after which it begins to lose them
 */
export async function openDatabasePath(url: string, losesAfter = Infinity): Promise<DatabasePath> {
  const path = { isLosing: false, delayMs: 0, refused: 0 };
  let sent = 0;
  let isCut = false;
  let willBeCut = false;
  const sockets = new Set<Socket>();
  const ignore = (client: Socket): void => {
    sockets.add(client.on('close', () => sockets.delete(client)));
    client.on('error', () => client.destroy()).resume();
  };
  const refuse = (client: Socket): void => {
    path.refused += 1;
    client.on('error', () => undefined).destroy();
  };
  const breakAll = (): void => sockets.forEach((socket) => socket.destroy());
  const cut = (): void => {
    isCut = true;
    willBeCut = false;
    breakAll();
  };
  const server = createServer((client) => {
    if (isCut) return refuse(client);
    // A connection that is begun while bytes are lost never reaches the server.
    if (path.isLosing) return ignore(client);
    if (willBeCut) client.once('close', () => willBeCut && cut());
    const upstream = connect(addressOf(url));
    const passTo = (to: Socket) => (bytes: Buffer) => {
      if (!path.isLosing) to.write(bytes);
    };
    client.once('data', (first) => refuseUnknownParameters(client, first));
    const send = passTo(upstream);
    client.on('data', (bytes) => {
      sent += bytes.length;
      path.isLosing ||= sent > losesAfter;
      if (path.delayMs === 0) send(bytes);
      else setTimeout(send, path.delayMs, bytes);
    });
    upstream.on('data', passTo(client));
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.setNoDelay(true).on('error', () => socket.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        // The other side is not told while bytes are lost.
        if (path.isLosing) return;
        client.destroy();
        upstream.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const cutAfterNext = () => void (willBeCut = true);
  const mend = () => void (isCut = false);
  const close = async () => {
    breakAll();
    await new Promise((resolve) => server.close(resolve));
  };
  return Object.assign(path, { url: throughPort(url, port), cut, cutAfterNext, mend, close });
}

const KNOWN = ['user', 'database', 'application_name', 'client_encoding'];

// The message has its length, the version of the protocol, and names and values that end with a NUL.
function refuseUnknownParameters(client: Socket, startup: Buffer): void {
  const texts = startup.subarray(8).toString().split('\0');
  const names = texts.filter((name, at) => at % 2 === 0 && name !== '');
  const unknown = names.find((name) => !KNOWN.includes(name));
  if (unknown === undefined) return;
  const fields = ['SFATAL', 'C08P01', `Munsupported startup parameter: ${unknown}`, ''];
  const body = Buffer.from(`${fields.join('\0')}\0`);
  const head = Buffer.alloc(5, 'E');
  head.writeInt32BE(body.length + 4, 1);
  client.end(Buffer.concat([head, body]));
}
