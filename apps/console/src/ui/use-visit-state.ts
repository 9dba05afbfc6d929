import { useCallback, useState } from 'react';
import { useLocation } from 'react-router';
import { VisitStates } from './visit-states';

const states = new VisitStates();

/**
 * Returns what this visit of the page kept under a name, for somebody who has come back to it. `keep` draws nothing anew.
 */
export function useVisitState<Value>(name: string, initial: Value) {
  const { key } = useLocation();
  const [value] = useState(() => states.read<Value>(key, name) ?? initial);
  const keep = useCallback((kept: Value) => states.keep(key, name, kept), [key, name]);
  return { value, keep };
}
