import { useEffect, useState } from 'react';
import { HOLD_SECONDS } from '../../api/admin';
import { extendHold } from '../../api/review-queue';

const TICK_MS = 250;
const EXTEND_MS = 3_000;

/**
 * Counts the seconds until a decision takes effect. While it rests, the server is asked for more time, again and again, and
 * the count goes on only when the server grants no more.
 */
export function useCountdown(id: string, effectiveAt: number, isResting: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  const [hasRested, setRested] = useState(false);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (!isResting) return undefined;
    // The list tells the time that the server grants. If it refuses, the decision has taken effect.
    const extend = () =>
      void extendHold(id, HOLD_SECONDS).then(
        () => setRested(true),
        () => setRested(false),
      );
    extend();
    const timer = setInterval(extend, EXTEND_MS);
    return () => {
      clearInterval(timer);
      setRested(false);
    };
  }, [id, isResting]);
  const seconds = Math.min(HOLD_SECONDS, Math.max(0, (effectiveAt - now) / 1000));
  return isResting && hasRested && seconds > HOLD_SECONDS / 2 ? HOLD_SECONDS : seconds;
}
