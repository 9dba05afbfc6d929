import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { stopListening } from './stop-listening.js';

/** The time in milliseconds for which a connection may still be idle. Then it is closed. */
const IDLE_MILLISECONDS = 500;

/**
 * Ends the connections of a server without losing a request. A connection that clients still use ends
 * with its next response, which says so, since a client cannot know whether a request on a connection
 * that is simply closed was handled.
 */
export class ServerDrain {
  /** The connections, with their responses. One that waits for its connection is not closed when that ends. */
  private readonly running = new Map<Socket, Set<ServerResponse>>();
  /** The connections on which nothing had come when idle ones were last looked for. */
  private silent: ReadonlySet<Socket> = new Set();
  private isDraining = false;
  private noteAllClosed: (() => void) | undefined;

  /**
   * Must be created before the server listens, or gets its first connection from the primary.
   * @param restMilliseconds the time for which `finish` takes at least after the server has stopped listening
   */
  constructor(
    private readonly server: Server,
    private readonly restMilliseconds = 0,
  ) {
    server.on('connection', (socket) => this.watch(socket));
    server.prependListener('request', ({ socket }, response) => this.follow(socket, response));
  }

  /** From now on, each connection ends with its next response. */
  endConnections(): void {
    this.isDraining = true;
    for (const responses of this.running.values())
      for (const response of responses) response.shouldKeepAlive = false;
  }

  /**
   * Stops listening, and resolves when all connections have ended, at the latest after the patience. A worker does not
   * listen itself: the primary gives it no more connections.
   */
  async finish(patienceMilliseconds: number): Promise<void> {
    this.endConnections();
    const closed = this.server.listening
      ? this.stopListening(patienceMilliseconds)
      : this.allClosed();
    // What has come while the process was busy is read before the idle connections are looked for.
    const sweep = setInterval(() => setImmediate(() => this.closeIdle()), IDLE_MILLISECONDS);
    const deadline = setTimeout(() => this.closeAll(), patienceMilliseconds);
    await closed;
    clearInterval(sweep);
    clearTimeout(deadline);
  }

  private async stopListening(patienceMilliseconds: number): Promise<void> {
    let rest: Promise<void> | undefined;
    await new Promise<void>((resolve) =>
      stopListening(this.server, {
        patienceMilliseconds,
        onClosed: resolve,
        onStopped: () => void (rest = delay(this.restMilliseconds)),
      }),
    );
    await rest;
  }

  private watch(socket: Socket): void {
    this.running.set(socket, new Set());
    socket.once('close', () => {
      this.running.delete(socket);
      if (this.running.size === 0) this.noteAllClosed?.();
    });
  }

  private allClosed(): Promise<void> {
    return new Promise((resolve) => {
      this.noteAllClosed = resolve;
      if (this.running.size === 0) resolve();
    });
  }

  private follow(socket: Socket, response: ServerResponse): void {
    // Node then sends `Connection: close` and closes the connection after the response.
    if (this.isDraining) response.shouldKeepAlive = false;
    const responses = this.running.get(socket);
    responses?.add(response);
    response.once('close', () => responses?.delete(response));
  }

  /** Also those that the HTTP server does not know any more. */
  private closeAll(): void {
    for (const socket of this.running.keys()) socket.destroy();
  }

  private closeIdle(): void {
    for (const socket of this.silent) if (socket.bytesRead === 0) socket.destroy();
    const unread = [...this.running.keys()].filter(
      (each) => each.bytesRead === 0 && !each.destroyed,
    );
    // To Node, connections on which nothing has come yet are not idle, or are since version 26. They may have been accepted in this
    // moment, and while the server stops listening, they are not read.
    if (unread.length === 0) this.server.closeIdleConnections();
    this.silent = new Set(unread.filter((socket) => !socket.isPaused()));
  }
}
