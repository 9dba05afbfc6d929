import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { LoopTurns } from '../time/loop-turn.js';
import { hasWaitingRequests, onceNoneWaits } from './connection-line.js';
import { isLingering } from './lingering-close.js';

/** The bytes that are read at once: those of a usual request, or of some fifty of the smallest. */
const PIECE_BYTES = 1024;
/** The bytes of later pieces, as long as little comes of them, as in a body. */
const MAX_PIECE_BYTES = 4 * PIECE_BYTES;
/** Pieces that take fewer milliseconds are cheap, and grow. */
const CHEAP_MS = 0.1;
/** The number of pieces that are not cheap until others are read: the head of a request, and what came with it. */
const MAX_COSTLY = 2;

/** The line of connections of which more has come than is read at once. */
const turns = new LoopTurns();

const held = new WeakSet<Socket>();

/** Returns whether something has come on the connection that is not read yet because others are worked on. */
export function isHeld(socket: Socket): boolean {
  return held.has(socket);
}

/**
 * Reads what comes on connections in pieces. Node would read all that has come, which may be thousands of requests from each
 * of many clients, in one turn of the event loop. Here, a connection is not read while requests of it wait (RFC 9112, section
 * 9.3.2), and of all connections with more than a piece, one is read in a turn.
 */
export function readInPieces(server: Server): void {
  server.on('connection', (socket: Socket) => {
    // Node's own reader, which is the only one so far.
    const [read] = socket.listeners('data') as ((bytes: Buffer) => void)[];
    if (read === undefined) return;
    socket.removeListener('data', read);
    const input = new Input(socket, read);
    socket.on('data', (bytes: Buffer) => input.receive(bytes));
  });
}

/** The bytes that come on a connection. Node has read all but those that the stream of the connection still has. */
class Input {
  private length = PIECE_BYTES;

  constructor(
    private readonly socket: Socket,
    private readonly read: (bytes: Buffer) => void,
  ) {}

  receive(bytes: Buffer): void {
    held.delete(this.socket);
    let costly = 0;
    for (let at = 0; at < bytes.length && !hasEnded(this.socket);) {
      const rest = at === 0 ? bytes : bytes.subarray(at);
      if (at > 0 && this.socket.isPaused()) {
        // Node goes on by itself when somebody takes what it has read.
        this.socket.unshift(rest);
        return;
      }
      if (hasWaitingRequests(this.socket)) {
        this.keep(rest);
        onceNoneWaits(this.socket, this.goOnLater);
        return;
      }
      if (costly === MAX_COSTLY) {
        this.keep(rest);
        this.goOnLater();
        return;
      }
      at += this.length;
      if (!this.readPiece(rest)) costly += 1;
    }
  }

  /** Returns whether it was cheap. */
  private readPiece(bytes: Buffer): boolean {
    const began = performance.now();
    this.read(bytes.length <= this.length ? bytes : bytes.subarray(0, this.length));
    const isCheap = performance.now() - began < CHEAP_MS;
    this.length = isCheap ? Math.min(2 * this.length, MAX_PIECE_BYTES) : PIECE_BYTES;
    return isCheap;
  }

  private keep(rest: Buffer): void {
    held.add(this.socket);
    this.socket.pause();
    this.socket.unshift(rest);
  }

  private readonly goOnLater = (): void => {
    void turns.take().then(() => {
      // Otherwise, Node has gone on meanwhile, and may have its own reason to pause.
      if (isHeld(this.socket)) this.socket.resume();
    });
  };
}

function hasEnded(socket: Socket): boolean {
  return socket.destroyed || isLingering(socket);
}
