import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { Clock } from '../time/clock.js';
import type { HousekeepingTask } from './housekeeping-task.js';
import { HousekeepingTurnRepository } from './housekeeping-turn.repository.js';

const INTERVAL_MS = 5 * 60_000;
const BATCH_SIZE = 500;

/** Removes expired records every five minutes, in batches that hardly delay other requests. */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Housekeeping');
  private readonly tasks: HousekeepingTask[] = [];
  private timer: NodeJS.Timeout | undefined;
  private underWay: Promise<void> | undefined;
  private isStopping = false;

  constructor(
    private readonly turns: HousekeepingTurnRepository,
    private readonly clock: Clock,
  ) {}

  /** Adds tasks, which run in the order of their registration. */
  register(...tasks: HousekeepingTask[]): void {
    this.tasks.push(...tasks);
  }

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.run(), INTERVAL_MS).unref();
  }

  /** Waits only for the current batch, because the database closes next. */
  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    this.isStopping = true;
    await this.underWay;
  }

  /** Runs every task to its end, or joins the current run. Never throws. */
  run(): Promise<void> {
    this.underWay ??= this.runTasks().finally(() => (this.underWay = undefined));
    return this.underWay;
  }

  // The turn is for all tasks: two replicas that took turns might both miss a task.
  private async runTasks(): Promise<void> {
    for (const task of this.tasks) {
      if (this.isStopping || !(await this.runTask(task))) return;
    }
  }

  /** False if it is another replica's turn. */
  private async runTask({ removes, removeBatch }: HousekeepingTask): Promise<boolean> {
    const now = this.clock.now();
    let last: number | null = 0;
    let removed = 0;
    try {
      do {
        last = await this.turns.take((sql) => removeBatch(sql, now, BATCH_SIZE));
        removed += last ?? 0;
      } while (last === BATCH_SIZE && !this.isStopping);
    } catch (error) {
      this.logger.warn(
        `Some ${removes} could not be removed before the next run: ${(error as Error).message}`,
      );
    }
    if (removed > 0) this.logger.log(`Removed ${removed} ${removes}`);
    return last !== null;
  }
}
