/**
 * A line of those who wait for a turn of the event loop of their own, in which to work for a few milliseconds. The event loop goes on with
 * one of them, and then looks at its sockets, so that a short request waits for one piece of work, however many ask for a turn.
 */
export class LoopTurns {
  private readonly waiting: (() => void)[] = [];
  private isGoing = false;

  /** @param between the number of turns that the event loop has after each of theirs */
  constructor(private readonly between = 0) {}

  /** Resolves in one's turn, in the order in which they were asked for. */
  take(): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.push(resolve);
      if (this.isGoing) return;
      this.isGoing = true;
      setImmediate(() => this.goOnWithNext());
    });
  }

  private goOnWithNext(): void {
    const begin = this.waiting.shift();
    this.isGoing = begin !== undefined;
    if (begin === undefined) return;
    begin();
    // An immediate that is set now comes only after the sockets.
    afterTurns(this.between + 1, () => this.goOnWithNext());
  }
}

function afterTurns(count: number, go: () => void): void {
  setImmediate(() => {
    if (count > 1) afterTurns(count - 1, go);
    else go();
  });
}

/**
 * In each turn, the event loop accepts one new connection only, and reads from it in the next one. So several that come together would
 * wait for as many pieces of work. Turns in which nothing happens take some microseconds.
 */
const ofLongWork = new LoopTurns(10);

/** Waits for a turn in the line of whatever may take longer than others should wait. It asks for one before each piece. */
export function ownLoopTurn(): Promise<void> {
  return ofLongWork.take();
}
