import type { ReactNode } from 'react';
import { LoadFailure } from './load-failure';
import { LoadingState } from './loading-state';
import { NothingHere } from './nothing-here';

interface ListStatesProps {
  /** The result of the query of the list. */
  list: {
    isPending: boolean;
    isSuccess: boolean;
    error: Error | null;
    refetch: () => unknown;
    dataUpdatedAt: number;
  };
  isEmpty: boolean;
  /** The title if there is nothing. */
  nothing: string;
  note?: ReactNode;
}

/** The states of a list that is loading, could not be loaded, or is empty. */
export function ListStates({ list, isEmpty, nothing, note }: ListStatesProps) {
  return (
    <>
      {list.isPending && <LoadingState />}
      {list.error && <LoadFailure of={list} />}
      {list.isSuccess && isEmpty && <NothingHere title={nothing}>{note}</NothingHere>}
    </>
  );
}
