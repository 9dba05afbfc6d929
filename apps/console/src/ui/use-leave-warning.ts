import { useEffect } from 'react';
import { useBlocker } from 'react-router';

const QUESTION = 'The file that you have chosen is not kept. Leave this page?';

/** Asks before a page is left, for what the tab cannot keep: a chosen file. */
export function useLeaveWarning(isNeeded: boolean): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isNeeded && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (window.confirm(QUESTION)) blocker.proceed();
    else blocker.reset();
  }, [blocker]);
  useEffect(() => {
    if (!isNeeded) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isNeeded]);
}
