import { ensureCluster, type ClusterSettings } from './cluster.js';
import { defaultDataDirectory, prepareDataDirectory } from './data-directory.js';
import { EmbeddedServerError, explainFileFaults } from './embedded-server-error.js';
import { addressUrl, discardAddress, preferredKind, type ServerAddress } from './server-address.js';
import { locateServerBinaries } from './server-binaries.js';
import { stopServer } from './server-control.js';
import { serverIdentity } from './server-identity.js';
import { bringUp, type OwnedServer } from './server-launch.js';
import { ensureDatabase } from './server-ownership.js';

export { EmbeddedServerError } from './embedded-server-error.js';

const DATABASE = 'wordgrove';
/** A server that stops more often than this within the window is broken. */
const MAX_RESTARTS = 5;
const RESTART_WINDOW_MILLISECONDS = 60_000;

export interface EmbeddedServerOptions {
  /**
   * The data directory. By default `.data`, or `/var/lib/wordgrove` for root if the server cannot
   * reach `.data`.
   */
  readonly dataDir?: string | undefined;
  /** Receives one line per noteworthy event. */
  readonly log?: (line: string) => void;
  /** Called once if the server cannot be started again. The service should then stop. */
  readonly onLost?: (error: EmbeddedServerError) => void;
  /** False turns fsync off, for data that may be lost. True by default. */
  readonly durable?: boolean;
  /** Default: a Unix socket, except on Windows. */
  readonly kind?: ServerAddress['kind'];
}

/** A PostgreSQL server that belongs to this process. */
export interface EmbeddedServer {
  /** Connection URL of the service's database, for pg and TypeORM; stays the same until `stop`. */
  readonly url: string;
  /** Connection URL of another database of this server. */
  urlFor(database: string): string;
  /** Absolute path of the data directory in use. */
  readonly dataDir: string;
  /** True if root's data was put where an unprivileged server can reach it. */
  readonly movedForRoot: boolean;
  /** Stops the server cleanly. Repeated calls wait for the same stop. */
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL in the data directory (made at first use) or takes over one that a killed
 * service left running there, and keeps it running until `stop`.
 * @throws EmbeddedServerError with one clear line for every foreseeable fault
 */
export async function startEmbeddedServer(options: EmbeddedServerOptions): Promise<EmbeddedServer> {
  const identity = serverIdentity();
  const { path, movedForRoot } = options.dataDir
    ? { path: options.dataDir, movedForRoot: false }
    : await defaultDataDirectory(identity, process.cwd());
  const directory = await prepareDataDirectory(path, identity);
  return explainFileFaults(directory.root, async () => {
    const settings: ClusterSettings = {
      directory,
      identity,
      binaries: await locateServerBinaries(directory.root, identity),
      kind: options.kind ?? preferredKind(),
      durable: options.durable ?? true,
    };
    await ensureCluster(settings);
    const owned = await bringUp(settings);
    if (owned.takenOver)
      options.log?.('Took over the database server of a service process that was killed.');
    await ensureDatabase(owned.connection, DATABASE);
    return new SupervisedServer(settings, { ...options, movedForRoot }, owned);
  });
}

class SupervisedServer implements EmbeddedServer {
  readonly #settings: ClusterSettings;
  readonly #options: EmbeddedServerOptions & { movedForRoot: boolean };
  readonly #address: ServerAddress;
  #connection: OwnedServer['connection'];
  #restarts: number[] = [];
  #recovery: Promise<void> = Promise.resolve();
  #stopping: Promise<void> | undefined;

  constructor(
    settings: ClusterSettings,
    options: EmbeddedServerOptions & { movedForRoot: boolean },
    owned: OwnedServer,
  ) {
    this.#settings = settings;
    this.#options = options;
    this.#address = owned.address;
    this.#connection = owned.connection;
    this.#watch();
  }

  get url(): string {
    return this.urlFor(DATABASE);
  }

  get dataDir(): string {
    return this.#settings.directory.root;
  }

  get movedForRoot(): boolean {
    return this.#options.movedForRoot;
  }

  urlFor(database: string): string {
    return addressUrl(this.#address, database);
  }

  stop(): Promise<void> {
    this.#stopping ??= this.#shutDown();
    return this.#stopping;
  }

  async #shutDown(): Promise<void> {
    await this.#recovery;
    // The lock is held to the end, so that no other service starts in between.
    await stopServer(this.#settings);
    await discardAddress(this.#address, this.dataDir);
    await this.#connection.end().catch(() => undefined);
  }

  /** The session ends if the server or one of its processes is killed. */
  #watch(): void {
    this.#connection.once('end', () => {
      if (!this.#stopping) this.#recovery = this.#recover();
    });
  }

  async #recover(): Promise<void> {
    try {
      this.#countRestart();
      this.#options.log?.('PostgreSQL stopped unexpectedly. Starting it again.');
      const owned = await bringUp(this.#settings, this.#address);
      this.#connection = owned.connection;
      this.#watch();
      this.#options.log?.('PostgreSQL is running again.');
    } catch (error) {
      this.#options.onLost?.(
        error instanceof EmbeddedServerError
          ? error
          : new EmbeddedServerError('PostgreSQL could not be started again.', { cause: error }),
      );
    }
  }

  #countRestart(): void {
    const now = performance.now();
    this.#restarts = this.#restarts.filter((at) => now - at < RESTART_WINDOW_MILLISECONDS);
    this.#restarts.push(now);
    if (this.#restarts.length <= MAX_RESTARTS) return;
    const { log } = this.#settings.directory;
    throw new EmbeddedServerError(`PostgreSQL keeps stopping unexpectedly. See ${log}.`);
  }
}
