import { useEffect, useState } from 'react';

/** The time that a hand needs to stop after something else has appeared under it. */
const SETTLE_MS = 400;

/** The controls of what has just appeared that may act. */
export interface Armed {
  /** By a key: some time has passed. A key that is held down does not count. */
  forKeys: boolean;
  /** By a press: the pointer has moved, or a key has been pressed, as well. */
  forPresses: boolean;
}

/** Keeps a second press, which was meant for what was there before, from doing anything. */
export function useArmed(): Armed {
  const [isSettled, setSettled] = useState(false);
  const [hasMoved, setMoved] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLE_MS);
    const note = () => setMoved(true);
    const noteKey = ({ repeat }: KeyboardEvent) => !repeat && setMoved(true);
    window.addEventListener('pointermove', note, { once: true });
    window.addEventListener('keydown', noteKey);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointermove', note);
      window.removeEventListener('keydown', noteKey);
    };
  }, []);
  return { forKeys: isSettled, forPresses: isSettled && hasMoved };
}
