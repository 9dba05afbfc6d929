import { Text } from '@mantine/core';
import { WarningIcon } from '../../ui/icons';
import { Ago } from '../../ui/moment';
import { callsOf } from './application-order';
import classes from './applications-table.module.css';
import { TEXTS } from './texts';
import type { ListedApplication } from './use-my-applications';
import { countText, numberFormat } from '../../ui/formats';

/** The share of errors from which on they are marked. */
const MANY_ERRORS = 0.03;
const BAR_PX = 20;
const PERCENT = numberFormat({ style: 'percent', maximumFractionDigits: 1 });

export function UsersCell({ listed: { week } }: { listed: ListedApplication }) {
  return countText(week.authorized_users);
}

/** The calls of each of the seven days as bars, and their sum. */
export function CallsCell({ listed }: { listed: ListedApplication }) {
  const { week } = listed;
  const most = Math.max(1, ...week.call_counts);
  return (
    <div className={classes.calls}>
      <div className={classes.bars} aria-hidden>
        {week.call_counts.map((count, day) => (
          <span key={day} style={{ height: Math.ceil((count / most) * BAR_PX) }} />
        ))}
      </div>
      <span className={classes.sum}>{countText(callsOf(listed))}</span>
    </div>
  );
}

/** The errors and their share of the calls, marked if it is a large one. */
export function ErrorsCell({ listed }: { listed: ListedApplication }) {
  const { week } = listed;
  const calls = callsOf(listed);
  const share = calls === 0 ? null : week.error_count / calls;
  return (
    <div className={classes.errors} data-many={(share ?? 0) >= MANY_ERRORS || undefined}>
      {(share ?? 0) >= MANY_ERRORS && <WarningIcon size={14} />}
      <span>{countText(week.error_count)}</span>
      <Text span inherit c="dimmed" fw={400} className={classes.share}>
        {share === null ? '–' : PERCENT.format(share)}
      </Text>
    </div>
  );
}

export function LastCallCell({ listed: { week } }: { listed: ListedApplication }) {
  return week.last_call_at === null ? TEXTS.never : <Ago at={week.last_call_at} />;
}
