import { setTimeout as delay } from 'node:timers/promises';
import { ensureCluster, type ClusterSettings } from './cluster.js';
import { prepareDataDirectory } from './data-directory.js';
import { DiskWatch } from './disk-watch.js';
import { EmbeddedServerError, explainFileFaults } from './embedded-server-error.js';
import { RestartPauses } from './restart-pauses.js';
import { addressUrl, discardAddress, preferredKind, type ServerAddress } from './server-address.js';
import { locateServerBinaries } from './server-binaries.js';
import { serverIdentity } from './server-identity.js';
import { bringUp, type OwnedServer } from './server-launch.js';
import { ensureDatabase } from './server-ownership.js';
import type { ServerParameters } from './server-settings.js';
import { socketIsLost } from './server-socket.js';
import { stopServer } from './server-stop.js';

const DEFAULT_DATABASE = 'postgres';
/** The time in milliseconds for which a stop lets a restart of the server end. */
const RESTART_MILLISECONDS = 1_000;
/** The number of times that a server is stopped which a restart under way starts again. */
const MAX_STOPS = 5;

export interface EmbeddedServerOptions {
  /** The data directory. It is created on first use. Only one process can use it at a time. */
  readonly dataDir: string;
  /**
   * The names of what else the program keeps in the data directory. If they are set, the first start refuses a directory with
   * other files. By default, there may be any.
   */
  readonly alongside?: readonly string[];
  /** The database to connect to. It is created if it does not exist. Default: `postgres`, which always exists. */
  readonly database?: string;
  /** Receives one line per noteworthy event. */
  readonly log?: (line: string) => void;
  /** Called once if another process has taken over the data directory. The program should then stop. */
  readonly onLost?: (error: EmbeddedServerError) => void;
  /**
   * Called whenever the server has been told to start. It takes some tenths of a second, in which this process has nothing
   * to do.
   */
  readonly onLaunch?: () => void;
  /**
   * Ends a start that is under way: all processes of PostgreSQL that it has begun end, and `startEmbeddedServer` throws the
   * signal's reason. It has no effect later.
   */
  readonly ending?: AbortSignal;
  /** False turns fsync off, for data that may be lost. True by default. */
  readonly durable?: boolean;
  /**
   * The bytes that should stay free on the disk. While the largest log would not fit beside them, the server keeps its log small,
   * and while less is free, it does not vacuum. Default: 0, which is any.
   */
  readonly reserveBytes?: number;
  /** Default: a Unix socket, except on Windows. */
  readonly kind?: ServerAddress['kind'];
  /** Default: 5432 for a socket, as a part of its name, and a free port on the loopback interface. */
  readonly port?: number;
  /** Parameters of PostgreSQL for each start. `local.conf` in its directory overrides them. */
  readonly parameters?: ServerParameters;
}

/** A PostgreSQL server that belongs to this process. */
export interface EmbeddedServer {
  /** The URL of a connection to the database, for pg and TypeORM. It stays the same until `stop`. */
  readonly url: string;
  /** Returns the URL of a connection to another database of this server. */
  urlFor(database: string): string;
  /** The absolute path of the data directory in use. */
  readonly dataDir: string;
  /**
   * Stops the server: cleanly, or by force if it does not respond for some seconds, which loses nothing that was
   * acknowledged. Repeated calls wait for the same stop.
   */
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL in the data directory or takes over one that a killed process left running there,
 * and keeps it running until `stop`.
 * @throws EmbeddedServerError with one clear line for every foreseeable fault
 */
export async function startEmbeddedServer(options: EmbeddedServerOptions): Promise<EmbeddedServer> {
  const identity = serverIdentity();
  const directory = await prepareDataDirectory(options.dataDir, identity, options.alongside);
  return explainFileFaults(directory.root, async () => {
    const settings: ClusterSettings = {
      directory,
      identity,
      binaries: await locateServerBinaries(directory.root, identity),
      kind: options.kind ?? preferredKind(),
      port: options.port,
      durable: options.durable ?? true,
      reserveBytes: options.reserveBytes ?? 0,
      parameters: options.parameters ?? {},
      onLaunch: options.onLaunch,
      ending: options.ending,
    };
    await ensureCluster(settings);
    const owned = await bringUp(settings, (line) => options.log?.(line));
    if (owned.takenOver)
      options.log?.('Took over the database server of a process that was killed.');
    const server = new SupervisedServer(settings, options, owned);
    await complete(server, owned, options);
    server.watchDisk();
    return server;
  });
}

/** Completes a start. If that fails, the server is stopped. */
async function complete(
  server: EmbeddedServer,
  { session }: OwnedServer,
  { database = DEFAULT_DATABASE, ending }: EmbeddedServerOptions,
): Promise<void> {
  const stop = (): void => void server.stop().catch(() => undefined);
  ending?.addEventListener('abort', stop);
  try {
    await ensureDatabase(session.connection, database);
    ending?.throwIfAborted();
  } catch (error) {
    await server.stop();
    throw ending?.aborted ? ending.reason : error;
  } finally {
    ending?.removeEventListener('abort', stop);
  }
}

class SupervisedServer implements EmbeddedServer {
  readonly #settings: ClusterSettings;
  readonly #options: EmbeddedServerOptions;
  readonly #address: ServerAddress;
  #session: OwnedServer['session'];
  readonly #disk: DiskWatch;
  readonly #pauses = new RestartPauses();
  readonly #ending = new AbortController();
  #recovery: Promise<void> = Promise.resolve();
  #stopping: Promise<void> | undefined;

