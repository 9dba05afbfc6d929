import { relative, sep } from 'node:path';
import { startEmbeddedServer } from '@wordgrove/embedded-postgres';
import type { Configuration } from '../config/configuration.js';
import { defaultDataDirectory } from './default-data-directory.js';
import { embeddedServerFault, explainEmbeddedFaults } from './embedded-server-fault.js';
import { checkInstalledServer } from './installed-server.js';
import type { StartFault } from '../config/start-fault.js';
import { strictSslMode } from './strict-ssl-mode.js';

/** The database of the service on the embedded server. */
const DATABASE = 'wordgrove';

/** As in the settings. */
const BYTES_PER_MB = 1_000_000;

type Places = Pick<Configuration, 'dataDir'> &
  Partial<Pick<Configuration, 'dictionaries' | 'diskReserveMb'>>;

/** The names of what else is in the data directory, perhaps before the first start. Operators may also put the dictionaries elsewhere in it. */
const ALONGSIDE = ['dictionaries', 'dictionary-indexes'];

/** The PostgreSQL server that the service uses. */
export interface DatabaseServer {
  /** The connection URL of the service's database. */
  readonly url: string;
  /** The place of the data, for display. */
  readonly place: { readonly dataDir: string; readonly movedForRoot: boolean } | { url: string };
  /** Stops an embedded server. An installed one keeps running. */
  stop(): Promise<void>;
}

/** Listeners for events of an embedded server, and one that we listen to. */
interface DatabaseEvents {
  /** Receives one line per noteworthy event. */
  readonly log?: (line: string) => void;
  /** Called once when the server is lost for good; the service should then end. */
  readonly onLost?: (fault: StartFault) => void;
  /** Called whenever the embedded server is about to start, which takes some tenths of a second in processes of its own. */
  readonly onLaunch?: () => void;
  /** Ends a start of the embedded server. */
  readonly ending?: AbortSignal;
}

/**
 * Starts the embedded server, or checks the installed one if there is a `databaseUrl`.
 * @throws StartFault with a message for the operator
 */
export async function openDatabaseServer(
  configuration: Pick<Configuration, 'databaseUrl'> & Places,
  events: DatabaseEvents,
): Promise<DatabaseServer> {
  const { databaseUrl } = configuration;
  if (databaseUrl === undefined) return openEmbeddedServer(configuration, events);
  const url = strictSslMode(databaseUrl);
  await checkInstalledServer(url);
  return { url, place: { url }, stop: () => Promise.resolve() };
}

async function openEmbeddedServer(
  { dataDir: wanted, diskReserveMb = 0, dictionaries }: Places,
  { log = () => undefined, onLost, ...options }: DatabaseEvents,
): Promise<DatabaseServer> {
  const { dataDir, movedForRoot } =
    wanted === undefined
      ? await defaultDataDirectory(process.cwd())
      : { dataDir: wanted, movedForRoot: false };
  const server = await explainEmbeddedFaults(() =>
    startEmbeddedServer({
      dataDir,
      alongside: [...ALONGSIDE, ...partOf(dataDir, dictionaries)],
      database: DATABASE,
      reserveBytes: diskReserveMb * BYTES_PER_MB,
      log,
      ...options,
      onLost: (error) => onLost?.(embeddedServerFault(error)),
    }),
  );
  const place = { dataDir: server.dataDir, movedForRoot };
  return { url: server.url, place, stop: () => explainEmbeddedFaults(() => server.stop()) };
}

/** Returns the name of what a path begins with below a directory, if it is below. */
function partOf(directory: string, path: string | undefined): string[] {
  return path === undefined ? [] : relative(directory, path).split(sep).slice(0, 1);
}
