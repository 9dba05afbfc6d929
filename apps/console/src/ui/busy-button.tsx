import { Button, type ButtonProps } from '@mantine/core';
import type { MouseEventHandler, ReactNode } from 'react';
import classes from './busy-button.module.css';

interface BusyButtonProps extends ButtonProps {
  /** True while its action is running. Presses then do nothing. */
  busy: boolean;
  type?: 'button' | 'submit';
  onClick?: MouseEventHandler;
  'aria-label'?: string;
  children: ReactNode;
}

/**
 * A button that keeps the focus while its action is running. A disabled button would lose the
 * focus.
 */
export function BusyButton({ busy, type = 'button', onClick, ...others }: BusyButtonProps) {
  const press: MouseEventHandler = (event) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Button
      {...others}
      type={type}
      onClick={press}
      aria-disabled={busy || undefined}
      className={classes.button}
    />
  );
}
