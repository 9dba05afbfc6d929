import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { focusHeading } from './focus-heading';

/** Reloads the queries that an action has made stale. */
export function useRefresh(): (...keys: QueryKey[]) => Promise<void> {
  const client = useQueryClient();
  return async (...keys) => {
    await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
    requestAnimationFrame(keepFocus);
  };
}

/** If an action removes its own button from the page, the focus would be lost. */
function keepFocus(): void {
  if (document.activeElement === document.body) focusHeading();
}
