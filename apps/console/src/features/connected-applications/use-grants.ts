import { listGrants } from '../../api/grants';
import { useListOfPages } from '../../ui/list-of-pages';
import { useFilters } from '../../ui/use-filters';
import { GRANTS } from './grants-key';

/** Reads what the user has granted, or what is found of it. The search is in the address. */
export function useGrants() {
  const { values, set } = useFilters(['q'] as const);
  const list = useListOfPages([...GRANTS, values], (token) => listGrants(values, token));
  const grants = list.data?.pages.flatMap((page) => page.grants) ?? [];
  return { list, grants, q: values.q, search: (q: string) => set({ q }) };
}
