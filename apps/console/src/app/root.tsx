import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { focusHeading } from '../ui/focus-heading';
import classes from './root.module.css';
import { TEXTS } from './texts';

/** The parts of every page, whatever its frame is: the link to its content, and the focus on its heading. */
export function Root() {
  useFocusOnNavigation();
  return (
    <>
      <a href="#main" className={classes.skip}>
        {TEXTS.skip}
      </a>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}

function useFocusOnNavigation() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    focusHeading();
  }, [pathname]);
}
