import { useQueryClient, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { focusHeading } from './focus-heading';

/** Reloads the queries that an action has made stale. */
export function useRefresh(): (...keys: QueryKey[]) => Promise<void> {
  const client = useQueryClient();
  return async (...keys) => {
    await Promise.all(keys.map((key) => reload(client, key)));
    requestAnimationFrame(keepFocus);
  };
}

/** Loads the queries of this key again. */
export async function reload(client: QueryClient, queryKey: QueryKey): Promise<void> {
  // What is loaded for the first time may be of before the change, and would not be loaded again.
  await client.cancelQueries({ queryKey, predicate: hasNothingYet });
  await client.invalidateQueries({ queryKey });
}

function hasNothingYet({ state }: Query): boolean {
  return state.data === undefined;
}

/** If an action removes its own button from the page, the focus would be lost. */
function keepFocus(): void {
  if (document.activeElement === document.body) focusHeading();
}
