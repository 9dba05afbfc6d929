import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** A screen reader learns of new content only through the focus: it goes to the page's heading. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/** For content that takes the place of a page without a change of address. */
export function useFocusOnHeading(): void {
  useEffect(focusHeading, []);
}

/** For pages that show only after loading: by then the control that led here may be gone. */
export function useFocusOnArrival(): void {
  const isFirstPage = useLocation().key === 'default';
  useEffect(() => {
    if (!isFirstPage && document.activeElement === document.body) focusHeading();
  }, [isFirstPage]);
}
