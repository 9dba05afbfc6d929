import type { ConnectionRefusal } from '../workers/refused-connections.js';

/** The time in milliseconds between two lines of the log. Each refusal would be a line too many just when there is too much to do. */
const LINE_MS = 1_000;

/** Counts the connections that this process refuses, and tells the log of them. */
export class RefusalTally {
  private untold = new Map<ConnectionRefusal, number>();
  private telling: NodeJS.Timeout | undefined;

  /**
   * @param count counts one for the metrics
   * @param log receives one line a second, as long as there are refusals
   */
  constructor(
    private readonly count: (reason: ConnectionRefusal) => void,
    private readonly log: (line: string) => void,
  ) {}

  /** @param isExplained true if the log has the cause already */
  add(reason: ConnectionRefusal, isExplained = false): void {
    this.count(reason);
    if (isExplained) return;
    this.untold.set(reason, (this.untold.get(reason) ?? 0) + 1);
    this.telling ??= setTimeout(() => this.tell(), LINE_MS).unref();
  }

  /** Tells the log of those that it does not know yet. */
  tell(): void {
    clearTimeout(this.telling);
    this.telling = undefined;
    if (this.untold.size === 0) return;
    const counts = [...this.untold].map(([reason, count]) => `${count} ${reason}`).join(', ');
    this.untold = new Map();
    this.log(
      `No worker could take them in time, so connections were refused in the last second: ${counts}.`,
    );
  }
}
