import { lazy, Suspense } from 'react';
import { timeAgo } from './time-ago';
import { useNow } from './use-now';

const MINUTE = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
const SECOND = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' });

const DAY = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });

/** The day of a point in time, in the reader's time zone. */
export function Day({ at }: { at: string }) {
  return <time dateTime={at}>{DAY.format(new Date(at))}</time>;
}

/** A point in time, ISO 8601 on the wire, in the reader's time zone. */
export function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{MINUTE.format(new Date(at))}</time>;
}

const ExactTime = lazy(async () => ({ default: (await import('./exact-time')).ExactTime }));

/** The time since a point in time. It is exact if the pointer or the focus is on it. */
export function Ago({ at }: { at: string }) {
  const time = new Date(at);
  const text = timeAgo(time, useNow());
  return (
    <Suspense fallback={<time dateTime={at}>{text}</time>}>
      <ExactTime at={at} exact={SECOND.format(time)}>
        {text}
      </ExactTime>
    </Suspense>
  );
}
