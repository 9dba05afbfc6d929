import type { WaitingApplicationDto } from '@wordgrove/dto';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { TEXTS } from './texts';
import { WIDE } from './use-layout';

const PARAMETER = 'application';

/** The application that is open, which the address names. */
export interface Choice {
  id: string | null;
  application: WaitingApplicationDto | undefined;
  /** Its place in the queue, such as “1 of 12”. Empty if it is not in the part that is shown. */
  place: string;
  /** The address with this application open, or with none. */
  addressOf: (id: string | null) => string;
  move: (by: 1 | -1) => void;
  /** Opens what comes after the open one and puts the focus on its row. On phones, opens the list. */
  leave: () => void;
}

/** @param count the number of all that wait, loaded or not */
export function useChoice(waiting: readonly WaitingApplicationDto[], count: number): Choice {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const id = idIn(search);
  const hasLeft = useRef(false);
  // Once what was left is gone, and the dialog in which it was decided too.
  useEffect(() => {
    if (hasLeft.current) focusRow(id);
    hasLeft.current = false;
  }, [id]);
  const addressOf = (wanted: string | null) => {
    const parameters = new URLSearchParams(search);
    if (wanted === null) parameters.delete(PARAMETER);
    else parameters.set(PARAMETER, wanted);
    const text = parameters.toString();
    return text === '' ? pathname : `${pathname}?${text}`;
  };
  const at = waiting.findIndex((each) => each.id === id);
  const open = (wanted: string | null) => void navigate(addressOf(wanted), { replace: true });
  return {
    id,
    application: waiting[at],
    place: at < 0 ? '' : TEXTS.place(at + 1, count),
    addressOf,
    move: (by) => {
      // Keys that follow each other fast come before what the one before has opened is shown.
      const latest = idIn(window.location.search);
      const from = waiting.findIndex((each) => each.id === latest);
      const next = waiting[from < 0 ? 0 : from + by];
      if (next) open(next.id);
    },
    leave: () => {
      const next = (waiting[at + 1] ?? waiting[at - 1])?.id ?? null;
      hasLeft.current = true;
      open(window.matchMedia(WIDE).matches ? next : null);
    },
  };
}

function idIn(search: string): string | null {
  return new URLSearchParams(search).get(PARAMETER);
}

function focusRow(id: string | null): void {
  const row = document.querySelector<HTMLElement>(`[data-application="${id ?? ''}"]`);
  (row ?? document.querySelector<HTMLElement>('h1'))?.focus();
}
