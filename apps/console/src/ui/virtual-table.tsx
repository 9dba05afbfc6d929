import type { CSSProperties, ReactNode } from 'react';
import { VirtualRows } from './virtual-rows';
import classes from './virtual-table.module.css';

/** A column of a table. */
export interface Column<Item> {
  title: string;
  /** The width as a track of a CSS grid. */
  width: string;
  /** True if it has figures, which stand at the end. */
  isFigure?: boolean;
  /** True if phones, which have no heads of columns, write the title before the cell. */
  isNamed?: boolean;
  cell: (item: Item) => ReactNode;
}

interface VirtualTableProps<Item> {
  label: string;
  columns: readonly Column<Item>[];
  items: readonly Item[];
  /** The content below the cells of a row that is open. Null if the row is closed. */
  detail?: (item: Item) => ReactNode;
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
}

/** A long table. On phones, each row is a block. */
export function VirtualTable<Item extends { id: string }>(props: VirtualTableProps<Item>) {
  const { label, columns, items, detail, list } = props;
  const style = { '--table-columns': columns.map(({ width }) => width).join(' ') };
  // As long as more can be loaded, nobody knows the number of rows.
  const rowCount = list.hasNextPage ? -1 : items.length + 1;
  return (
    <div
      role="table"
      aria-label={label}
      aria-rowcount={rowCount}
      className={classes.table}
      style={style as CSSProperties}
    >
      <div role="row" aria-rowindex={1} className={classes.head}>
        {columns.map(({ title, isFigure }) => (
          <div key={title} role="columnheader" data-figure={isFigure || undefined}>
            {title}
          </div>
        ))}
      </div>
      <VirtualRows
        count={items.length}
        estimate={51}
        keyOf={(at) => items[at]?.id ?? ''}
        list={list}
        row={(at) => {
          const item = items[at];
          return item && <Row {...{ item, columns, at }} detail={detail?.(item)} />;
        }}
      />
    </div>
  );
}

function Row<Item>({ item, columns, at, detail }: RowProps<Item>) {
  return (
    // The head is the first row.
    <div role="row" aria-rowindex={at + 2} className={classes.row}>
      {columns.map(({ title, isFigure, isNamed, cell }) => (
        <div
          key={title}
          role="cell"
          data-figure={isFigure || undefined}
          data-name={isNamed ? title : undefined}
        >
          {cell(item)}
        </div>
      ))}
      {detail && (
        <div role="cell" aria-colspan={columns.length} className={classes.detail}>
          {detail}
        </div>
      )}
    </div>
  );
}

interface RowProps<Item> {
  item: Item;
  columns: readonly Column<Item>[];
  at: number;
  detail: ReactNode;
}
