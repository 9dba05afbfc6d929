import { Badge, Group, Text } from '@mantine/core';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { PAGES } from '@wordgrove/contracts';
import type { ApplicationDto } from '@wordgrove/dto';
import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import { ApplicationAvatar } from '../../ui/avatars';
import { CLIENT_TYPE_TEXTS } from '../../ui/client-type-texts';
import { isolated } from '../../ui/isolated';
import { Moment } from '../../ui/moment';
import { StatusBadge } from '../../ui/status-badge';
import { stateMeaning, stateOf } from './application-states';
import classes from './applications-table.module.css';

const ROW_HEIGHT = 51;

/** All applications in rows of one height. Only those in sight are in the document. */
export function ApplicationsTable({ applications }: { applications: readonly ApplicationDto[] }) {
  const { measure, indexes, before, after } = useVisibleRows(applications.length);
  return (
    <div className={classes.frame}>
      <table
        className={classes.table}
        aria-label="Your applications"
        aria-rowcount={applications.length + 1}
      >
        <thead>
          <tr className={classes.head} aria-rowindex={1}>
            <th className={classes.application}>Application</th>
            <th>Status</th>
            <th className={classes.kind}>Runs</th>
            <th className={classes.registered}>Registered</th>
          </tr>
        </thead>
        <tbody ref={measure}>
          <Gap height={before} />
          {indexes.map((index) => {
            const application = applications[index];
            return application && <Row key={application.id} {...{ application, index }} />;
          })}
          <Gap height={after} />
        </tbody>
      </table>
    </div>
  );
}

/** Returns the rows in sight, and the heights of those before and after them. */
function useVisibleRows(count: number) {
  // If something above grows later, the spare rows make up for it.
  const [top, setTop] = useState(0);
  const measure = useCallback((body: HTMLElement | null) => {
    if (body) setTop(body.getBoundingClientRect().top + window.scrollY);
  }, []);
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => ROW_HEIGHT,
    overscan: 15,
    scrollMargin: top,
  });
  const items = virtualizer.getVirtualItems();
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

function Row({ application, index }: { application: ApplicationDto; index: number }) {
  const { id, name, client_id: clientId, client_type: type } = application;
  return (
    <tr className={classes.row} aria-rowindex={index + 2}>
      <td className={classes.application}>
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
      </td>
      <td>
        <Group gap="sm" wrap="nowrap">
          <StateBadge application={application} />
          <Meaning application={application} />
        </Group>
      </td>
      <td className={classes.kind}>
        <Text c="dimmed">{CLIENT_TYPE_TEXTS[type].label}</Text>
      </td>
      <td className={classes.registered}>
        <Text c="dimmed" size="xs">
          <Moment at={application.created_at} />
        </Text>
      </td>
    </tr>
  );
}

function StateBadge({ application }: { application: ApplicationDto }) {
  if (stateOf(application) !== 'CHANGES') return <StatusBadge status={application.status} />;
  return (
    <Badge color="blue" tt="none" size="lg" style={{ flexShrink: 0 }}>
      Changes in review
    </Badge>
  );
}

function Meaning({ application }: { application: ApplicationDto }) {
  const { text, reason } = stateMeaning(application);
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
