import { lazy, Suspense } from 'react';
import { timeAgo } from './time-ago';
import { dayText, minuteText, secondText } from './time-text';
import { useNow } from './use-now';

/** The day of a point in time, in the reader's time zone. */
export function Day({ at }: { at: string }) {
  return <time dateTime={at}>{dayText(new Date(at))}</time>;
}

/** A point in time, ISO 8601 on the wire, in the reader's time zone. */
export function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{minuteText(new Date(at))}</time>;
}

const ExactTime = lazy(async () => ({ default: (await import('./exact-time')).ExactTime }));

/** The time since a point in time. It is exact if the pointer or the focus is on it. */
export function Ago({ at }: { at: string }) {
  const time = new Date(at);
  const text = timeAgo(time, useNow());
  return (
    <Suspense fallback={<time dateTime={at}>{text}</time>}>
      <ExactTime at={at} exact={secondText(time)}>
        {text}
      </ExactTime>
    </Suspense>
  );
}
