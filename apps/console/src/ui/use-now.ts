import { useSyncExternalStore } from 'react';

const TICK_MS = 10_000;

let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

/** All times of a page move on together, with one timer. */
function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) timer = setInterval(tick, TICK_MS);
  listeners.add(listener);
  tick();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

function tick(): void {
  // Listeners that come together share one time: otherwise each would let the others be drawn again.
  if (Date.now() - now < 1_000) return;
  now = Date.now();
  for (const listener of listeners) listener();
}

/** Returns the time, a few seconds late, and draws the component again as it moves on. */
export function useNow(): Date {
  return new Date(useSyncExternalStore(subscribe, () => now));
}