  constructor(settings: ClusterSettings, options: EmbeddedServerOptions, owned: OwnedServer) {
    this.#settings = { ...settings, ending: this.#ending.signal };
    this.#options = options;
    this.#address = owned.address;
    this.#session = owned.session;
    this.#disk = new DiskWatch(settings, (line) => options.log?.(line));
    this.#watch();
  }

  get url(): string {
    return this.urlFor(this.#options.database ?? DEFAULT_DATABASE);
  }

  get dataDir(): string {
    return this.#settings.directory.root;
  }

  urlFor(database: string): string {
    return addressUrl(this.#address, database);
  }

  /** Looks after the space on the disk, if some should stay free. */
  watchDisk(): void {
    if (!this.#stopping) this.#disk.follow(this.#session.connection);
  }

  stop(): Promise<void> {
    this.#stopping ??= this.#shutDown();
    return this.#stopping;
  }

  async #shutDown(): Promise<void> {
    this.#ending.abort();
    this.#disk.stop();
    // The lock is held to the end, so that no other process starts it in between. A restart under way may start it
    // once more after it was stopped.
    for (let stops = 0, hasEnded = false; !hasEnded && stops < MAX_STOPS; stops += 1) {
      hasEnded = await this.#restartEnds();
      await stopServer(this.#settings, (line) => this.#options.log?.(line));
    }
    await discardAddress(this.#address, this.dataDir);
    await this.#session.connection.end().catch(() => undefined);
  }

  /** A server that replays its log may take minutes. It is stopped before, and goes on at the next start. */
  #restartEnds(): Promise<boolean> {
    const ended = this.#recovery.then(() => true);
    return Promise.race([ended, delay(RESTART_MILLISECONDS, false, { ref: false })]);
  }

  #watch(): void {
    void this.#fault().then((event) => {
      if (!this.#stopping) this.#recovery = this.#recover(event);
    });
  }

  /** Resolves once the server has to be started again, with the reason. */
  async #fault(): Promise<string> {
    const { ended } = this.#session;
    const watch = new AbortController();
    const signal = AbortSignal.any([watch.signal, this.#ending.signal]);
    const lost = socketIsLost(this.#address, this.#settings.directory.cluster, signal);
    // The session ends if the server or one of its processes is killed. It does not end if nobody else can connect.
    const isLost = await Promise.race([
      ended.then(() => false),
      lost.then((is) => is || ended.then(() => false)),
    ]);
    watch.abort();
    return isLost ? 'PostgreSQL can no longer be reached.' : 'PostgreSQL stopped unexpectedly.';
  }

  /** Starts the server again, for as long as it takes: what keeps it from starting may go away. */
  async #recover(reason: string): Promise<void> {
    let event = reason;
    // Its lock would keep us from a server that can be reached again. One that hangs does not confirm the end.
    void this.#session.connection.end().catch(() => undefined);
    while (!this.#ending.signal.aborted) {
      const pause = this.#pauses.next(performance.now());
      const when = pause === 0 ? '' : ` in ${pause / 1000} s`;
      this.#options.log?.(`${event} Starting it again${when}.`);
      try {
        if (pause > 0) await delay(pause, undefined, { signal: this.#ending.signal });
        this.#session = await this.#bringUpAgain();
        this.#watch();
        this.watchDisk();
        this.#options.log?.('PostgreSQL is running again.');
        return;
      } catch (error) {
        if (this.#isLost(error)) return this.#options.onLost?.(error);
        event = `PostgreSQL could not be started: ${sentenceOf(error as Error)}`;
      }
    }
  }

  async #bringUpAgain(): Promise<OwnedServer['session']> {
    const log = (line: string) => this.#options.log?.(line);
    const { session } = await explainFileFaults(this.dataDir, () =>
      bringUp(this.#settings, log, this.#address),
    );
    return session;
  }

  /** Another process serves the directory now, and our clients would write there. */
  #isLost(error: unknown): error is EmbeddedServerError {
    return error instanceof EmbeddedServerError && error.kind === 'DIRECTORY_IN_USE';
  }
}

function sentenceOf({ message }: Error): string {
  return message.replace(/[.\s]*$/, '.');
}
