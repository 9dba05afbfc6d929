import { Anchor, Text } from '@mantine/core';
import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { BrandLink } from '../../ui/brand-link';
import { LoadingPage } from '../../ui/loading-page';
import { ColorSchemeMenu } from '../shell/color-scheme-menu';
import { HELP_LINKS } from '../shell/help-links';
import classes from './entrance-frame.module.css';
import { ForgettingCurves } from './forgetting-curves';
import { TEXTS } from './texts';

/** The frame of sign-in and sign-up: the form and, on wide screens, what Wordgrove is for. */
export function EntranceFrame() {
  return (
    <div className={classes.frame}>
      <div className={classes.side}>
        <header>
          <BrandLink />
        </header>
        <main id="main" tabIndex={-1} className={classes.main}>
          <Suspense fallback={<LoadingPage />}>
            <Outlet />
          </Suspense>
        </main>
        <footer className={classes.footer}>
          {HELP_LINKS.map(({ to, label }) => (
            <Anchor key={to} href={to} size="xs">
              {label}
            </Anchor>
          ))}
          <span className={classes.colours}>
            <ColorSchemeMenu />
          </span>
        </footer>
      </div>
      <aside className={classes.picture}>
        <Text className={classes.slogan}>{TEXTS.slogan}</Text>
        <Text size="lg" maw={460}>
          {TEXTS.purpose}
        </Text>
        <ForgettingCurves className={classes.curves} />
      </aside>
    </div>
  );
}
