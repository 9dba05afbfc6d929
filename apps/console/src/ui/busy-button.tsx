import { Button, type ButtonProps } from '@mantine/core';
import type { MouseEventHandler, ReactNode } from 'react';
import classes from './busy-button.module.css';

interface BusyButtonProps extends ButtonProps {
  /** Whether its work is under way; presses do nothing then. */
  busy: boolean;
  type?: 'button' | 'submit';
  onClick?: MouseEventHandler;
  'aria-label'?: string;
  children: ReactNode;
}

/** A button that keeps the focus while it works: a disabled one would lose the keyboard's place. */
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
