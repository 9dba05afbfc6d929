/** Those who wait for a turn of the event loop, in the order in which they came. */
const waiting: (() => void)[] = [];

/**
 * Waits for a turn of the event loop of one's own, in which to work for a few milliseconds. Whatever may take longer than
 * others should wait asks for one before each piece. The event loop goes on with one of those who ask, and then looks
 * at its sockets, so that a short request waits for one piece of work, however many large requests there are.
 */
export function ownLoopTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(goOnWithNext);
  });
}

function goOnWithNext(): void {
  waiting.shift()?.();
  // An immediate that is set now comes only after the sockets.
  if (waiting.length > 0) setImmediate(goOnWithNext);
}
