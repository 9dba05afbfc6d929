import { Suspense, type ReactNode } from 'react';
import { Outlet } from 'react-router';
import { BrandLink } from '../../ui/brand-link';
import { LoadingPage } from '../../ui/loading-page';
import classes from './plain-frame.module.css';
import { SiteFooter } from './site-footer';

interface PlainFrameProps {
  /** Content on the right of the bar at the top. */
  aside: ReactNode;
  /** True if the page is a card on a tinted ground, without links to elsewhere. */
  isPanel?: boolean;
}

/** A frame without navigation: a bar with the mark, the page, and the footer. */
export function PlainFrame({ aside, isPanel = false }: PlainFrameProps) {
  return (
    <div className={classes.frame} data-panel={isPanel || undefined}>
      <header className={classes.header}>
        <BrandLink />
        <div className={classes.aside}>{aside}</div>
      </header>
      <main id="main" tabIndex={-1} className={classes.main}>
        <Suspense fallback={<LoadingPage />}>
          <Outlet />
        </Suspense>
      </main>
      {!isPanel && <SiteFooter />}
    </div>
  );
}
