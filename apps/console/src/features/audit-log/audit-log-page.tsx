import { Button, Group, Text } from '@mantine/core';
import { LIMITS } from '@wordgrove/contracts';
import type { AuditEventDto } from '@wordgrove/dto';
import { auditFileAddress, listAuditEvents, type AuditFilters } from '../../api/instance';
import { DownloadIcon } from '../../ui/icons';
import { useListOfPages } from '../../ui/list-of-pages';
import { ListStates } from '../../ui/list-states';
import { Page } from '../../ui/page';
import { VirtualRows } from '../../ui/virtual-rows';
import { AuditFilterBar } from './audit-filters';
import classes from './audit-log.module.css';
import { EventRow } from './event-row';
import { TEXTS } from './texts';
import { sentFilters, useAuditFilters } from './use-audit-filters';
import { countText, timeFormat } from '../../ui/formats';

const DAY = timeFormat({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

const RECENT_DAY = timeFormat({ day: 'numeric', month: 'long' });

/** The audit log, in sentences. */
export function AuditLogPage() {
  const filters = useAuditFilters();
  const sent = sentFilters(filters.values);
  const list = useListOfPages(['admin', 'audit-events', sent], (token) =>
    listAuditEvents(sent, token),
  );
  const events = list.data?.pages.flatMap((page) => page.audit_events) ?? [];
  const total = list.data?.pages[0]?.total_size ?? 0;
  return (
    <Page
      title={TEXTS.title}
      lead={TEXTS.lead}
      actions={total > 0 && <ExportButton filters={sent} total={total} />}
    >
      <AuditFilterBar filters={filters} />
      <ListStates
        list={list}
        isEmpty={events.length === 0}
        nothing={filters.isAnySet ? TEXTS.nothingFound : TEXTS.empty}
      />
      {events.length > 0 && (
        <section aria-label={TEXTS.title}>
          <Group justify="flex-end">
            <Text size="sm" c="dimmed" role="status">
              {eventsText(total)}, latest first
            </Text>
          </Group>
          <EventList events={events} list={list} />
        </section>
      )}
    </Page>
  );
}

function ExportButton({ filters, total }: { filters: AuditFilters; total: number }) {
  return (
    <Button
      component="a"
      href={auditFileAddress(filters)}
      download
      variant="default"
      leftSection={<DownloadIcon size={16} />}
    >
      {exportText(total)}
    </Button>
  );
}

interface EventListProps {
  events: readonly AuditEventDto[];
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
}

function EventList({ events, list }: EventListProps) {
  const counts = countByDay(events);
  const last = events.at(-1);
  const unfinished = list.hasNextPage && last ? dateOf(last) : null;
  return (
    <div role="list" className={classes.list}>
      <VirtualRows
        count={events.length}
        estimate={41}
        keyOf={(at) => events[at]?.id ?? ''}
        list={list}
        row={(at) => {
          const event = events[at];
          if (event === undefined) return null;
          const date = dateOf(event);
          const before = events[at - 1];
          const isFirst = before === undefined || dateOf(before) !== date;
          return (
            <div role="listitem">
              {isFirst && (
                <Group justify="space-between" className={classes.day}>
                  <h2>{dayOf(event)}</h2>
                  {/* More of the last day may come with the next page. */}
                  {date !== unfinished && (
                    <Text size="xs" c="dimmed">
                      {eventsText(counts.get(date) ?? 0)}
                    </Text>
                  )}
                </Group>
              )}
              <EventRow event={event} />
            </div>
          );
        }}
      />
    </div>
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

function exportText(total: number): string {
  const count = countText(total);
  return total < LIMITS.auditEvents
    ? `Export ${count} as CSV`
    : `Export the newest ${count} as CSV`;
}

function eventsText(total: number): string {
  const count = countText(total);
  if (total >= LIMITS.auditEvents) return `${count} events or more`;
  return total === 1 ? '1 event' : `${count} events`;
}
