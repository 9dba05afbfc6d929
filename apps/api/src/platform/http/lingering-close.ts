import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** The bounds of what a client may still send on a connection that is being closed. All of it is thrown away. */
export interface LingerBounds {
  /** The largest number of bytes, which is more than any body may have but a file to import. */
  bytes: number;
  /** The time in milliseconds for which nothing may come. */
  silentMs: number;
  /** The time in milliseconds that the rest may take. */
  totalMs: number;
}

const BOUNDS: LingerBounds = { bytes: 64 * 1024 * 1024, silentMs: 2_000, totalMs: 30_000 };

const lingering = new WeakSet<Socket>();

/**
 * Closes connections so that their last response arrives. The system resets a connection that is closed before everything
 * was read from it, and a client that is reset while it sends, such as a large body that we refuse, may lose the
 * response. So our side is closed first, which says that nothing more comes. What the client still sends is read and thrown away,
 * within bounds, until it closes its side, too.
 *
 * Node closes a connection after its last response by `destroySoon`. So does everything here that refuses.
 */
export function closeLingering(server: Server, bounds: LingerBounds = BOUNDS): void {
  server.on('connection', (socket: Socket) => {
    socket.destroySoon = () => linger(socket, bounds);
  });
}

/** Returns whether a connection is being closed, so that nothing more that comes on it counts. */
export function isLingering(socket: Socket): boolean {
  return lingering.has(socket);
}

function linger(socket: Socket, { bytes, silentMs, totalMs }: LingerBounds): void {
  if (lingering.has(socket) || socket.destroyed) return;
  lingering.add(socket);
  const late = setTimeout(() => socket.destroy(), totalMs);
  const silence = setTimeout(() => socket.destroy(), silentMs);
  socket.once('close', () => {
    clearTimeout(late);
    clearTimeout(silence);
  });
  let left = bytes;
  // The parser of Node has listened, and would go on with the body, further requests and faults.
  socket.removeAllListeners('data').on('data', (piece: Buffer) => {
    silence.refresh();
    left -= piece.length;
    if (left < 0) socket.destroy();
  });
  // The parser has read from the connection by itself, so to the stream, its own reading has never ended.
  socket.push('');
  socket.end();
  socket.resume();
}
