import { Logger } from '@nestjs/common';
import type { Clock } from '../time/clock.js';
import type { PrimaryLink } from '../workers/primary-link.js';
import { OutageLines } from './outage-lines.js';
import { OUTAGE_TEXTS, type OutageServer } from './outage-texts.js';

/** Tells whether this process reaches a server: to the log, or to the primary, which writes the lines for all of its workers. */
export class OutageReport {
  private readonly lines: OutageLines<this> | undefined;
  private isTold = false;

  constructor(
    private readonly server: OutageServer,
    private readonly link: PrimaryLink | null,
    clock: Clock,
  ) {
    if (link !== null) return;
    const logger = new Logger(server);
    this.lines = new OutageLines(
      () => clock.ticks(),
      (line) => logger.warn(line),
      OUTAGE_TEXTS[server],
    );
    this.lines.add(this);
  }

  noteAway(reason: string): void {
    this.lines?.noteAway(this, reason);
    this.tell(true, reason);
  }

  noteReached(): void {
    this.lines?.noteReached(this);
    this.tell(false);
  }

  /** Tells only changes. */
  private tell(isAway: boolean, reason?: string): void {
    if (this.isTold === isAway) return;
    this.isTold = isAway;
    this.link?.tell(isAway ? 'away' : 'reached', this.server, reason);
  }
}
