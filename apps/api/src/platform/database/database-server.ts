import { startEmbeddedServer, type EmbeddedServerOptions } from './embedded/embedded-server.js';
import { checkInstalledServer } from './installed-server.js';

/** The PostgreSQL server that the service uses. */
export interface DatabaseServer {
  /** Connection URL of the service's database. */
  readonly url: string;
  /** The place of the data, for display. */
  readonly place: { readonly dataDir: string; readonly movedForRoot: boolean } | { url: string };
  /** Stops an embedded server. An installed one keeps running. */
  stop(): Promise<void>;
}

/**
 * Starts the embedded server, or checks the installed one if there is a `databaseUrl`.
 * @throws StartFault or EmbeddedServerError, with a message for the operator
 */
export async function openDatabaseServer(
  configuration: { databaseUrl: string | undefined; dataDir: string | undefined },
  events: Pick<EmbeddedServerOptions, 'log' | 'onLost'>,
): Promise<DatabaseServer> {
  const { databaseUrl: url, dataDir } = configuration;
  if (url === undefined) {
    const server = await startEmbeddedServer({ dataDir, ...events });
    const place = { dataDir: server.dataDir, movedForRoot: server.movedForRoot };
    return { url: server.url, place, stop: () => server.stop() };
  }
  await checkInstalledServer(url);
  return { url, place: { url }, stop: () => Promise.resolve() };
}
