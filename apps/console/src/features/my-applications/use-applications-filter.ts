import { useMemo } from 'react';
import { useFilters } from '../../ui/use-filters';
import { ordered, ORDERS, type ApplicationOrder } from './application-order';
import { isInState, matches, STATE_FILTERS, type StateFilter } from './application-states';
import type { ListedApplication } from './use-my-applications';

/** The search, the chosen state and the order, which are in the address, and the applications that they leave. */
export function useApplicationsFilter(listed: readonly ListedApplication[]) {
  const { values, set, clear } = useFilters(['q', 'status', 'sort']);
  const { q: typed } = values;
  const state = stateNamed(values.status);
  const order = ORDERS.find((name) => name === values.sort) ?? 'calls';
  const named = useMemo(
    () => listed.filter(({ application }) => matches(application, typed)),
    [listed, typed],
  );
  const found = useMemo(
    () =>
      ordered(
        named.filter(({ application }) => isInState(application, state)),
        order,
      ),
    [named, state, order],
  );
  return {
    typed,
    state,
    order,
    found,
    /** The number of applications that a state would leave. */
    countOf: (value: StateFilter) =>
      named.filter(({ application }) => isInState(application, value)).length,
    search: (text: string) => set({ q: text }),
    choose: (value: StateFilter) => set({ status: value === 'all' ? '' : value }),
    sort: (value: ApplicationOrder) => set({ sort: value === 'calls' ? '' : value }),
    clear,
  };
}

function stateNamed(name: string): StateFilter {
  return STATE_FILTERS.find(({ value }) => value === name)?.value ?? 'all';
}
