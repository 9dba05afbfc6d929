import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { Clock } from '../../platform/time/clock.js';
import { RetentionRepository } from './store/retention.repository.js';

const HOUR_MS = 3_600_000;

/** Removes expired requests, codes and tokens once an hour: anyone can make requests for nothing. */
@Injectable()
export class RetentionService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('OAuth');
  private timer: NodeJS.Timeout | undefined;
  private work: Promise<void> = Promise.resolve();

  constructor(
    private readonly repository: RetentionRepository,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.work = this.deleteExpired();
    }, HOUR_MS).unref();
  }

  /** Waits for a removal under way, since the database closes next. */
  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.work;
  }

  private async deleteExpired(): Promise<void> {
    await this.repository
      .deleteExpired(this.clock.now())
      .catch((error: Error) => this.logger.warn(`Expired records are kept: ${error.message}`));
  }
}
