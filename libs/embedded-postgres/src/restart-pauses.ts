/** After this time without a restart, the next one is the first again. */
const QUIET_MILLISECONDS = 60_000;
const FIRST_PAUSE_MILLISECONDS = 100;
const MAX_PAUSE_MILLISECONDS = 10_000;

/** The pauses before restarts, which grow if restarts are frequent. */
export class RestartPauses {
  #last = -Infinity;
  #frequent = 0;

  /** Returns the pause in milliseconds before a restart that is wanted `now`; none before the first one. */
  next(now: number): number {
    this.#frequent = now - this.#last < QUIET_MILLISECONDS ? this.#frequent + 1 : 0;
    this.#last = now;
    if (this.#frequent === 0) return 0;
    return Math.min(FIRST_PAUSE_MILLISECONDS * 2 ** (this.#frequent - 1), MAX_PAUSE_MILLISECONDS);
  }
}
