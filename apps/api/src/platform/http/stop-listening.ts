import { connect, Server, type AddressInfo, type Socket } from 'node:net';

/** The time in milliseconds for which a moment without waiting connections is looked for. */
const MAX_MILLISECONDS = 1_000;

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

/**
 * Stops listening. When a server does, the system resets the connections that it has completed and that
 * wait to be accepted, with the requests that their clients have already sent. So we fill the queue with
 * two connections of our own. While they wait, the system completes no other one: those clients ask again
 * later, and are then refused, which loses nothing. When we accept the first of the two, only the second
 * one is waiting, and this is the moment. If Node lacks what this needs, the server stops at once, which loses only
 * requests on connections that wait in this moment.
 * @param closed called when all connections have ended, too
 * @param stopped called when the server has stopped listening
 */
export function stopListening(
  server: Server,
  closed: () => void,
  stopped: () => void = () => undefined,
): void {
  if (handleOf(server) === undefined) {
    Server.prototype.close.call(server, closed);
    stopped();
    return;
  }
  const target = ownAddress(server);
  let ours: Socket[] = [];
  const stop = (): void => {
    clearTimeout(latest);
    server.off('connection', onConnection);
    // The HTTP server's own `close` also ends connections that have been idle for an instant only.
    Server.prototype.close.call(server, closed);
    for (const socket of ours) socket.destroy();
    stopped();
  };
  const onConnection = (accepted: Socket): void => {
    const isFirst = ours[0] !== undefined && accepted.remotePort === ours[0].localPort;
    if (isFirst && isComplete(ours[1])) stop();
    else if (isFirst || !isComplete(ours[0])) fill();
    if (isFirst) accepted.destroy();
  };
  const fill = (): void => {
    for (const socket of ours) socket.destroy();
    handleOf(server)?.listen(1);
    ours = [connect(target), connect(target)];
    for (const socket of ours) socket.on('error', () => undefined);
    // The two ask the system in the next ticks, too.
    process.nextTick(() => handleOf(server)?.listen(0));
  };
  const latest = setTimeout(stop, MAX_MILLISECONDS);
  server.prependListener('connection', onConnection);
  fill();
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
