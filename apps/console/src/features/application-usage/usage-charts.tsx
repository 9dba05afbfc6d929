import '@mantine/charts/styles.css';
import { BarChart, CompositeChart, Sparkline } from '@mantine/charts';
import type { UsageDayDto, UsageDto } from '@wordgrove/dto';
import { KINDS, TEXTS } from './texts';
import { countText } from '../../ui/formats';
import { dateText, limitedPeak, shortText } from './usage-figures';

const HEIGHT = 200;
/** An em space, which is as wide as half a bar and its margin. */
const BAR = '\u2003';

// The tables have what the charts show, so the charts need no stops for the keyboard.
const STILL = { isAnimationActive: false };
const CHART = { accessibilityLayer: false, margin: { top: 8, right: 12, bottom: 0, left: 0 } };
const X_AXIS = { minTickGap: 48, interval: 'preserveStartEnd' as const, tickMargin: 6 };
const Y_AXIS = { width: 40, allowDecimals: false, tickFormatter: shortText };

/** A line without axes, beside a sum. */
export function UsageSparkline({ data, color }: { data: number[]; color: string }) {
  return (
    <Sparkline
      h={36}
      data={data}
      color={`var(--chart-${color})`}
      curveType="linear"
      fillOpacity={0}
      strokeWidth={1.5}
      areaProps={STILL}
    />
  );
}

/** The calls of each day as an area, over those of the period before as a dashed line. */
export function CallsChart({ usage: { days, days_before: before } }: { usage: UsageDto }) {
  const data = days.map(({ date, call_count: calls }, at) => ({
    day: dateText(date),
    [TEXTS.calls]: calls,
    ...(before && { [TEXTS.beforeShort]: before[at]?.call_count ?? 0 }),
  }));
  const now = { name: TEXTS.calls, color: 'var(--chart-calls)', type: 'area' as const };
  const earlier = {
    name: TEXTS.beforeShort,
    color: 'var(--mantine-color-dimmed)',
    type: 'line' as const,
    strokeDasharray: '4 4',
  };
  return (
    <CompositeChart
      h={HEIGHT}
      data={data}
      dataKey="day"
      series={before ? [now, earlier] : [now]}
      curveType="linear"
      withDots={false}
      strokeWidth={2}
      tickLine="none"
      gridAxis="x"
      strokeDasharray="0"
      valueFormatter={countText}
      xAxisProps={X_AXIS}
      yAxisProps={Y_AXIS}
      areaProps={STILL}
      lineProps={{ ...STILL, strokeWidth: 1.5 }}
      composedChartProps={CHART}
    />
  );
}

/** The errors of each day, by kind, one above the other. */
export function ErrorsChart({ usage: { days } }: { usage: UsageDto }) {
  const kinds = KINDS.filter(([kind]) => days.some((day) => day.error_counts[kind] > 0));
  const data = days.map(({ date, error_counts: counts }) => ({
    day: dateText(date),
    ...Object.fromEntries(kinds.map(([kind, { status }]) => [status, counts[kind]])),
  }));
  return (
    <BarChart
      h={HEIGHT}
      data={data}
      dataKey="day"
      type="stacked"
      series={kinds.map(([kind, { status }]) => ({ name: status, color: `var(--chart-${kind})` }))}
      tickLine="none"
      gridAxis="x"
      strokeDasharray="0"
      maxBarWidth={14}
      valueFormatter={countText}
      xAxisProps={X_AXIS}
      yAxisProps={Y_AXIS}
      barProps={STILL}
      barChartProps={CHART}
      referenceLines={peakLines(days)}
    />
  );
}

/** Names the day that stands out because of calls over the limit. */
function peakLines(days: readonly UsageDayDto[]) {
  const peak = limitedPeak(days);
  if (peak === undefined) return [];
  const day = dateText(peak.date);
  const text = TEXTS.peak(countText(peak.error_counts.limited), day);
  const look = { x: day, color: 'var(--mantine-color-text)', strokeOpacity: 0 };
  // Beside the bar, on the side that has more room.
  return days.indexOf(peak) > days.length / 2
    ? [{ ...look, label: `${text}${BAR}`, labelPosition: 'insideTopRight' as const }]
    : [{ ...look, label: `${BAR}${text}`, labelPosition: 'insideTopLeft' as const }];
}
