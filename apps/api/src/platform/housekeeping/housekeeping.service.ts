import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { Outage } from '../database/outage.js';
import { DiskSpace } from '../disk/disk-space.js';
import { Clock } from '../time/clock.js';
import { Duties } from '../workers/duties.js';
import type { HousekeepingCheck } from './housekeeping-check.js';
import type { HousekeepingTask } from './housekeeping-task.js';
import { HousekeepingTurnRepository } from './housekeeping-turn.repository.js';

const INTERVAL_MS = 5 * 60_000;
const BATCH_SIZE = 500;

/** The work that this process has done since its start. */
export interface HousekeepingFigures {
  /** The number of removed records, by their name. */
  removed: Record<string, number>;
  /** The number of steps that failed, by what they look after. */
  failures: Record<string, number>;
  /** The end of the last round that this process did. */
  lastRound: Date | undefined;
}

/**
 * Removes expired records every five minutes, in batches that hardly delay other requests, and checks
 * whether work is left undone.
 */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Housekeeping');
  /** The steps of a round. Each resolves to false if the round is over: it is another replica's turn, or the database is away. */
  private readonly steps: (() => Promise<boolean>)[] = [];
  /** For the metrics. */
  readonly figures: HousekeepingFigures = { removed: {}, failures: {}, lastRound: undefined };
  private timer: NodeJS.Timeout | undefined;
  private underWay: Promise<void> | undefined;
  private isStopping = false;

  constructor(
    private readonly turns: HousekeepingTurnRepository,
    private readonly clock: Clock,
    private readonly duties: Duties,
    private readonly disk: DiskSpace,
    private readonly outage: Outage,
  ) {}

  /** Adds tasks; tasks and checks run in the order of their registration. */
  register(...tasks: HousekeepingTask[]): void {
    for (const task of tasks) {
      this.steps.push(() => this.remove(task));
      this.figures.removed[task.removes] = 0;
      this.figures.failures[task.removes] = 0;
    }
  }

  /** Adds a check. */
  registerCheck(check: HousekeepingCheck): void {
    this.steps.push(() => this.check(check));
    this.figures.failures[check.looksAfter] = 0;
  }

  onApplicationBootstrap(): void {
    this.duties.whenTaken(() => {
      if (this.isStopping) return;
      this.timer = setInterval(() => void this.run(), INTERVAL_MS).unref();
    });
  }

  /** Waits only for the current batch, because the database closes next. */
  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    this.isStopping = true;
    await this.underWay;
  }

  /** Runs every task and check to its end, or joins the current run. Never throws. */
  run(): Promise<void> {
    this.underWay ??= this.runSteps().finally(() => (this.underWay = undefined));
    return this.underWay;
  }

  // A replica that has the turn has it for all steps: two replicas that took turns might both miss one.
  private async runSteps(): Promise<void> {
    for (const step of this.steps) {
      if ((await this.isInterrupted()) || !(await step())) return;
    }
    this.figures.lastRound = this.clock.now();
  }

  // What is removed leaves no room on the disk at once, but the database's log of it needs some.
  private async isInterrupted(): Promise<boolean> {
    return this.isStopping || (await this.disk.isShort());
  }

  private async remove({ removes, removeBatch }: HousekeepingTask): Promise<boolean> {
    const now = this.clock.now();
    let last: number | null = 0;
    let removed = 0;
    try {
      do {
        last = await this.turns.take((sql) => removeBatch(sql, now, BATCH_SIZE));
        removed += last ?? 0;
      } while (last === BATCH_SIZE && !(await this.isInterrupted()));
    } catch (error) {
      this.noteFailure(removes);
      if (await this.outage.explains(error)) last = null;
      else
        this.logger.warn(
          `Some ${removes} could not be removed before the next run: ${(error as Error).message}`,
        );
    }
    this.figures.removed[removes] = (this.figures.removed[removes] ?? 0) + removed;
    if (removed > 0) this.logger.log(`Removed ${removed} ${removes}`);
    return last !== null;
  }

  private async check({ looksAfter, run }: HousekeepingCheck): Promise<boolean> {
    try {
      const done = await this.turns.take(async (sql) => {
        await run(sql);
        return true;
      });
      return done !== null;
    } catch (error) {
      this.noteFailure(looksAfter);
      if (await this.outage.explains(error)) return false;
      this.logger.warn(`The check of ${looksAfter} failed: ${(error as Error).message}`);
      return true;
    }
  }

  private noteFailure(name: string): void {
    this.figures.failures[name] = (this.figures.failures[name] ?? 0) + 1;
  }
}
