import type { ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './brand-link.module.css';
import { Mark } from './mark';
import { TEXTS } from './texts';

/** The mark and the name, which lead to the first page. */
export function BrandLink({ children = TEXTS.service }: { children?: ReactNode }) {
  return (
    <Link to="/" className={classes.brand}>
      <Mark />
      {children}
    </Link>
  );
}
