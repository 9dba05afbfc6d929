import { Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';

interface ExactTimeProps {
  at: string;
  exact: string;
  /** The same time in fewer words. */
  children: ReactNode;
}

/** A time that is shown exactly if the pointer or the focus is on it. Its code comes after the page. */
export function ExactTime({ at, exact, children }: ExactTimeProps) {
  return (
    <Tooltip label={exact} events={{ hover: true, focus: true, touch: true }}>
      <time dateTime={at} tabIndex={0}>
        {children}
      </time>
    </Tooltip>
  );
}
