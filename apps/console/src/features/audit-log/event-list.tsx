import { Group, Text } from '@mantine/core';
import type { AuditEventDto } from '@wordgrove/dto';
import { timeFormat } from '../../ui/formats';
import { VirtualRows } from '../../ui/virtual-rows';
import classes from './audit-log.module.css';
import { EventRow } from './event-row';
import { eventsText, TEXTS } from './texts';

const DAY = timeFormat({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

const RECENT_DAY = timeFormat({ day: 'numeric', month: 'long' });

interface EventListProps {
  events: readonly AuditEventDto[];
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
}

/** The events, the latest first, day by day. */
export function EventList({ events, list }: EventListProps) {
  const counts = countByDay(events);
  const dates = events.map(dateOf);
  // More of the last day may come with the next page.
  const unfinished = list.hasNextPage ? dates.at(-1) : null;
  return (
    <div role="list">
      <VirtualRows
        count={events.length}
        estimate={41}
        keyOf={(at) => events[at]?.id ?? ''}
        list={list}
        row={(at) => {
          const event = events[at];
          const date = dates[at];
          if (event === undefined || date === undefined) return null;
          const isFirst = dates[at - 1] !== date;
          const count = date === unfinished ? null : (counts.get(date) ?? 0);
          return (
            <div
              role="listitem"
              className={classes.item}
              data-first={isFirst || undefined}
              data-last={dates[at + 1] !== date || undefined}
            >
              {isFirst && <DayHead event={event} count={count} />}
              <EventRow event={event} />
            </div>
          );
        }}
      />
    </div>
  );
}

/** The day of the events below it. */
function DayHead({ event, count }: { event: AuditEventDto; count: number | null }) {
  return (
    <Group justify="space-between" className={classes.day}>
      <h2>{dayOf(event)}</h2>
      {count !== null && (
        <Text size="xs" c="dimmed">
          {eventsText(count)}
        </Text>
      )}
    </Group>
  );
}

/** Returns the day of an event, which is read much faster than {@link dayOf} writes it. */
function dateOf({ created_at }: AuditEventDto): string {
  return new Date(created_at).toDateString();
}

function countByDay(events: readonly AuditEventDto[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const date of events.map(dateOf)) counts.set(date, (counts.get(date) ?? 0) + 1);
  return counts;
}

/** Returns “Today, 21 November”, or the whole date of an earlier day. */
function dayOf(event: AuditEventDto): string {
  const day = new Date(event.created_at);
  const before = new Date();
  if (isSameDay(day, before)) return `${TEXTS.today}, ${RECENT_DAY.format(day)}`;
  before.setDate(before.getDate() - 1);
  if (isSameDay(day, before)) return `${TEXTS.yesterday}, ${RECENT_DAY.format(day)}`;
  return DAY.format(day);
}

function isSameDay(one: Date, other: Date): boolean {
  return one.toDateString() === other.toDateString();
}
