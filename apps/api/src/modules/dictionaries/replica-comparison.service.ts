import { hostname } from 'node:os';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.js';
import { Duties } from '../../platform/workers/duties.js';
import { InstalledPacks } from './installed-packs.service.js';
import { ReplicaDictionaries, type DictionaryHashes } from './replica-dictionaries.repository.js';

const INTERVAL_MS = 5 * 60_000;
/** In a line of the log. */
const MAX_NAMES = 10;

/**
 * Warns if replicas have different dictionaries: the cards of a user would come from another one from time to time. Each replica says
 * every five minutes what it has, and those that have any as soon as they are indexed.
 */
@Injectable()
export class ReplicaComparison implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Dictionaries');
  private readonly replica: string;
  private readonly warned = new Map<string, string>();
  private timer: NodeJS.Timeout | undefined;
  private comparing: Promise<void> | undefined;
  private hasReported = false;

  constructor(
    @Inject(CONFIGURATION) { port, dataDir, dictionaries }: Configuration,
    private readonly packs: InstalledPacks,
    private readonly replicas: ReplicaDictionaries,
    private readonly duties: Duties,
  ) {
    this.replica = [hostname(), port, dataDir ?? '', dictionaries ?? ''].join(' ').trim();
  }

  onApplicationBootstrap(): void {
    this.duties.whenTaken(() => {
      this.timer = setInterval(() => void this.compare(), INTERVAL_MS).unref();
      void this.packs.settled().then(() => {
        if (this.packs.listing.ready.length > 0) void this.compare();
      });
    });
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.comparing;
    // Otherwise, a replica that comes back with other dictionaries would differ from itself.
    if (this.hasReported) await this.replicas.remove(this.replica).catch(() => undefined);
  }

  private compare(): Promise<void> {
    return (this.comparing ??= this.reportAndWarn()
      // The database may be away. The next look is soon enough.
      .catch(() => undefined)
      .finally(() => (this.comparing = undefined)));
  }

  private async reportAndWarn(): Promise<void> {
    const hashes = Object.fromEntries(
      this.packs.listing.ready.map(({ name, hash }) => [name, hash]),
    );
    this.hasReported = true;
    const others = await this.replicas.report({ replica: this.replica, hashes });
    for (const other of others) this.warn(other.replica, differencesOf(hashes, other.hashes));
  }

  /** Says the same about a replica only once. */
  private warn(replica: string, differences: readonly string[]): void {
    const text = differences.slice(0, MAX_NAMES).join(', ');
    if (this.warned.get(replica) === text || (text === '' && !this.warned.has(replica))) return;
    this.warned.set(replica, text);
    if (text === '') this.logger.log(`The replica "${replica}" has the same dictionaries again`);
    else
      this.logger.warn(
        `The replica "${replica}" has other dictionaries: ${text}. Install the same files on all replicas.`,
      );
  }
}

/** Returns the names of the dictionaries that only one of two replicas has, or that differ. */
function differencesOf(own: DictionaryHashes, others: DictionaryHashes): string[] {
  const names = new Set([...Object.keys(own), ...Object.keys(others)]);
  return [...names].filter((name) => own[name] !== others[name]).sort();
}
