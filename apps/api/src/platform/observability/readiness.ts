import { Injectable } from '@nestjs/common';

/** Tells balancers if the service wants more requests. */
@Injectable()
export class Readiness {
  private isWithdrawn = false;
  private reason: string | undefined;

  /** The reason for which it wants none, for people; undefined if it wants more. */
  get refusal(): string | undefined {
    return this.reason;
  }

  /** Makes balancers wait until `announce`. */
  postpone(): void {
    this.reason = 'The service has just started';
  }

  announce(): void {
    if (!this.isWithdrawn) this.reason = undefined;
  }

  /** Makes balancers send their requests elsewhere from now on. */
  withdraw(): void {
    this.isWithdrawn = true;
    this.reason = 'The service is stopping';
  }
}
