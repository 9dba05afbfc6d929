import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { focusHeading } from './focus-heading';

/** Loads again what an action has made stale. */
export function useRefresh(): (...keys: QueryKey[]) => Promise<void> {
  const client = useQueryClient();
  return async (...keys) => {
    await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
    requestAnimationFrame(keepFocus);
  };
}

/** A button that its own action removed from the page leaves the keyboard nowhere. */
function keepFocus(): void {
  if (document.activeElement === document.body) focusHeading();
}
