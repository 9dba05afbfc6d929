import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { addressOf, throughPort, type DelayedDatabase } from './delayed-database.js';

const AUTHENTICATION = 'R'.charCodeAt(0);
const READY = 'Z'.charCodeAt(0);
const IDLE = 'I'.charCodeAt(0);

/** A session of the server, and the client whose transaction it has. */
interface Session {
  socket: Socket;
  client: Socket | undefined;
}

/**
 * Gives each transaction a session of the server that is free, as pgBouncer does in transaction mode. The server must
 * ask for no password.
 */
export async function poolByTransaction(url: string): Promise<DelayedDatabase> {
  const sessions: Session[] = [];
  const open = new Set<Socket>();
  const server = createServer((client) => {
    open.add(client.on('error', () => client.destroy()));
    client.once('data', (startup) => {
      client.write(Buffer.concat([message(AUTHENTICATION, [0, 0, 0, 0]), message(READY, [IDLE])]));
      client.on('data', (bytes) => {
        if (bytes[0] !== 'X'.charCodeAt(0)) sessionFor(client, startup).socket.write(bytes);
      });
    });
  });
  const sessionFor = (client: Socket, startup: Buffer): Session => {
    const session =
      sessions.find((each) => each.client === client) ??
      sessions.find((each) => each.client === undefined) ??
      openSession(url, startup, (made) => sessions.push(made));
    session.client = client;
    return session;
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = async () => {
    for (const socket of [...open, ...sessions.map(({ socket }) => socket)]) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: throughPort(url, (server.address() as AddressInfo).port), close };
}

function openSession(url: string, startup: Buffer, keep: (session: Session) => void): Session {
  const socket = connect(addressOf(url));
  const session: Session = { socket, client: undefined };
  let isStarted = false;
  let unread = Buffer.alloc(0);
  socket.on('error', () => socket.destroy());
  socket.on('data', (bytes) => {
    unread = Buffer.concat([unread, bytes]);
    for (let next = cut(unread); next !== undefined; next = cut(unread)) {
      unread = unread.subarray(next.length);
      if (isStarted) session.client?.write(next);
      if (next[0] !== READY) continue;
      if (isStarted && next[5] === IDLE) session.client = undefined;
      isStarted = true;
    }
  });
  socket.write(startup);
  keep(session);
  return session;
}

/** Returns the first whole message, if there is one. */
function cut(bytes: Buffer): Buffer | undefined {
  if (bytes.length < 5) return undefined;
  const length = 1 + bytes.readInt32BE(1);
  return bytes.length < length ? undefined : bytes.subarray(0, length);
}

function message(type: number, body: readonly number[]): Buffer {
  return Buffer.from([type, 0, 0, 0, 4 + body.length, ...body]);
}
