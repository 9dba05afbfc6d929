import { useCallback, useState } from 'react';
import { useLocation } from 'react-router';
import { VisitStates } from './visit-states';

const STORED = 'wordgrove-visits';

const states = new VisitStates(takeStored());
const leaving = new Set<() => void>();

window.addEventListener('pagehide', () => {
  for (const keep of leaving) keep();
  try {
    sessionStorage.setItem(STORED, states.stored());
  } catch {
    // Without storage, a reload forgets them.
  }
});

/** Returns what was stored before this page was loaded, unless somebody opened the page anew. */
function takeStored(): string | null {
  try {
    const stored = sessionStorage.getItem(STORED);
    sessionStorage.removeItem(STORED);
    const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return opened === undefined || opened.type === 'navigate' ? null : stored;
  } catch {
    return null;
  }
}

/** Calls a function when the page is left for another site or loaded again, while states can still be kept. Returns how to end that. */
export function onLeaving(keep: () => void): () => void {
  leaving.add(keep);
  return () => void leaving.delete(keep);
}

/**
 * Returns what this visit of the page kept under a name, for somebody who has come back to it or loaded it again. `keep` takes a
 * value of JSON, and draws nothing anew.
 */
export function useVisitState<Value>(name: string, initial: Value) {
  const { key, pathname, search } = useLocation();
  // The first page of each tab has the same key.
  const visit = `${key} ${pathname}${search}`;
  const [value] = useState(() => states.read<Value>(visit, name) ?? initial);
  const keep = useCallback((kept: Value) => states.keep(visit, name, kept), [visit, name]);
  return { value, keep };
}
