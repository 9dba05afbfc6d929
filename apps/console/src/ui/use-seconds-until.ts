import { useEffect, useState } from 'react';

/** Returns the number of seconds until a time, which becomes smaller every second, down to 0. It is 0 without a time. */
export function useSecondsUntil(time: Date | null): number {
  const at = time?.getTime() ?? 0;
  const [seconds, setSeconds] = useState(() => secondsUntil(at));
  useEffect(() => {
    const tick = () => setSeconds(secondsUntil(at));
    tick();
    if (at === 0) return undefined;
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, [at]);
  return seconds;
}

function secondsUntil(at: number): number {
  return Math.max(0, Math.ceil((at - Date.now()) / 1_000));
}
