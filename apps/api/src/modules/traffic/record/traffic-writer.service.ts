import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { DatabaseBusy } from '../../../platform/database/bounded-pool.js';
import { isDatabaseAway, isReadOnlyRefusal } from '../../../platform/database/database-away.js';
import { DiskSpace } from '../../../platform/disk/disk-space.js';
import { CallLogWriter } from '../log/call-log-write.repository.js';
import { CounterRepository } from '../usage/counter.repository.js';
import { CallRecorder } from './call-recorder.service.js';
import { WriteTiming } from './write-timing.js';

/** The number of rows in one statement. It takes some ten milliseconds. */
const ROWS_AT_ONCE = 500;
/** The number of batches that a look at the log writes at most, so that it ends even if calls come faster than they are written. */
const MAX_BATCHES_PER_LOOK = 20;

/**
 * Writes what the recorder has kept: the log every second, and the counters every ten seconds. While the database is away or the
 * reserve of its disk is spent, it stays in memory as far as there is room.
 */
@Injectable()
export class TrafficWriter implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Traffic');
  private timer: NodeJS.Timeout | undefined;
  private underWay: Promise<void> | undefined;
  private looks = 0;
  private writtenRows = 0;

  constructor(
    private readonly recorder: CallRecorder,
    private readonly counters: CounterRepository,
    private readonly rows: CallLogWriter,
    private readonly timing: WriteTiming,
    private readonly disk: DiskSpace,
  ) {}

  /** The number of rows of the log that this process has written. */
  get written(): number {
    return this.writtenRows;
  }

  onApplicationBootstrap(): void {
    if (this.timing.logIntervalMs === null) return;
    this.timer = setInterval(() => this.look(), this.timing.logIntervalMs).unref();
  }

  /** Writes what is left. The requests have ended, and the database closes next. */
  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.underWay;
    await this.write();
  }

  /** Writes all that has been recorded, or waits for the write under way. Never throws. */
  write(withCounters = true): Promise<void> {
    this.underWay ??= this.writeAll(withCounters).finally(() => (this.underWay = undefined));
    return this.underWay;
  }

  private look(): void {
    this.looks += 1;
    void this.write(this.looks % this.timing.looksPerCount === 0);
  }

  private async writeAll(withCounters: boolean): Promise<void> {
    if (await this.disk.isSpent()) return;
    if (withCounters) {
      await this.writeCalls();
      await this.writeSecrets();
    }
    for (let batch = 0; batch < MAX_BATCHES_PER_LOOK; batch += 1)
      if (!(await this.writeRows())) return;
  }

  private async writeCalls(): Promise<void> {
    const { calls } = this.recorder;
    if (calls.isEmpty) return;
    const taken = calls.take();
    const fate = await this.attempt(() => this.counters.addCalls(taken));
    if (fate === 'later') calls.giveBack(taken, ({ applicationId }) => applicationId);
    if (fate === 'never') taken.forEach((each) => calls.drop(each));
  }

  private async writeSecrets(): Promise<void> {
    const { secrets } = this.recorder;
    if (secrets.isEmpty) return;
    const taken = secrets.take();
    const fate = await this.attempt(() => this.counters.addSecretUses(taken));
    if (fate === 'later') secrets.giveBack(taken, ({ secretId }) => secretId);
    if (fate === 'never') taken.forEach((each) => secrets.drop(each));
  }

  /** Returns whether there may be more rows that can be written now. */
  private async writeRows(): Promise<boolean> {
    const { log } = this.recorder;
    if (log.size === 0) return false;
    const taken = log.take(ROWS_AT_ONCE);
    const fate = await this.attempt(() => this.rows.add(taken));
    if (fate === 'later') log.giveBack(taken);
    if (fate === 'never') log.dropped.refused += taken.length;
    if (fate === 'done') this.writtenRows += taken.length;
    return fate !== 'later';
  }

  private async attempt(write: () => Promise<void>): Promise<'done' | 'later' | 'never'> {
    try {
      await write();
      return 'done';
    } catch (error) {
      if (passes(error)) return 'later';
      this.logger.warn(`Calls could not be written: ${(error as Error).message}`);
      return 'never';
    }
  }
}

/** Returns whether a later attempt may succeed. If an application, a secret or a user has been removed, it goes without them. */
function passes(error: unknown): boolean {
  const isRemoved = (error as { code?: unknown } | null)?.code === FOREIGN_KEY_VIOLATION;
  const isBusy = error instanceof DatabaseBusy;
  return isBusy || isDatabaseAway(error) || isReadOnlyRefusal(error) || isRemoved;
}

const FOREIGN_KEY_VIOLATION = '23503';
