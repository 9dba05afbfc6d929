/**
 * Runs the work, and returns the longest time in milliseconds for which nothing else got a turn in this process. The time in which the
 * process had no processor does not count.
 */
export async function longestStandstill(work: () => Promise<void>): Promise<number> {
  let longest = 0;
  let before = { time: performance.now(), spent: process.cpuUsage() };
  const look = (): void => {
    const { user, system } = process.cpuUsage(before.spent);
    const now = performance.now();
    longest = Math.max(longest, Math.min(now - before.time, (user + system) / 1_000));
    before = { time: now, spent: process.cpuUsage() };
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
