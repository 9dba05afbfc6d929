import { useEffect } from 'react';

/** A screen reader learns of new content only through the focus: it goes to the page's heading. */
export function focusHeading(): void {
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}

/** For content that takes the place of a page without a change of address. */
export function useFocusOnHeading(): void {
  useEffect(focusHeading, []);
}
