import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import type { Language } from '@wordgrove/contracts';
import {
  findPacks,
  IndexedPack,
  PackError,
  reasonOf,
  type FoundPack,
  type ReadablePack,
} from '@wordgrove/dictionary-packs';
import type { InstalledDictionary } from '@wordgrove/lexicon';
import { CONFIGURATION, type Configuration } from '../../platform/config/configuration.js';
import { defaultDataDirectory } from '../../platform/database/default-data-directory.js';
import { Clock } from '../../platform/time/clock.js';
import { Duties } from '../../platform/workers/duties.js';
import { GuardedPack } from './guarded-pack.js';
import { IndexThread } from './index-thread.js';
import { PackCatalogue } from './pack-catalogue.js';
import type { PackListing, ReadyPack, UnavailablePack } from './pack-listing.js';

const UNREADABLE = 'Its index file cannot be read. The next start makes it again.';
/** The time between two looks at what the process that indexes has done. */
const LOOK_MS = 1_000;

/**
 * The dictionaries that the operator has installed. They are looked for once, in the background of the start; those that are
 * new are indexed by the process that has the duties. Until then, their languages behave as without them.
 */
@Injectable()
export class InstalledPacks implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Dictionaries');
  private readonly stopping = new AbortController();
  private readonly opens = new Map<string, IndexedPack>();
  private listed: PackListing = { ready: [], unavailable: [] };
  private catalogue: PackCatalogue | undefined;
  private looking: Promise<void> | undefined;
  private settling: Promise<void> = Promise.resolve();

  constructor(
    @Inject(CONFIGURATION) private readonly configuration: Configuration,
    private readonly duties: Duties,
    private readonly clock: Clock,
  ) {}

  /** The packs of this replica. It is another object if it has changed. */
  get listing(): PackListing {
    return this.listed;
  }

  onApplicationBootstrap(): void {
    this.settling = this.opened().then(() => this.settle());
  }

  onApplicationShutdown(): void {
    this.stopping.abort();
    for (const pack of this.opens.values()) pack.close();
  }

  /** Waits until the packs that were indexed before are open. It never throws. */
  opened(): Promise<void> {
    return (this.looking ??= this.look().catch((error: unknown) => this.complain(error)));
  }

  /** Waits until this process, if it has the duties, has indexed what is new. It never throws. */
  settled(): Promise<void> {
    return this.settling;
  }

  /** Returns the packs of a language that serve cards. One whose file fails is dropped. */
  of(language: Language): InstalledDictionary[] {
    const ready = this.listed.ready.filter(({ pack }) => pack.description.language === language);
    return ready.map((each) => new GuardedPack(each.pack, (error) => this.drop(each, error)));
  }

  /** Goes on without a pack. Its index file is removed, so that the next start makes it again. */
  private drop({ name, pack }: ReadyPack, error: Error): void {
    const ready = this.listed.ready.filter((each) => each.pack !== pack);
    // A card that is being made may still ask it, also while the service stops and has closed it.
    if (this.stopping.signal.aborted || ready.length === this.listed.ready.length) return;
    const unavailable: UnavailablePack = { name, state: 'REFUSED', reason: UNREADABLE };
    this.listed = { ready, unavailable: [...this.listed.unavailable, unavailable] };
    this.logger.warn(`Dictionary ${name} is not used any more. ${UNREADABLE} ${error.message}`);
    const { catalogue } = this;
    for (const [index, open] of this.opens)
      if (catalogue && open === pack)
        void rm(join(catalogue.directory, index), { force: true }).catch(() => undefined);
  }

  /** Indexes what is new, or waits until another process has done it. */
  private settle(): Promise<void> | undefined {
    if (this.stopping.signal.aborted || this.listed.unavailable.length === 0) return undefined;
    if (!this.duties.areOurs) this.lookLater();
    return new Promise((resolve) =>
      this.duties.whenTaken(
        () =>
          void this.indexAll()
            .catch((error: unknown) => this.complain(error))
            .finally(resolve),
      ),
    );
  }

  private lookLater(): void {
    setTimeout(() => {
      const isOver = this.stopping.signal.aborted || this.duties.areOurs || !this.isIndexing;
      if (!isOver)
        void this.look().then(
          () => this.lookLater(),
          () => this.lookLater(),
        );
    }, LOOK_MS).unref();
  }

  private get isIndexing(): boolean {
    return this.listed.unavailable.some(({ state }) => state === 'INDEXING');
  }

  private async look(): Promise<void> {
    const catalogue = (this.catalogue ??= new PackCatalogue(
      await this.place('dictionary-indexes'),
    ));
    await catalogue.load();
    this.show(await this.find(), catalogue);
  }

  private async find(): Promise<FoundPack[]> {
    const directory = this.configuration.dictionaries ?? (await this.place('dictionaries'));
    return findPacks(directory).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' && this.configuration.dictionaries === undefined) return [];
      this.logger.warn(`The dictionaries in ${directory} cannot be listed: ${error.message}`);
      return [];
    });
  }

  private async place(name: string): Promise<string> {
    const { dataDir } = this.configuration;
    return join(dataDir ?? (await defaultDataDirectory(process.cwd())).dataDir, name);
  }

  private show(packs: readonly FoundPack[], catalogue: PackCatalogue): void {
    const ready: ReadyPack[] = [];
    const unavailable: UnavailablePack[] = [];
    for (const found of packs) {
      const { name } = found;
      const outcome =
        found.kind === 'UNKNOWN' ? { refusal: found.reason } : catalogue.outcomeOf(found);
      const pack = outcome && 'index' in outcome ? this.open(catalogue, outcome.index) : undefined;
      if (outcome && 'refusal' in outcome)
        unavailable.push({ name, state: 'REFUSED', reason: outcome.refusal });
      else if (outcome === undefined || pack === undefined)
        unavailable.push({ name, state: 'INDEXING', reason: '' });
      else ready.push({ name, hash: outcome.hash, pack });
    }
    if (ready.length + unavailable.length + this.listed.unavailable.length > 0)
      this.listed = { ready, unavailable };
  }

  /** Returns undefined if the index file is gone or damaged: it is then made again. */
  private open(catalogue: PackCatalogue, index: string): IndexedPack | undefined {
    try {
      const pack = this.opens.get(index) ?? IndexedPack.open(join(catalogue.directory, index));
      this.opens.set(index, pack);
      return pack;
    } catch {
      return undefined;
    }
  }

  private async indexAll(): Promise<void> {
    const packs = await this.find();
    const { catalogue } = this;
    if (catalogue === undefined) return;
    // Another process may have had the duties until now.
    await catalogue.load();
    const thread = new IndexThread(catalogue.directory);
    try {
      for (const pack of packs)
        if (pack.kind !== 'UNKNOWN' && this.isNew(pack, catalogue))
          await this.indexOne(pack, catalogue, thread).then(() => this.show(packs, catalogue));
      await catalogue.keepOnly(packs, this.clock.now());
      for (const { name, reason } of this.listed.unavailable)
        this.logger.warn(`Dictionary ${name} is refused: ${reason}`);
    } finally {
      await thread.end();
    }
  }

  private isNew(pack: ReadablePack, catalogue: PackCatalogue): boolean {
    const outcome = catalogue.outcomeOf(pack);
    if (outcome === undefined) return true;
    return 'index' in outcome
      ? this.open(catalogue, outcome.index) === undefined
      : outcome.isPassing === true;
  }

  private async indexOne(
    pack: ReadablePack,
    catalogue: PackCatalogue,
    thread: IndexThread,
  ): Promise<void> {
    const begun = this.clock.ticks();
    const outcome = await thread.index(pack, this.stopping.signal).catch((error: unknown) => {
      this.stopping.signal.throwIfAborted();
      const isPassing = !(error instanceof PackError);
      if (isPassing) this.complain(error);
      return { refusal: reasonOf(error), isPassing };
    });
    await catalogue.note(pack, outcome);
    if ('index' in outcome)
      this.logger.log(
        `Dictionary ${pack.name} is indexed after ${this.clock.ticks() - begun} ms. Its hash is ${outcome.hash}`,
      );
  }

  private complain(error: unknown): void {
    if (this.stopping.signal.aborted) return;
    this.logger.error(`Dictionaries could not be read: ${(error as Error).message}`);
  }
}
