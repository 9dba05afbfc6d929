import { Group, Text } from '@mantine/core';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { PAGES } from '@wordgrove/contracts';
import type { ApplicationDto } from '@wordgrove/dto';
import { memo, useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { ApplicationAvatar } from '../../ui/avatars';
import { isolated } from '../../ui/isolated';
import { useNow } from '../../ui/use-now';
import { usePlace } from '../../ui/use-place';
import { StatusBadge } from '../../ui/status-badge';
import { stateMeaning, stateOf } from './application-states';
import { ApplicationsHead, type Sorting } from './applications-head';
import classes from './applications-table.module.css';
import { TEXTS } from './texts';
import type { ListedApplication } from './use-my-applications';
import { CallsCell, ErrorsCell, LastCallCell, UsersCell } from './week-cells';

const ROW_HEIGHT = 51;

/** The number of rows before the end at which more are loaded. */
const AHEAD = 30;

interface ApplicationsTableProps extends Sorting {
  listed: readonly ListedApplication[];
  /** The number of all rows, with those that are not loaded yet. */
  total: number;
  list: ListOfRows;
}

/** The result of useInfiniteQuery. */
interface ListOfRows {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}

/** The applications in rows of one height. Only those in sight are in the document. */
export function ApplicationsTable({ listed, total, list, ...sorting }: ApplicationsTableProps) {
  const { measure, indexes, before, after } = useVisibleRows(listed, list);
  return (
    <div className={classes.frame}>
      <table
        className={classes.table}
        aria-label={TEXTS.yourApplications}
        aria-rowcount={total + 1}
      >
        <ApplicationsHead {...sorting} />
        <tbody ref={measure}>
          <Gap height={before} />
          {indexes.map((index) => {
            const each = listed[index];
            return each && <Row key={each.application.id} listed={each} index={index} />;
          })}
          <Gap height={after} />
        </tbody>
      </table>
    </div>
  );
}

/** Returns the rows in sight, and the heights of those before and after them. */
function useVisibleRows(listed: readonly ListedApplication[], list: ListOfRows) {
  const { length: count } = listed;
  // If something above grows later, the spare rows make up for it.
  const [top, setTop] = useState(0);
  const measure = useCallback((body: HTMLElement | null) => {
    if (body) setTop(body.getBoundingClientRect().top + window.scrollY);
  }, []);
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (at) => listed[at]?.application.id ?? at,
    overscan: 15,
    scrollMargin: top,
  });
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const { isAwaited: isComingBack } = usePlace(virtualizer, hasNextPage);
  const items = virtualizer.getVirtualItems();
  const isNear = isComingBack || (items.at(-1)?.index ?? 0) >= count - AHEAD;
  const needsMore = hasNextPage && !isFetchingNextPage && isNear;
  useEffect(() => {
    if (needsMore) void fetchNextPage();
  }, [needsMore, fetchNextPage]);
  const first = items[0]?.start ?? top;
  const last = items.at(-1)?.end ?? top;
  return {
    measure,
    indexes: items.map(({ index }) => index),
    before: first - top,
    after: virtualizer.getTotalSize() - (last - top),
  };
}

function Gap({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden="true" style={{ height }}>
      <td />
    </tr>
  );
}

/** A row that is drawn once while the table scrolls past it. */
const Row = memo(function Row({ listed, index }: { listed: ListedApplication; index: number }) {
  const { application } = listed;
  return (
    <tr className={classes.row} aria-rowindex={index + 2}>
      <td className={classes.application}>
        <Named application={application} />
      </td>
      <td>
        <Group gap="sm" wrap="nowrap">
          <StatusBadge status={stateOf(application)} />
          <Meaning application={application} />
        </Group>
      </td>
      <td className={classes.users}>
        <UsersCell listed={listed} />
      </td>
      <td className={classes.callsColumn}>
        <CallsCell listed={listed} />
      </td>
      <td className={classes.errorsColumn}>
        <ErrorsCell listed={listed} />
      </td>
      <td className={classes.lastCall}>
        <LastCallCell listed={listed} />
      </td>
    </tr>
  );
});

function Named({ application }: { application: ApplicationDto }) {
  const { id, name, client_id: clientId } = application;
  return (
    <Group gap="sm" wrap="nowrap">
      <ApplicationAvatar name={name} id={clientId} size={32} />
      <div style={{ minWidth: 0 }}>
        <Link
          to={PAGES.application.replace(':id', id)}
          className={`${classes.line} ${classes.link}`}
          title={isolated(name)}
        >
          <bdi>{name}</bdi>
        </Link>
        <Text span size="xs" ff="monospace" c="dimmed" className={classes.line}>
          {shortened(clientId)}
        </Text>
      </div>
    </Group>
  );
}

function Meaning({ application }: { application: ApplicationDto }) {
  const { text, reason } = stateMeaning(application, useNow());
  return (
    <Text
      span
      size="xs"
      c="dimmed"
      className={`${classes.line} ${classes.meaning}`}
      title={reason && isolated(reason)}
    >
      {text}
      {reason !== undefined && (
        <>
          “<bdi>{reason}</bdi>”
        </>
      )}
    </Text>
  );
}

/** The beginning and the end of a client ID, by which developers know it again. */
function shortened(clientId: string): string {
  return clientId.length > 14 ? `${clientId.slice(0, 7)}…${clientId.slice(-4)}` : clientId;
}
