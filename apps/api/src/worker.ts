import type { Socket } from 'node:net';
import type { Configuration } from './platform/config/configuration.js';
import { checkSchema } from './platform/database/migrate.js';
import { migrateOrExplain } from './platform/database/migrate-or-explain.js';
import { onceReachable } from './platform/database/once-reachable.js';
import { whileServerResponds } from './platform/database/server-heartbeat.js';
import { createLog } from './platform/observability/log.js';
import type { Beginning } from './platform/workers/messages.js';
import { PrimaryLink } from './platform/workers/primary-link.js';
import { StartFault } from './platform/config/start-fault.js';
import { ServedApp } from './served-app.js';
import { ExplainedFault } from './start-fault-message.js';

/**
 * Serves the requests of the connections that the primary hands over, until the primary tells it to finish.
 * @throws StartFault, or ExplainedFault if the primary gives the reason
 */
export async function runWorker(configuration: Configuration): Promise<void> {
  const link = new PrimaryLink(process);
  const beginning = await link.ask<Beginning>('begin');
  const app = await openApp(configuration, beginning, link);
  const { server } = app;
  // Node sets up what bounds the time of requests and finds idle connections only now.
  server.emit('listening');
  link.on('connection', (_, connection) => {
    link.tell('taken');
    if (connection !== undefined) server.emit('connection', asAccepted(connection));
  });
  link.on('look', () => link.tell('here'));
  link.on('announce', () => app.announce());
  link.on('withdraw', () => app.withdraw());
  link.on('end-connections', () => app.endConnections());
  link.on('finish', () => {
    // Everything is closed and written; a library's forgotten timer must not hold the process.
    void app.finish().then(() => process.exit(0));
  });
  link.tell('ready', { newAdmin: app.newAdmin });
}

async function openApp(
  configuration: Configuration,
  { database, isFirst }: Beginning,
  link: PrimaryLink,
): Promise<ServedApp> {
  const { url: databaseUrl, dataDir } = database;
  const open = () => ServedApp.open(configuration, { databaseUrl, dataDir, isFirst, link });
  if (!isFirst) {
    const openChecked = async (): Promise<ServedApp> => {
      // A newer version may have updated the database since the instance was started.
      await checkSchema(databaseUrl).catch((error: unknown) => leaveToPrimary(error, link));
      return open();
    };
    return onceReachable(openChecked, (reason) => link.tell('waits', reason));
  }
  const log = createLog(configuration.logLevel);
  const place = dataDir === undefined ? { url: databaseUrl } : { dataDir, movedForRoot: false };
  return whileServerResponds({ url: databaseUrl, place }, async () => {
    await migrateOrExplain(databaseUrl, (line) => log.warn(line));
    return open();
  });
}

/** The primary says once why its workers cannot start, however often it tries. */
async function leaveToPrimary(error: unknown, link: PrimaryLink): Promise<never> {
  if (!(error instanceof StartFault)) throw error;
  await link.ask('refused', error.message);
  throw new ExplainedFault();
}

/** Node's HTTP server accepts connections that their clients may close in one direction. */
function asAccepted(connection: Socket): Socket {
  connection.allowHalfOpen = true;
  return connection;
}
