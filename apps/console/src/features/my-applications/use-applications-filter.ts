import { APPLICATION_ORDERS, type ApplicationOrder } from '@wordgrove/contracts';
import type { ApplicationStateCountsDto } from '@wordgrove/dto';
import type { ListedFilter } from '../../api/traffic';
import { useFilters } from '../../ui/use-filters';
import { STATE_FILTERS, type StateFilter } from './application-states';

/** The search, the chosen state and the order, which are in the address. */
export function useApplicationsFilter() {
  const { values, set, clear } = useFilters(['q', 'status', 'sort']);
  const { value: state, state: stateOnWire } =
    STATE_FILTERS.find(({ value }) => value === values.status) ?? STATE_FILTERS[0];
  const order = APPLICATION_ORDERS.find((name) => name === values.sort) ?? 'calls';
  const filter: ListedFilter = { q: values.q, state: stateOnWire ?? '', order_by: order };
  return {
    typed: values.q,
    state,
    order,
    filter,
    search: (text: string) => set({ q: text }),
    choose: (value: StateFilter) => set({ status: value === 'all' ? '' : value }),
    sort: (value: ApplicationOrder) => set({ sort: value === 'calls' ? '' : value }),
    clear,
  };
}

/** Returns the number of applications that a choice of the filter leaves. */
export function countIn(counts: ApplicationStateCountsDto, filter: StateFilter): number {
  const states = STATE_FILTERS.filter(({ value }) => filter === 'all' || value === filter);
  return states.reduce((sum, { state }) => sum + (state === null ? 0 : counts[state]), 0);
}
