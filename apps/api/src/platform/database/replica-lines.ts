import { Logger } from '@nestjs/common';

/** The time in milliseconds in which the same reason has one line, if the replica comes and goes. */
const QUIET_MS = 60_000;
/** The number of reasons that have a line. The texts of others may differ each time. */
const MAX_REASONS = 5;

/** The lines that the log has of a read replica: whether it is read, and each reason for which it is not, once until it is again. */
export class ReplicaLines {
  private readonly logger = new Logger('ReadReplica');
  /** The times at which the lines of the reasons were written. */
  private readonly said = new Map<string, number>();
  /** True if the last line says that it is read. */
  private isRead: boolean | undefined;

  note(fault: string | undefined, now = performance.now()): void {
    if (this.isRead === true) this.forgetUntil(now - QUIET_MS);
    if (fault === undefined) this.noteRead();
    else if (!this.said.has(fault) && this.said.size < MAX_REASONS) this.noteFault(fault, now);
  }

  private forgetUntil(latest: number): void {
    for (const [fault, at] of this.said) if (at <= latest) this.said.delete(fault);
  }

  private noteRead(): void {
    if (this.isRead === true) return;
    this.isRead = true;
    this.logger.log('Reads that may be late go to the server of DATABASE_READ_URL');
  }

  private noteFault(fault: string, now: number): void {
    this.said.set(fault, now);
    this.isRead = false;
    this.logger.warn(
      `Reads that may be late go to the server of DATABASE_URL. That of DATABASE_READ_URL cannot be used: ${fault}`,
    );
  }
}
