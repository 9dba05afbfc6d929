import { Injectable } from '@nestjs/common';

/** Tells balancers if the service wants more requests. */
@Injectable()
export class Readiness {
  private stopping = false;

  get isStopping(): boolean {
    return this.stopping;
  }

  /** Makes balancers send their requests elsewhere. */
  withdraw(): void {
    this.stopping = true;
  }
}
