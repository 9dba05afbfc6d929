import { useState } from 'react';
import type { GrantDto } from '@wordgrove/dto';
import { VirtualTable, type Column } from '../../ui/virtual-table';
import { GrantApplication } from './grant-application';
import { GrantDetail } from './grant-detail';
import { LastUse, Since } from './grant-times';
import { RevokeGrant } from './revoke-grant';
import { TEXTS } from './texts';

interface GrantsTableProps {
  grants: readonly GrantDto[];
  /** The result of useInfiniteQuery, which has more pages. */
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
}

/** The applications that have access, and since when, with a way to end it. Each row opens to tell what it may do. */
export function GrantsTable({ grants, list }: GrantsTableProps) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string) =>
    setOpen((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  return (
    <VirtualTable
      label={TEXTS.title}
      columns={columnsWith((id) => open.has(id), toggle)}
      items={grants}
      detail={(grant) => open.has(grant.id) && <GrantDetail grant={grant} />}
      list={list}
    />
  );
}

function columnsWith(
  isOpen: (id: string) => boolean,
  toggle: (id: string) => void,
): Column<GrantDto>[] {
  return [
    {
      title: TEXTS.columns.application,
      width: 'minmax(0, 3fr)',
      cell: (grant) => (
        <GrantApplication grant={grant} isOpen={isOpen(grant.id)} toggle={() => toggle(grant.id)} />
      ),
    },
    {
      title: TEXTS.columns.since,
      width: 'minmax(0, 2fr)',
      cell: (grant) => <Since grant={grant} />,
    },
    {
      title: TEXTS.columns.lastUsed,
      width: 'minmax(0, 1.5fr)',
      cell: (grant) => <LastUse grant={grant} />,
    },
    {
      title: TEXTS.columns.access,
      width: '84px',
      isFigure: true,
      cell: (grant) => <RevokeGrant grant={grant} />,
    },
  ];
}
