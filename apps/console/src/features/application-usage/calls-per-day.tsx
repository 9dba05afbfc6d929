import { Group, Table, Text } from '@mantine/core';
import type { UsageDto } from '@wordgrove/dto';
import { lazy, Suspense } from 'react';
import { ChartWithTable } from './chart-with-table';
import { TEXTS } from './texts';
import { countText } from '../../ui/formats';
import { changeText, dateText } from './usage-figures';
import classes from './usage.module.css';

const CallsChart = lazy(async () => ({ default: (await import('./usage-charts')).CallsChart }));

/** The calls of each day beside those of the period before. */
export function CallsPerDay({ usage }: { usage: UsageDto }) {
  return (
    <ChartWithTable
      title={TEXTS.callsPerDay}
      description={TEXTS.chartOfCalls}
      legend={<Legend usage={usage} />}
      chart={
        <Suspense fallback={null}>
          <CallsChart usage={usage} />
        </Suspense>
      }
      table={<CallsTable usage={usage} />}
    />
  );
}

function Legend({ usage: { days, days_before: before } }: { usage: UsageDto }) {
  return (
    <Group gap="sm" visibleFrom="sm">
      <Entry text={TEXTS.these(days.length)} isDashed={false} />
      {before && <Entry text={TEXTS.before(days.length)} isDashed />}
    </Group>
  );
}

function Entry({ text, isDashed }: { text: string; isDashed: boolean }) {
  return (
    <Group gap={6}>
      <span className={classes.line} data-dashed={isDashed || undefined} />
      <Text size="xs" c="dimmed">
        {text}
      </Text>
    </Group>
  );
}

function CallsTable({ usage: { days, days_before: before } }: { usage: UsageDto }) {
  const rows = days.map((day, at) => ({ ...day, before: before?.[at]?.call_count })).reverse();
  return (
    <Table className={classes.table} aria-label={TEXTS.callsPerDay}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{TEXTS.day}</Table.Th>
          <Table.Th>{TEXTS.calls}</Table.Th>
          {before && <Table.Th>{TEXTS.beforeShort}</Table.Th>}
          {before && <Table.Th>{TEXTS.change}</Table.Th>}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((day, at) => (
          <Table.Tr key={day.date}>
            <Table.Th scope="row">{at === 0 ? TEXTS.today : dateText(day.date)}</Table.Th>
            <Table.Td>{countText(day.call_count)}</Table.Td>
            {day.before !== undefined && (
              <>
                <Table.Td c="dimmed">{countText(day.before)}</Table.Td>
                <Table.Td>{changeText(day.call_count, day.before)}</Table.Td>
              </>
            )}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
