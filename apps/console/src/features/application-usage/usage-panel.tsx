import { Button, Group, SegmentedControl, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { DEFAULT_USAGE_DAYS, USAGE_DAYS } from '@wordgrove/contracts';
import type { UsageDto } from '@wordgrove/dto';
import { useSearchParams } from 'react-router';
import { getUsage, usageCsvAddress } from '../../api/traffic';
import { DownloadIcon } from '../../ui/icons';
import { LoadFailure } from '../../ui/load-failure';
import { LoadingState } from '../../ui/loading-state';
import { NothingHere } from '../../ui/nothing-here';
import { CallsPerDay } from './calls-per-day';
import { ErrorsByKind } from './errors-by-kind';
import { TEXTS } from './texts';
import { UsageTiles } from './usage-tiles';
import { dateText } from './usage-figures';
import { usageKey } from './usage-key';
import classes from './usage.module.css';
import { timeFormat } from '../../ui/formats';

const REFRESH_MS = 60_000;

/** The calls and errors of an application by day. The period is in the address. */
export function UsagePanel({ id }: { id: string }) {
  const [parameters, setParameters] = useSearchParams();
  const days = daysIn(parameters);
  const choose = (value: string) => setParameters({ days: value }, { replace: true });
  const usage = useQuery({
    queryKey: usageKey(id, days),
    queryFn: () => getUsage(id, days),
    refetchInterval: REFRESH_MS,
    placeholderData: (last) => last,
  });
  return (
    <div className={classes.usage}>
      <Group justify="space-between" gap="sm">
        <Group gap="sm" flex={{ base: '1 1 100%', xs: 'initial' }}>
          <Period days={days} choose={choose} />
          {usage.data && <Range usage={usage.data} />}
        </Group>
        <Group gap="sm">
          {usage.data && <CountedUntil usage={usage.data} />}
          <Button
            component="a"
            href={usageCsvAddress(id, days)}
            download
            variant="default"
            leftSection={<DownloadIcon size={16} />}
          >
            {TEXTS.csv}
          </Button>
        </Group>
      </Group>
      {usage.isPending && <LoadingState />}
      {usage.isError && <LoadFailure of={usage} />}
      {usage.data && <Figures id={id} usage={usage.data} />}
    </div>
  );
}

function Period({ days, choose }: { days: number; choose: (days: string) => void }) {
  return (
    <SegmentedControl
      aria-label={TEXTS.period}
      w={{ base: '100%', xs: 'auto' }}
      value={String(days)}
      data={USAGE_DAYS.map((each) => ({ value: String(each), label: TEXTS.days(each) }))}
      onChange={choose}
    />
  );
}

function daysIn(parameters: URLSearchParams) {
  return USAGE_DAYS.find((each) => String(each) === parameters.get('days')) ?? DEFAULT_USAGE_DAYS;
}

function Figures({ id, usage }: { id: string; usage: UsageDto }) {
  const hasCalls = [...usage.days, ...(usage.days_before ?? [])].some((day) => day.call_count > 0);
  return (
    <>
      <UsageTiles usage={usage} />
      {hasCalls ? (
        <>
          <CallsPerDay usage={usage} />
          <ErrorsByKind id={id} usage={usage} />
        </>
      ) : (
        <NothingHere title={TEXTS.noCalls}>
          <Text c="dimmed" maw={480}>
            {TEXTS.noCallsHint}
          </Text>
        </NothingHere>
      )}
    </>
  );
}

function Range({ usage: { days, time_zone: zone } }: { usage: UsageDto }) {
  const [first, last] = [days.at(0), days.at(-1)].map((day) => dateText(day?.date ?? ''));
  return <Text c="dimmed">{TEXTS.zone(`${first} – ${last}`, zone)}</Text>;
}

function CountedUntil({ usage: { counted_until: until, time_zone: zone } }: { usage: UsageDto }) {
  const time = timeFormat({ timeStyle: 'short', timeZone: zone });
  return (
    <Text size="xs" c="dimmed">
      <time dateTime={until}>{TEXTS.upTo(time.format(new Date(until)))}</time>
    </Text>
  );
}
