/** Runs the work, and returns the longest time in milliseconds for which nothing else got a turn in this process. */
export async function longestStandstill(work: () => Promise<void>): Promise<number> {
  let longest = 0;
  let before = performance.now();
  const look = (): void => {
    const now = performance.now();
    longest = Math.max(longest, now - before);
    before = now;
  };
  const watch = setInterval(look, 1);
  try {
    await work();
  } finally {
    clearInterval(watch);
  }
  look();
  return longest;
}
