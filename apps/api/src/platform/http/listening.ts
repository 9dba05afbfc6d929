import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { promisify } from 'node:util';
import { StartFault } from '../config/start-fault.js';

/** Where to listen. */
export interface Place {
  port: number;
  host: string;
}

/**
 * Fails early: if a start created an admin and then could not listen, nobody would have seen the
 * password.
 */
export async function checkPort(place: Place): Promise<void> {
  const probe = createServer();
  await listen(probe, place);
  await promisify(probe.close.bind(probe))();
}

/** Returns a port that the system chooses, for `PORT=0`: what is told to others must name it before anything listens there. */
export async function choosePort(host: string): Promise<number> {
  const probe = createServer();
  await listen(probe, { port: 0, host });
  const { port } = probe.address() as AddressInfo;
  await promisify(probe.close.bind(probe))();
  return port;
}

/**
 * The connections that the system completes and keeps until they are accepted. If more come at once, it drops some and resets
 * others. Linux keeps at most as many as `net.core.somaxconn` allows, which is 4,096 unless somebody has changed it.
 */
export const MAX_UNACCEPTED = 4_096;

/**
 * Nest's own `listen` also logs a failure, but the operator should see it only once.
 * @throws StartFault that names HOST or PORT
 */
export async function listen(server: Server, { port, host }: Place): Promise<void> {
  try {
    await once(server.listen({ port, host, backlog: MAX_UNACCEPTED }), 'listening');
  } catch (error) {
    throw new StartFault(listenFault(error as NodeJS.ErrnoException, { port, host }), {
      cause: error,
    });
  }
}

function listenFault({ code = '', message }: NodeJS.ErrnoException, { host, port }: Place): string {
  const known: Record<string, string> = {
    EADDRINUSE: `PORT ${port} is in use: another program listens on ${host}:${port}. Stop it, or choose another PORT.`,
    EACCES: `PORT ${port} needs rights that this user does not have. Choose a PORT of 1024 or above.`,
    EADDRNOTAVAIL: `HOST ${host} is not an address of this machine.`,
    EINVAL: `HOST ${host} cannot be listened on. A link-local address needs an interface of this machine, as in fe80::1%eth0.`,
    EAFNOSUPPORT: `HOST ${host} cannot be listened on: this machine has no ${host.includes(':') ? 'IPv6' : 'IPv4'}.`,
  };
  return known[code] ?? `HOST ${host} with PORT ${port} cannot be listened on: ${message}.`;
}
