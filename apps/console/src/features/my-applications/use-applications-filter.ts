import type { ApplicationDto } from '@wordgrove/dto';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { isInState, matches, STATE_FILTERS, type StateFilter } from './application-states';

/** The search and the chosen state, which stand in the address, and the applications that they leave. */
export function useApplicationsFilter(applications: readonly ApplicationDto[]) {
  const [parameters, setParameters] = useSearchParams();
  const typed = parameters.get('q') ?? '';
  const state = stateNamed(parameters.get('status'));
  const change = (name: string, value: string) =>
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const named = useMemo(
    () => applications.filter((application) => matches(application, typed)),
    [applications, typed],
  );
  const found = useMemo(
    () => named.filter((application) => isInState(application, state)),
    [named, state],
  );
  return {
    typed,
    state,
    found,
    /** The number of applications that a state would leave. */
    countOf: (value: StateFilter) =>
      named.filter((application) => isInState(application, value)).length,
    search: (text: string) => change('q', text),
    choose: (value: StateFilter) => change('status', value === 'all' ? '' : value),
    clear: () => setParameters({}, { replace: true }),
  };
}

function stateNamed(name: string | null): StateFilter {
  return STATE_FILTERS.find(({ value }) => value === name)?.value ?? 'all';
}
