import { Tooltip } from '@mantine/core';
import { timeAgo } from './time-ago';
import { useNow } from './use-now';

const MINUTE = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
const SECOND = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' });

/** A point in time, ISO 8601 on the wire, in the reader's time zone. */
export function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{MINUTE.format(new Date(at))}</time>;
}

/** How long ago a point in time was. It is exact if the pointer or the focus is on it. */
export function Ago({ at }: { at: string }) {
  const time = new Date(at);
  const text = timeAgo(time, useNow());
  return (
    <Tooltip label={SECOND.format(time)} events={{ hover: true, focus: true, touch: true }}>
      <time dateTime={at} tabIndex={0}>
        {text}
      </time>
    </Tooltip>
  );
}
