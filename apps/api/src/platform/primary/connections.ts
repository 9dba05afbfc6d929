import { createServer, type Server, type Socket } from 'node:net';
import { listen, type Place } from '../http/listening.js';
import { stopListening } from '../http/stop-listening.js';
import { LISTENER_MILLISECONDS } from '../time/stop-times.js';
import type { Member } from './member.js';

/** The number of connections that wait while no worker runs. Those beyond it are closed. */
const MAX_WAITING = 1_000;

/**
 * Listens for all workers and hands the connections to them in turn. Node's own way to do this loses the connections
 * that wait to be accepted when the last worker stops listening.
 */
export class Connections {
  private readonly server: Server;
  /** The one whose turn is next comes first. One that does not respond is passed over. */
  private members: Member[] = [];
  private waiting: Socket[] = [];

  constructor() {
    // Bytes are read by the worker. The other options are those of Node's HTTP server.
    const options = { pauseOnConnect: true, noDelay: true, allowHalfOpen: true };
    this.server = createServer(options, (connection) => this.handOver(connection));
  }

  listen(place: Place): Promise<void> {
    return listen(this.server, place);
  }

  add(member: Member): void {
    this.members.push(member);
    for (const connection of this.waiting.splice(0)) this.handOver(connection);
  }

  remove(member: Member): void {
    this.members = this.members.filter((each) => each !== member);
  }

  /** Takes no more connections. Resolves when those that had come have been handed over. */
  stop(): Promise<void> {
    return new Promise((resolve) =>
      stopListening(this.server, {
        patienceMilliseconds: LISTENER_MILLISECONDS,
        onStopped: resolve,
      }),
    );
  }

  private handOver(connection: Socket): void {
    if (connection.destroyed) return;
    // If none responds, all may be busy.
    const next = Math.max(
      0,
      this.members.findIndex(({ responds }) => responds),
    );
    const [member] = this.members.splice(next, 1);
    if (member !== undefined) {
      this.members.push(member);
      member.give(connection);
    } else if (this.waiting.length < MAX_WAITING) {
      this.waiting.push(connection);
      connection.on('error', () => undefined);
    } else connection.destroy();
  }
}
