import { Badge, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { countWaiting } from '../../api/review-queue';
import { WAITING_COUNT } from '../../features/review-inbox/inbox-key';
import classes from './shell.module.css';
import { TEXTS } from './texts';

const REFRESH_MS = 30_000;
const MAX_SHOWN = 999;

/** The number of applications that wait for a decision. Nothing if there are none. */
export function WaitingCount() {
  const { data = 0 } = useQuery({
    queryKey: WAITING_COUNT,
    queryFn: countWaiting,
    refetchInterval: REFRESH_MS,
  });
  if (data === 0) return null;
  return (
    <Badge variant="filled" radius="xl" size="sm" className={classes.count}>
      {data > MAX_SHOWN ? `${MAX_SHOWN}+` : data}
      <VisuallyHidden>{TEXTS.waiting}</VisuallyHidden>
    </Badge>
  );
}
