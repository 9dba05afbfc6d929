import { connect, Server, type AddressInfo, type Socket } from 'node:net';
import { LoopTurns } from '../time/loop-turn.js';
import { listenOverflows } from './listen-overflows.js';
import { MAX_UNACCEPTED } from './listening.js';

/** The time in milliseconds for which the queue takes as many as ever. Then it takes no more, so that those who come do not prevent the end. */
const MAX_OPEN_MILLISECONDS = 2_000;

/** The time in milliseconds in which a client has sent its request again if it was ignored. Linux waits for 200 at least. */
const AGAIN_MILLISECONDS = 250;

/**
 * Node's own handles. Node documents no way to change the length of a queue once a server listens, and none to ask
 * whether a connection is complete before the event that says so, which comes too late here. A future version may
 * lack these functions.
 */
interface Handle {
  /** Sets the length of the queue. One connection more than this can wait. */
  listen(backlog: number): number;
  /** Returns 0 if the connection is complete. */
  getpeername(out: object): number;
}

/** The time that stopping may take, and what follows. */
export interface Stop {
  /** The time in milliseconds for which a moment without waiting connections is looked for. */
  patienceMilliseconds: number;
  /** Called when the server has stopped listening. */
  onStopped?: () => void;
  /** Called when all connections have ended, too. */
  onClosed?: () => void;
}

/**
 * Stops listening. When a server does, the system resets the connections that it has completed and that
 * wait to be accepted, with the requests that their clients have already sent. So we first accept those. Node accepts one in a
 * turn of the event loop, so meanwhile nothing is read from them, which keeps the turns short. After a turn without any, we fill the
 * queue with two connections of our own. While they wait, the system completes no other one: those clients ask again
 * later, and are then refused, which loses nothing. When we accept the first of the two, only the second
 * one is waiting, and this is the moment. If others came in between, we begin again. We also begin again if the system has
 * ignored a packet meanwhile. If it was the last of the three that complete a connection, the client takes that for complete, and
 * it is once the client sends its request again. If Node lacks what this needs, the server stops at once, which loses only
 * requests on connections that wait in this moment.
 */
export function stopListening(server: Server, stop: Stop): void {
  if (handleOf(server) !== undefined) new Stopping(server, stop).begin();
  else {
    Server.prototype.close.call(server, stop.onClosed);
    stop.onStopped?.();
  }
}

class Stopping {
  private readonly target: { host: string; port: number };
  private readonly reading: UnreadConnections;
  private ours: Socket[] = [];
  /** The count of the system before these were opened. */
  private overflows: string | undefined;
  private rests = false;
  private hasAccepted = true;
  private mayOpen = true;
  private timers: NodeJS.Timeout[] = [];

  constructor(
    private readonly server: Server,
    private readonly stop: Stop,
  ) {
    this.target = ownAddress(server);
    this.reading = new UnreadConnections(server);
  }

  begin(): void {
    const { patienceMilliseconds } = this.stop;
    this.timers = [
      setTimeout(() => (this.mayOpen = false), MAX_OPEN_MILLISECONDS),
      // The rest of the time is for the requests.
      setTimeout(() => this.reading.begin(), patienceMilliseconds / 2),
      setTimeout(() => this.end(), patienceMilliseconds),
    ];
    this.server.prependListener('connection', this.onConnection);
    setImmediate(this.lookAtTurn);
  }

  private hasIgnored(): boolean {
    // In a queue that takes no more, those who come are always ignored.
    return this.mayOpen && listenOverflows() !== this.overflows;
  }

  private readonly onConnection = (accepted: Socket): void => {
    this.hasAccepted = true;
    const isFirst = this.ours[0] !== undefined && accepted.remotePort === this.ours[0].localPort;
    if (isFirst && isComplete(this.ours[1]) && !this.hasIgnored()) this.end();
    else if (isFirst || !isComplete(this.ours[0])) this.giveUpFill();
    if (isFirst) accepted.destroy();
    else this.reading.add(accepted);
  };

  /** Immediates come after the sockets, of which the server is one. */
  private readonly lookAtTurn = (): void => {
    if (!this.server.listening) return;
    if (!this.hasAccepted) this.giveUpFill();
    if (this.rests) setTimeout(this.lookAtTurn, AGAIN_MILLISECONDS);
    else {
      if (!this.hasAccepted) this.fill();
      setImmediate(this.lookAtTurn);
    }
    this.rests = false;
    this.hasAccepted = false;
  };

  private fill(): void {
    const handle = handleOf(this.server);
    this.overflows = listenOverflows();
    handle?.listen(1);
    this.ours = [connect(this.target), connect(this.target)];
    for (const socket of this.ours) socket.on('error', () => undefined);
    // The two ask the system in the next ticks, too.
    process.nextTick(() => handle?.listen(0));
  }

  private giveUpFill(): void {
    if (this.ours.length === 0) return;
    if (this.mayOpen) handleOf(this.server)?.listen(MAX_UNACCEPTED);
    this.rests = this.hasIgnored();
    for (const socket of this.ours.splice(0)) socket.destroy();
  }

  private end(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.server.off('connection', this.onConnection);
    // The HTTP server's own `close` also ends connections that have been idle for an instant only.
    Server.prototype.close.call(this.server, this.stop.onClosed);
    for (const socket of this.ours) socket.destroy();
    this.reading.begin();
    this.stop.onStopped?.();
  }
}

/** The connections that are accepted, but not read yet. */
class UnreadConnections {
  private readonly turns = new LoopTurns();
  private sockets: Socket[] = [];
  private isHolding: boolean;

  constructor(private readonly server: Server & { pauseOnConnect?: boolean }) {
    // A server that has set this itself hands its connections over unread.
    this.isHolding = server.pauseOnConnect !== true;
    if (this.isHolding) server.pauseOnConnect = true;
  }

  add(socket: Socket): void {
    if (this.isHolding) this.sockets.push(socket);
  }

  /** Reads them, one in a turn of the event loop, and those that come later at once. */
  begin(): void {
    if (!this.isHolding) return;
    this.isHolding = false;
    this.server.pauseOnConnect = false;
    for (const socket of this.sockets.splice(0)) void this.turns.take().then(() => socket.resume());
  }
}

/** Returns undefined if there is no handle, or if it lacks one of the functions. */
function handleOf(owner: Server | Socket): Handle | undefined {
  const handle = (owner as unknown as { _handle?: Partial<Handle> | null })._handle;
  const isKnown = typeof handle?.listen === 'function' && typeof handle.getpeername === 'function';
  return isKnown ? (handle as Handle) : undefined;
}

function isComplete(socket: Socket | undefined): boolean {
  return socket !== undefined && handleOf(socket)?.getpeername({}) === 0;
}

function ownAddress(server: Server): { host: string; port: number } {
  const { address, port } = server.address() as AddressInfo;
  const host = { '0.0.0.0': '127.0.0.1', '::': '::1' }[address] ?? address;
  return { host, port };
}
