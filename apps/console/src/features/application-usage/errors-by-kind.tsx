import { Anchor, Group, Table, Text, VisuallyHidden } from '@mantine/core';
import { PAGES } from '@wordgrove/contracts';
import type { UsageDto } from '@wordgrove/dto';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { ChartWithTable } from './chart-with-table';
import { KINDS, TEXTS, type ErrorKind, type KindText } from './texts';
import { countText } from '../../ui/formats';
import { errorSums, shareText } from './usage-figures';
import classes from './usage.module.css';

const ErrorsChart = lazy(async () => ({ default: (await import('./usage-charts')).ErrorsChart }));

/** The errors of each day by kind, with the way to the logs. */
export function ErrorsByKind({ id, usage }: { id: string; usage: UsageDto }) {
  const sums = errorSums(usage.days);
  const kinds = KINDS.filter(([kind]) => kind !== 'other' || sums.other > 0);
  return (
    <ChartWithTable
      title={TEXTS.errorsByKind}
      description={TEXTS.chartOfErrors}
      legend={
        <Group gap="sm" visibleFrom="sm">
          {kinds.map(([kind, { status }]) => (
            <Group key={kind} gap={6}>
              <Mark kind={kind} />
              <Text size="xs" c="dimmed">
                {status}
              </Text>
            </Group>
          ))}
        </Group>
      }
      chart={
        <Suspense fallback={null}>
          <ErrorsChart usage={usage} />
        </Suspense>
      }
      table={<KindTable id={id} sums={sums} kinds={kinds} />}
    />
  );
}

function Mark({ kind }: { kind: ErrorKind }) {
  return <span className={classes.mark} style={{ background: `var(--chart-${kind})` }} />;
}

interface KindTableProps {
  id: string;
  sums: Record<ErrorKind, number>;
  kinds: typeof KINDS;
}

function KindTable({ id, sums, kinds }: KindTableProps) {
  const all = Object.values(sums).reduce((total, count) => total + count, 0);
  return (
    <Table className={classes.table} aria-label={TEXTS.errorsByKind}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{TEXTS.kind}</Table.Th>
          <Table.Th>{TEXTS.count}</Table.Th>
          <Table.Th>{TEXTS.share}</Table.Th>
          <Table.Th>
            <VisuallyHidden>{TEXTS.logs}</VisuallyHidden>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {kinds.map(([kind, text]) => (
          <Table.Tr key={kind}>
            <Kind kind={kind} text={text} />
            <Table.Td>{countText(sums[kind])}</Table.Td>
            <Table.Td c="dimmed">{all === 0 ? '–' : shareText(sums[kind] / all)}</Table.Td>
            <Table.Td>
              <LogsLink id={id} text={text} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function Kind({ kind, text: { status, meaning } }: { kind: ErrorKind; text: KindText }) {
  return (
    <Table.Th scope="row">
      <Group gap={8} wrap="nowrap">
        <Mark kind={kind} />
        <span>
          <b>{status}</b> {meaning}
        </span>
      </Group>
    </Table.Th>
  );
}

function LogsLink({ id, text: { status, filter } }: { id: string; text: KindText }) {
  const logs = PAGES.applicationLogs.replace(':id', id);
  return (
    <Anchor component={Link} to={`${logs}?status=${filter}`} aria-label={TEXTS.logsOf(status)}>
      {TEXTS.logs}
    </Anchor>
  );
}
