import { startEmbeddedServer, type EmbeddedServerOptions } from './embedded/embedded-server.js';
import { checkInstalledServer } from './installed-server.js';

/** The PostgreSQL server that the service works on. */
export interface DatabaseServer {
  /** Connection URL of the service's database. */
  readonly url: string;
  /** Where the data is, for people. */
  readonly place: { readonly dataDir: string; readonly movedForRoot: boolean } | { url: string };
  /** Stops an embedded server; an installed one runs on. */
  stop(): Promise<void>;
}

/**
 * Starts the embedded server, or where there is a `databaseUrl`, checks that one.
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
