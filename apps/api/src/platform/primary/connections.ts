import { createServer, type Server, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { listen, type Place } from '../http/listening.js';
import { isOverload, isTooLate } from '../http/overload.js';
import { stopListening } from '../http/stop-listening.js';
import { LISTENER_MILLISECONDS } from '../time/stop-times.js';
import type { Member } from './member.js';
import type { RefusalTally } from './refusal-tally.js';
import { RefusedConnections } from './refused-connections.js';

/** The number of connections that wait for a worker. Those beyond it are closed. */
const MAX_WAITING = 4_000;
/** The time in milliseconds between two looks at them when no more come, and the looks after which no worker has taken one. */
const [LOOK_MS, MAX_IDLE_LOOKS] = [50, 40];

/** The time in milliseconds for which connections wait for a worker if there is none. A start takes half of that. */
const ALONE_MS = 5_000;

interface Waiting {
  connection: Socket;
  /** The time at which it has come or, if there was no worker, the first one has. */
  since: number;
}

/**
 * Listens for all workers and hands the connections to them in turn. Node's own way to do this loses the connections
 * that wait to be accepted when the last worker stops listening.
 *
 * A worker gets its next connection when it has taken the last one. Node sends a connection only when the worker has confirmed the
 * one before, and everything else that is told to the worker meanwhile waits behind it, such as that a request may begin.
 */
export class Connections {
  private readonly server: Server;
  /** The one whose turn is next comes first. One that does not respond is passed over. */
  private members: Member[] = [];
  /** Those that have not taken their last connection yet, with its number. */
  private readonly taking = new Map<Member, number>();
  /** The numbers of the connections that were under way when the workers were last asked for a sign of life. */
  private readonly looked = new Map<Member, number | undefined>();
  private lastNumber = 0;
  private waiting: Waiting[] = [];
  /** True if there is no worker, and nobody knows when there will be one. */
  private isDeserted = false;
  private alone: NodeJS.Timeout | undefined;
  private readonly refused: RefusedConnections;

  constructor(private readonly tally: RefusalTally) {
    // All of those that wait may be refused at once.
    this.refused = new RefusedConnections(tally, () => this.isDeserted, MAX_WAITING);
    // Bytes are read by the worker. The other options are those of Node's HTTP server.
    const options = { pauseOnConnect: true, noDelay: true, allowHalfOpen: true };
    this.server = createServer(options, (connection) => this.accept(connection));
  }

  listen(place: Place): Promise<void> {
    return listen(this.server, place);
  }

  add(member: Member): void {
    const since = performance.now();
    // That there was no worker does not mean that there is too much to do.
    if (this.members.length === 0) this.waiting = this.waiting.map((each) => ({ ...each, since }));
    clearTimeout(this.alone);
    this.alone = undefined;
    this.isDeserted = false;
    this.members.push(member);
    this.handOver();
  }

  remove(member: Member): void {
    this.members = this.members.filter((each) => each !== member);
    this.looked.delete(member);
    if (this.members.length === 0)
      this.alone ??= setTimeout(() => this.noteNoneReady(), ALONE_MS).unref();
    this.noteTaken(member);
  }

  /** Notes that a worker waits for the database, or takes long to start. If there is no other one, connections are refused until there is. */
  noteNoneReady(): void {
    if (this.members.length > 0) return;
    this.isDeserted = true;
    for (const { connection } of this.waiting.splice(0)) this.refused.add(connection);
  }

  /** Notes that a worker can take another connection. */
  noteTaken(member: Member): void {
    this.taking.delete(member);
    this.handOver();
  }

  /** Notes that a worker is asked for a sign of life. */
  noteLook(member: Member): void {
    if (!this.looked.has(member)) this.looked.set(member, this.taking.get(member));
  }

  /**
   * Notes a sign of life. The worker has had all that was sent to it before it was asked. If it has not taken its connection, Node
   * has given that up, as it does if the worker can open no more files, and tells nobody.
   */
  noteHere(member: Member): void {
    const number = this.looked.get(member);
    this.looked.delete(member);
    if (number !== undefined && this.taking.get(member) === number) this.noteTaken(member);
  }

  /** Takes no more connections. Resolves when those that had come have been handed over, or closed because no worker takes them. */
  async stop(): Promise<void> {
    await new Promise<void>((resolve) =>
      stopListening(this.server, {
        patienceMilliseconds: LISTENER_MILLISECONDS,
        onStopped: resolve,
      }),
    );
    for (let idle = 0; this.waiting.length > 0 && idle < MAX_IDLE_LOOKS;) {
      const before = this.waiting.length;
      await delay(LOOK_MS);
      idle = this.waiting.length < before ? 0 : idle + 1;
    }
    for (const { connection } of this.waiting.splice(0)) this.refused.close(connection);
    this.tally.tell();
  }

  private accept(connection: Socket): void {
    const [first] = this.waiting;
    const now = performance.now();
    if (this.waiting.length === MAX_WAITING) this.refused.close(connection);
    else if (this.isDeserted || this.isOverload(first, now)) this.refused.add(connection);
    else {
      connection.on('error', () => undefined);
      this.waiting.push({ connection, since: now });
      this.handOver();
    }
  }

  private isOverload(first: Waiting | undefined, now: number): boolean {
    if (first === undefined || this.members.length === 0) return false;
    return isOverload(this.waiting.length, now - first.since);
  }

  private handOver(): void {
    for (let member = this.next(); member !== undefined; member = this.next()) {
      const count = this.waiting.length;
      const next = this.waiting.shift();
      if (next === undefined) break;
      if (next.connection.destroyed) continue;
      if (isTooLate(count, performance.now() - next.since)) this.refused.add(next.connection);
      else this.give(next.connection, member);
    }
  }

  private give(connection: Socket, member: Member): void {
    this.members = [...this.members.filter((each) => each !== member), member];
    this.lastNumber += 1;
    this.taking.set(member, this.lastNumber);
    member.give(connection);
  }

  /** If none responds, all may be busy. */
  private next(): Member | undefined {
    const free = this.members.filter((member) => !this.taking.has(member));
    const responding = free.find(({ responds }) => responds);
    return responding ?? (this.members.some(({ responds }) => responds) ? undefined : free[0]);
  }
}
