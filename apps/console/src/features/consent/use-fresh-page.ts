import { useEffect } from 'react';

/**
 * Loads the page again where the browser's back button brings it out of its cache: the request may
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
