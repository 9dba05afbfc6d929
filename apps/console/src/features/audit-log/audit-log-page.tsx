import { Button, Group, Text } from '@mantine/core';
import { auditFileAddress, type AuditFilters } from '../../api/instance';
import { DownloadIcon } from '../../ui/icons';
import { ListStates } from '../../ui/list-states';
import { Page } from '../../ui/page';
import { AuditFilterBar } from './audit-filters';
import { EventList } from './event-list';
import { eventsText, exportText, TEXTS } from './texts';
import { sentFilters, useAuditFilters } from './use-audit-filters';
import { useAuditLog } from './use-audit-log';

/** The audit log, in sentences. */
export function AuditLogPage() {
  const filters = useAuditFilters();
  const sent = sentFilters(filters.values);
  const { list, events, total, newerCount, showNewest } = useAuditLog(sent);
  return (
    <Page
      title={TEXTS.title}
      lead={TEXTS.lead}
      actions={total > 0 && <ExportButton filters={sent} total={total} />}
    >
      <AuditFilterBar
        filters={filters}
        events={events}
        aside={
          <Group gap="sm" ml="auto" mih={32}>
            <Text size="xs" c="dimmed" role="status">
              {newerCount > 0 && TEXTS.newer(newerCount)}
              {newerCount === 0 && total > 0 && TEXTS.latestFirst(eventsText(total))}
            </Text>
            {newerCount > 0 && (
              <Button variant="default" size="xs" onClick={() => void showNewest()}>
                {TEXTS.showNewest}
              </Button>
            )}
          </Group>
        }
      />
      <ListStates
        list={list}
        isEmpty={events.length === 0}
        nothing={filters.isAnySet ? TEXTS.nothingFound : TEXTS.empty}
      />
      {events.length > 0 && (
        <section aria-label={TEXTS.title}>
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
