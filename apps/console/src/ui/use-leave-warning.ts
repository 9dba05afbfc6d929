import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { TEXTS } from './texts';

/** Asks before a page is left, for what the tab cannot keep: a chosen file. */
export function useLeaveWarning(isNeeded: boolean): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isNeeded && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (window.confirm(TEXTS.leaveQuestion)) blocker.proceed();
    else blocker.reset();
  }, [blocker]);
  useEffect(() => {
    if (!isNeeded) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isNeeded]);
}
