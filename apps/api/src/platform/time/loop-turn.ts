/**
 * A line of those who wait for a turn of the event loop of their own, in which to work for a few milliseconds. The event loop goes on with
 * one of them, and then looks at its sockets, so that a short request waits for one piece of work, however many ask for a turn.
 */
export class LoopTurns {
  private readonly waiting: (() => void)[] = [];

  /** Resolves in one's turn, in the order in which they were asked for. */
  take(): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.push(resolve);
      if (this.waiting.length === 1) setImmediate(() => this.goOnWithNext());
    });
  }

  private goOnWithNext(): void {
    this.waiting.shift()?.();
    // An immediate that is set now comes only after the sockets.
    if (this.waiting.length > 0) setImmediate(() => this.goOnWithNext());
  }
}

const ofLongWork = new LoopTurns();

/** Waits for a turn in the line of whatever may take longer than others should wait. It asks for one before each piece. */
export function ownLoopTurn(): Promise<void> {
  return ofLongWork.take();
}
