import { tmpdir } from 'node:os';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { Clock } from '../time/clock.js';
import { Duties } from '../workers/duties.js';
import { removeAbandonedDirectories } from './temporary-directories.js';

const INTERVAL_MS = 5 * 60_000;

/** Removes what processes of this machine that were killed have left in the directory for temporary files. */
@Injectable()
export class AbandonedDirectories implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger('Disk');
  private timer: NodeJS.Timeout | undefined;
  private isStopping = false;

  constructor(
    private readonly clock: Clock,
    private readonly duties: Duties,
  ) {}

  onApplicationBootstrap(): void {
    this.duties.whenTaken(() => {
      if (this.isStopping) return;
      void this.remove();
      this.timer = setInterval(() => void this.remove(), INTERVAL_MS).unref();
    });
  }

  onModuleDestroy(): void {
    this.isStopping = true;
    clearInterval(this.timer);
  }

  private async remove(): Promise<void> {
    try {
      await removeAbandonedDirectories(tmpdir(), this.clock.now());
    } catch (error) {
      // What needs such files says so if they cannot be written.
      this.logger.debug(`Temporary directories were not removed: ${(error as Error).message}`);
    }
  }
}
