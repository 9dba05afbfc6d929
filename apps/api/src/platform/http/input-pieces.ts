import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { hasWaitingRequests, onceNoneWaits } from './connection-line.js';
import { isLingering } from './lingering-close.js';

/** The bytes that are read at once: those of a usual request, or of some fifty of the smallest. */
const PIECE_BYTES = 1024;
/** The bytes of later pieces, as long as little comes of them, as in a body. */
const MAX_PIECE_BYTES = 4 * PIECE_BYTES;
/** Pieces that take fewer milliseconds grow. */
const CHEAP_MS = 0.1;
/** The time in milliseconds that a turn of the event loop has for what comes. The rest waits for the next turn. */
const MAX_TURN_MS = 5;

/** The time that a turn of the event loop has spent on what comes. */
class TurnBudget {
  private since: number | undefined;

  get isSpent(): boolean {
    const now = performance.now();
    if (this.since === undefined) {
      this.since = now;
      setImmediate(() => (this.since = undefined));
    }
    return now - this.since > MAX_TURN_MS;
  }
}

const budget = new TurnBudget();

const held = new WeakSet<Socket>();

/** Returns whether something has come on the connection that is not read yet because others are worked on. */
export function isHeld(socket: Socket): boolean {
  return held.has(socket);
}

/** Connections with something to read that wait for the next turn of the event loop, in order. */
const waiting: (() => void)[] = [];

function waitForTurn(begin: () => void): void {
  if (waiting.push(begin) === 1) setImmediate(letBegin);
}

/** Lets them begin until the time is over. Those that have come meanwhile had theirs before. */
function letBegin(until = performance.now() + MAX_TURN_MS): void {
  waiting.shift()?.();
  if (waiting.length === 0) return;
  if (performance.now() > until) setImmediate(letBegin);
  // The one that has just begun reads first.
  else process.nextTick(letBegin, until);
}

/**
 * Reads what comes on connections in pieces. Node would read all that has come, which may be thousands of requests from each
 * of many clients, in one turn of the event loop. Here, a connection is not read while requests of it wait (RFC 9112, section
 * 9.3.2), and all of them together have some milliseconds of each turn.
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

/** What comes on a connection. Node has read all but what the stream of the connection still has. */
class Input {
  private length = PIECE_BYTES;
  private isItsTurn = false;

  constructor(
    private readonly socket: Socket,
    private readonly read: (bytes: Buffer) => void,
  ) {}

  receive(bytes: Buffer): void {
    const { socket } = this;
    const mayRead = this.allowance();
    held.delete(socket);
    for (let at = 0; at < bytes.length && !hasEnded(socket);) {
      if (hasWaitingRequests(socket)) {
        this.keep(bytes.subarray(at));
        onceNoneWaits(socket, () => waitForTurn(this.goOn));
        return;
      }
      if (!mayRead()) {
        this.keep(bytes.subarray(at));
        waitForTurn(this.goOn);
        return;
      }
      at += this.readPiece(bytes.subarray(at));
      if (at < bytes.length && socket.isPaused()) {
        // Node goes on by itself when somebody takes what it has read.
        socket.unshift(bytes.subarray(at));
        return;
      }
    }
  }

  /** Returns a function that tells whether there is time for one more piece: one in its turn, or as many as the budget allows. */
  private allowance(): () => boolean {
    if (!this.isItsTurn) return () => !budget.isSpent;
    return () => {
      const { isItsTurn } = this;
      this.isItsTurn = false;
      return isItsTurn;
    };
  }

  /** Returns the number of bytes that have been read. */
  private readPiece(bytes: Buffer): number {
    const began = performance.now();
    const piece = bytes.length <= this.length ? bytes : bytes.subarray(0, this.length);
    this.read(piece);
    const isCheap = performance.now() - began < CHEAP_MS;
    this.length = isCheap ? Math.min(2 * this.length, MAX_PIECE_BYTES) : PIECE_BYTES;
    return piece.length;
  }

  private keep(rest: Buffer): void {
    held.add(this.socket);
    this.socket.pause();
    this.socket.unshift(rest);
  }

  private readonly goOn = (): void => {
    this.isItsTurn = true;
    this.socket.resume();
  };
}

function hasEnded(socket: Socket): boolean {
  return socket.destroyed || isLingering(socket);
}
