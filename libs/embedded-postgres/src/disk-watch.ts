import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import type { ClusterSettings } from './cluster.js';
import {
  DISK_SETTINGS,
  SMALL_LOG_BYTES,
  USUAL_LOG_BYTES,
  writeDiskSettings,
} from './disk-settings.js';
import { diskStateOf, isTighter, readDisk, SettledState, type DiskState } from './disk-state.js';

/** The time in milliseconds between two looks. In this time, no disk takes the whole reserve. */
const PAUSE_MILLISECONDS = 250;

const RELOAD = 'SELECT pg_reload_conf()';
const CHECKPOINT = 'CHECKPOINT';
/** One that keeps transaction ids from running out goes on: it would only begin again. */
const END_AUTOVACUUM = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE backend_type = 'autovacuum worker' AND query NOT LIKE '%(to prevent wraparound)'`;
/** The size in bytes that an operator allows the log. A number without a unit counts megabytes. */
const LARGEST_LOG = {
  text: `SELECT CASE WHEN setting ~ '^[0-9]+$' THEN setting::bigint * 1048576 ELSE pg_size_bytes(setting) END AS bytes
    FROM pg_file_settings WHERE name = 'max_wal_size' AND right(sourcefile, length($1)) <> $1 ORDER BY seqno DESC LIMIT 1`,
  values: [`/${DISK_SETTINGS}`],
};

const EVENTS: Readonly<Record<DiskState, string>> = {
  PLENTY: 'There is space again for the log of PostgreSQL: it may have its usual size.',
  TIGHT: 'Space is getting short: PostgreSQL keeps its log small.',
  SHORT: 'There is too little space: PostgreSQL keeps its log small and does not vacuum.',
};

/**
 * Looks after the space that a server takes by itself. A PostgreSQL that cannot write its log ends, and then cannot serve
 * reads either. So its log stays small while space is short, and nothing runs that only fills it.
 */
export class DiskWatch {
  readonly #settings: ClusterSettings;
  readonly #log: (line: string) => void;
  readonly #settled = new SettledState();
  #said: DiskState = 'PLENTY';
  #following = new AbortController();

  constructor(settings: ClusterSettings, log: (line: string) => void) {
    this.#settings = settings;
    this.#log = log;
  }

  /** Looks after a server until another one is followed, or until `stop`. */
  follow(connection: Client): void {
    this.stop();
    if (this.#settings.reserveBytes === 0) return;
    this.#following = new AbortController();
    const server = new FollowedServer(connection, this.#settings);
    void this.#goOn(server, this.#following.signal);
  }

  stop(): void {
    this.#following.abort();
  }

  async #goOn(server: FollowedServer, ending: AbortSignal): Promise<void> {
    while (!ending.aborted) {
      // What fails is tried again. If the connection is lost, another server will be followed.
      const state = await this.#look(server).catch(() => undefined);
      if (state !== undefined && !ending.aborted) this.#say(state);
      const options = { signal: ending, ref: false };
      await delay(PAUSE_MILLISECONDS, undefined, options).catch(() => undefined);
    }
  }

  async #look(server: FollowedServer): Promise<DiskState> {
    const { directory, reserveBytes } = this.#settings;
    const reading = await readDisk(directory.cluster);
    const demand = { reserveBytes, largestLogBytes: await server.largestLogBytes() };
    const state = this.#settled.next(diskStateOf(reading, demand), performance.now());
    await server.suit(state, reading.logBytes);
    return state;
  }

  #say(state: DiskState): void {
    if (state === this.#said) return;
    this.#said = state;
    this.#log(EVENTS[state]);
  }
}

/** A running server, as far as it is about its disk. */
class FollowedServer {
  /** Undefined: as the server was found. */
  #state: DiskState | undefined;
  #largestLogBytes: number | undefined;
  /** The size of the log at the last checkpoint that was asked for. */
  #logBytes = 0;

  constructor(
    private readonly connection: Client,
    private readonly settings: ClusterSettings,
  ) {}

  async largestLogBytes(): Promise<number> {
    if (this.#largestLogBytes !== undefined) return this.#largestLogBytes;
    const bytes = await this.connection.query<{ bytes: string }>(LARGEST_LOG).then(
      ({ rows }) => Number(rows[0]?.bytes ?? USUAL_LOG_BYTES),
      // PostgreSQL takes numbers that are written in other ways, too.
      () => USUAL_LOG_BYTES,
    );
    this.#largestLogBytes = bytes;
    return bytes;
  }

  /** Suits the server to a state of its disk. */
  async suit(state: DiskState, logBytes: number): Promise<void> {
    const before = this.#state;
    if (state !== before) {
      await writeDiskSettings(this.settings.directory.cluster, state, this.settings);
      await this.connection.query(RELOAD);
      this.#state = state;
    }
    // A worker may have begun before it was told not to.
    if (state === 'SHORT') await this.connection.query(END_AUTOVACUUM);
    if (isTighter(state, before ?? 'PLENTY') || this.#outgrows(state, logBytes))
      await this.#checkpoint(logBytes);
  }

  /** A session takes no notice of a smaller log while a statement of it runs. */
  #outgrows(state: DiskState, logBytes: number): boolean {
    return state !== 'PLENTY' && logBytes > 2 * SMALL_LOG_BYTES && logBytes > this.#logBytes;
  }

  async #checkpoint(logBytes: number): Promise<void> {
    this.#logBytes = logBytes;
    await this.connection.query(CHECKPOINT);
  }
}
