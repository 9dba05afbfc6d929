import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Moves the focus to the section that the address names after “#”, also if it is named again. */
export function useFocusOnAnchor(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === '') return undefined;
    // After the focus on the heading, which follows every change of the page.
    const timer = setTimeout(() => document.getElementById(hash.slice(1))?.focus());
    return () => clearTimeout(timer);
  }, [hash, key]);
}
