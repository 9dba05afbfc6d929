import { Paper, SimpleGrid, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { UsageDayDto, UsageDto } from '@wordgrove/dto';
import { lazy, Suspense, type ReactNode } from 'react';
import { AlertIcon } from '../../ui/icons';
import { TEXTS } from './texts';
import { countText } from '../../ui/formats';
import { dateText, errorsOf, fineShareText, shareText, sum, worstDay } from './usage-figures';
import classes from './usage.module.css';

const UsageSparkline = lazy(async () => ({
  default: (await import('./usage-charts')).UsageSparkline,
}));

/** The sums of a period, and what is remarkable about them. */
export function UsageTiles({ usage: { days, days_before: before } }: { usage: UsageDto }) {
  const calls = sum(days, callsOf);
  const errors = sum(days, errorsOf);
  return (
    <SimpleGrid cols={{ base: 2, md: 4 }} spacing={12} verticalSpacing={12}>
      <Tile title={TEXTS.calls} figure={calls} days={days} of={callsOf} color="calls">
        {compared(calls, before && sum(before, callsOf))}
      </Tile>
      <Tile title={TEXTS.errors} figure={errors} days={days} of={errorsOf} color="failed">
        {errors === 0 ? TEXTS.noErrors : TEXTS.ofCalls(fineShareText(errors / calls))}
      </Tile>
      <Limited days={days} />
      <Tile
        title={TEXTS.users}
        figure={days.at(-1)?.authorized_users ?? 0}
        days={days}
        of={({ authorized_users: users }) => users}
        color="calls"
      >
        {TEXTS.usersChange(
          countText(sum(days, ({ gained_users: gained }) => gained)),
          countText(sum(days, ({ lost_users: lost }) => lost)),
        )}
      </Tile>
    </SimpleGrid>
  );
}

const callsOf = ({ call_count: count }: UsageDayDto) => count;
const limitedOf = ({ error_counts: { limited } }: UsageDayDto) => limited;

function Limited({ days }: { days: readonly UsageDayDto[] }) {
  const worst = worstDay(days, limitedOf);
  return (
    <Tile
      title={TEXTS.limited}
      figure={sum(days, limitedOf)}
      days={days}
      of={limitedOf}
      color="limited"
    >
      {worst === undefined ? (
        TEXTS.neverLimited
      ) : (
        <Text span inherit fw={550} className={classes.warning}>
          <AlertIcon size={14} /> {TEXTS.worst(countText(limitedOf(worst)), dateText(worst.date))}
        </Text>
      )}
    </Tile>
  );
}

function compared(now: number, before: number | null): string {
  if (before === null) return TEXTS.notKept;
  if (before === 0) return TEXTS.noneBefore;
  const change = shareText(Math.abs(now / before - 1));
  if (now === before) return TEXTS.same;
  return now > before ? TEXTS.more(change) : TEXTS.fewer(change);
}

interface TileProps {
  title: string;
  figure: number;
  days: readonly UsageDayDto[];
  of: (day: UsageDayDto) => number;
  /** The colour of the line, without `--chart-`. */
  color: string;
  children: ReactNode;
}

function Tile({ title, figure, days, of, color, children }: TileProps) {
  // A chart that is hidden has no size, of which the library warns.
  const isWide = useMediaQuery('(min-width: 75em)', true, { getInitialValueInEffect: false });
  return (
    <Paper component="section" withBorder className={classes.tile} aria-label={title}>
      <div style={{ minWidth: 0 }}>
        <Text size="xs" c="dimmed" fw={550}>
          {title}
        </Text>
        <div className={classes.figure}>{countText(figure)}</div>
        <Text size="xs" c="dimmed" component="div">
          {children}
        </Text>
      </div>
      {isWide && (
        <div className={classes.sparkline} aria-hidden inert>
          <Suspense fallback={null}>
            <UsageSparkline data={days.map(of)} color={color} />
          </Suspense>
        </div>
      )}
    </Paper>
  );
}
