import { UnstyledButton } from '@mantine/core';
import type { ApplicationOrder } from '@wordgrove/contracts';
import { ChevronDownIcon } from '../../ui/icons';
import classes from './applications-table.module.css';
import { TEXTS } from './texts';

/** The order of the applications, and what changes it. */
export interface Sorting {
  order: ApplicationOrder;
  sort: (order: ApplicationOrder) => void;
}

const FIGURES: readonly { order: ApplicationOrder; title: string; column: string | undefined }[] = [
  { order: 'users', title: TEXTS.users, column: classes.users },
  { order: 'calls', title: TEXTS.calls, column: classes.callsColumn },
  { order: 'errors', title: TEXTS.errors, column: classes.errorsColumn },
  { order: 'last_call', title: TEXTS.lastCall, column: classes.lastCall },
];

/** The titles of the columns. Those of figures sort the applications. */
export function ApplicationsHead({ order: chosen, sort }: Sorting) {
  return (
    <thead>
      <tr className={classes.head} aria-rowindex={1}>
        <th className={classes.application}>{TEXTS.application}</th>
        <th className={classes.status}>{TEXTS.status}</th>
        {FIGURES.map(({ order, title, column }) => (
          <th
            key={order}
            className={column}
            aria-sort={order === chosen ? 'descending' : undefined}
          >
            <UnstyledButton className={classes.sort} onClick={() => sort(order)} data-printed>
              {title}
              {order === chosen && <ChevronDownIcon size={14} />}
            </UnstyledButton>
          </th>
        ))}
      </tr>
    </thead>
  );
}
