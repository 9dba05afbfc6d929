import { UnstyledButton } from '@mantine/core';
import type { ApplicationOrder } from '@wordgrove/contracts';
import { ChevronDownIcon } from '../../ui/icons';
import classes from './applications-table.module.css';

/** The order of the applications, and what changes it. */
export interface Sorting {
  order: ApplicationOrder;
  sort: (order: ApplicationOrder) => void;
}

const FIGURES: readonly { order: ApplicationOrder; title: string; column: string | undefined }[] = [
  { order: 'users', title: 'Authorized users', column: classes.users },
  { order: 'calls', title: 'Calls, 7 days', column: classes.callsColumn },
  { order: 'errors', title: 'Errors, 7 days', column: classes.errorsColumn },
  { order: 'last_call', title: 'Last call', column: classes.lastCall },
];

/** The titles of the columns. Those of figures sort the applications. */
export function ApplicationsHead({ order: chosen, sort }: Sorting) {
  return (
    <thead>
      <tr className={classes.head} aria-rowindex={1}>
        <th className={classes.application}>Application</th>
        <th className={classes.status}>Status</th>
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
