import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Moves the focus to the page's heading, because a screen reader notices new content only through
 * the focus.
 */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/** For content that replaces a page without a change of address. */
export function useFocusOnHeading(): void {
  useEffect(focusHeading, []);
}

/**
 * For pages that appear only after loading, when the control that opened them may no longer exist.
 */
export function useFocusOnArrival(): void {
  const isFirstPage = useLocation().key === 'default';
  useEffect(() => {
    if (!isFirstPage && document.activeElement === document.body) focusHeading();
  }, [isFirstPage]);
}
