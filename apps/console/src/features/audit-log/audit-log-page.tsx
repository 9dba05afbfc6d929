import { Table } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { AuditEventDto } from '@wordgrove/dto';
import { listAuditEvents } from '../../api/admin';
import { LoadFailure } from '../../ui/load-failure';
import { LoadMore } from '../../ui/load-more';
import { LoadingState } from '../../ui/loading-state';
import { NothingHere } from '../../ui/nothing-here';
import { Page } from '../../ui/page';
import { AuditEventRow } from './audit-event-row';
import classes from './audit-log.module.css';

export function AuditLogPage() {
  const list = useInfiniteQuery({
    queryKey: ['admin', 'audit-events'],
    queryFn: ({ pageParam }) => listAuditEvents(pageParam),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_page_token || null,
  });
  const events = list.data?.pages.flatMap((page) => page.audit_events);
  return (
    <Page title="Audit log" lead="Who did what to which application or account, newest first.">
      {list.isPending && <LoadingState />}
      {list.isError && <LoadFailure error={list.error} retry={list.refetch} />}
      {events?.length === 0 && <NothingHere title="Nothing has happened yet" />}
      {events && events.length > 0 && <AuditEventTable events={events} />}
      <LoadMore {...list} />
    </Page>
  );
}

function AuditEventTable({ events }: { events: readonly AuditEventDto[] }) {
  return (
    <Table className={classes.table} aria-label="Audit events">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Time</Table.Th>
          <Table.Th>Event</Table.Th>
          <Table.Th>About</Table.Th>
          <Table.Th>Details</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {events.map((event) => (
          <AuditEventRow key={event.id} event={event} />
        ))}
      </Table.Tbody>
    </Table>
  );
}
