import { useEffect } from 'react';

/**
 * Loads the page again if the back button restores it from the browser's cache: the request may
 * have been decided, and only the server knows.
 */
export function useFreshPage(): void {
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) window.location.reload();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
}
