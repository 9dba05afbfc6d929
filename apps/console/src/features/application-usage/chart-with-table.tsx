import { Group, Paper, Title, Anchor } from '@mantine/core';
import { useId, useState, type ReactNode } from 'react';
import { TableIcon } from '../../ui/icons';
import { TEXTS } from './texts';
import classes from './usage.module.css';

interface ChartWithTableProps {
  title: string;
  /** The text that assistive technology reads in place of the chart. */
  description: string;
  legend: ReactNode;
  chart: ReactNode;
  table: ReactNode;
}

/** A chart with its table: side by side, or one of them and a button for the other one if there is no room. */
export function ChartWithTable({ title, description, legend, chart, table }: ChartWithTableProps) {
  const [shown, setShown] = useState<'chart' | 'table'>('chart');
  const id = useId();
  const other = shown === 'chart' ? 'table' : 'chart';
  const change = <Change to={other} onClick={() => setShown(other)} />;
  return (
    <section className={classes.pair} data-shown={shown} aria-labelledby={id}>
      <Paper withBorder className={classes.chart}>
        <Group justify="space-between" gap="xs" mb={8}>
          <Title order={2} id={id}>
            {title}
          </Title>
          {legend}
          <div className={classes.switch}>{change}</div>
        </Group>
        <div role="img" aria-label={description} className={classes.drawing}>
          {chart}
        </div>
      </Paper>
      {/* What scrolls can be scrolled with the keyboard. */}
      <Paper withBorder className={classes.side} tabIndex={0}>
        <div className={classes.back}>{change}</div>
        {table}
      </Paper>
    </section>
  );
}

function Change({ to, onClick }: { to: 'chart' | 'table'; onClick: () => void }) {
  return (
    <Anchor component="button" type="button" onClick={onClick} fz="sm">
      <Group gap={6} component="span">
        <TableIcon size={16} />
        {TEXTS[to]}
      </Group>
    </Anchor>
  );
}
