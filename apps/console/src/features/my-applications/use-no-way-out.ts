import { useEffect } from 'react';
import { useBlocker } from 'react-router';

/** Ignores Back and links, and lets the browser ask before a reload, for as long as the component is shown. */
export function useNoWayOut(): void {
  const blocker = useBlocker(true);
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset();
  }, [blocker]);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
}
