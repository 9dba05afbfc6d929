import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { promisify } from 'node:util';

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

/** Nest's own `listen` also logs a failure, but the operator should see it only once. */
export async function listen(server: Server, { port, host }: Place): Promise<void> {
  await once(server.listen(port, host), 'listening');
}
