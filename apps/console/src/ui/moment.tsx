import { lazy, Suspense, useId, useState, type SyntheticEvent } from 'react';
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

/** The time since a point in time. It is exact if the pointer or the focus is on it: most times of a long list need no tooltip. */
export function Ago({ at }: { at: string }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const id = useId();
  const time = new Date(at);
  const show = ({ currentTarget }: SyntheticEvent<HTMLElement>) => setPlace(currentTarget);
  const hide = () => setPlace(null);
  const isShown = place !== null;
  return (
    <>
      <time
        dateTime={at}
        tabIndex={0}
        aria-describedby={isShown ? id : undefined}
        onPointerEnter={show}
        onPointerLeave={hide}
        onFocus={show}
        onBlur={hide}
      >
        {timeAgo(time, useNow())}
      </time>
      {isShown && (
        <Suspense>
          <ExactTime id={id} place={place} text={secondText(time)} close={hide} />
        </Suspense>
      )}
    </>
  );
}
