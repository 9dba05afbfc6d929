import { Stack, Title, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { CheckIcon } from '../../ui/icons';
import classes from './quick-start.module.css';
import { TEXTS } from './texts';

interface StepItemProps {
  number: number;
  title: string;
  isDone: boolean;
  isCurrent: boolean;
  children: ReactNode;
}

/** A step of the way: done, current or still to come. */
export function StepItem({ number, title, isDone, isCurrent, children }: StepItemProps) {
  return (
    <li className={classes.step} aria-current={isCurrent ? 'step' : undefined}>
      <span
        className={classes.number}
        data-done={isDone || undefined}
        data-current={isCurrent || undefined}
        aria-hidden
      >
        {isDone ? <CheckIcon /> : number}
      </span>
      <Stack gap="xs" className={classes.content}>
        <Title order={2}>
          {title}
          {isDone && <VisuallyHidden>{TEXTS.stepDone}</VisuallyHidden>}
        </Title>
        {children}
      </Stack>
    </li>
  );
}
