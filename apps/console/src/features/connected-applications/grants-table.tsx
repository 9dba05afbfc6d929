import { Group } from '@mantine/core';
import { useState } from 'react';
import type { GrantDto } from '@wordgrove/dto';
import { VirtualTable, type Column } from '../../ui/virtual-table';
import { GrantApplication } from './grant-application';
import { GrantDetail } from './grant-detail';
import { LastUse, Since } from './grant-times';
import { GrantMenu } from './grant-menu';
import { RevokeGrant } from './revoke-grant';
import { TEXTS } from './texts';
import { useVisitState } from '../../ui/use-visit-state';
import type { Writes } from './use-grants';
import { Wrote } from './wrote';

interface GrantsTableProps {
  grants: readonly GrantDto[];
  writes: Writes;
  /** The result of useInfiniteQuery, which has more pages. */
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
}

/** The applications that have access, and since when, with a way to end it. Each row opens to tell what it may do. */
export function GrantsTable({ grants, writes, list }: GrantsTableProps) {
  const kept = useVisitState<string[]>('open', []);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set(kept.value));
  const toggle = (id: string) => {
    const after = new Set(open);
    if (!after.delete(id)) after.add(id);
    setOpen(after);
    kept.keep([...after]);
  };
  return (
    <VirtualTable
      label={TEXTS.title}
      columns={columnsWith({ isOpen: (id) => open.has(id), toggle, writes })}
      items={grants}
      detail={(grant) =>
        open.has(grant.id) && <GrantDetail grant={grant} writes={writes.get(grant.id)} />
      }
      list={list}
    />
  );
}

interface Shown {
  isOpen: (id: string) => boolean;
  toggle: (id: string) => void;
  writes: Writes;
}

function columnsWith({ isOpen, toggle, writes }: Shown): Column<GrantDto>[] {
  return [
    {
      title: TEXTS.columns.application,
      width: 'minmax(160px, 3fr)',
      cell: (grant) => (
        <GrantApplication grant={grant} isOpen={isOpen(grant.id)} toggle={() => toggle(grant.id)} />
      ),
    },
    {
      title: TEXTS.columns.since,
      isNamed: true,
      width: 'minmax(80px, 1.4fr)',
      cell: (grant) => <Since grant={grant} />,
    },
    {
      title: TEXTS.columns.lastUsed,
      isNamed: true,
      width: 'minmax(66px, 1.2fr)',
      cell: (grant) => <LastUse grant={grant} />,
    },
    {
      title: TEXTS.columns.wrote,
      isNamed: true,
      width: 'minmax(72px, 2.6fr)',
      cell: (grant) => <Wrote grant={grant} writes={writes.get(grant.id)} />,
    },
    {
      title: TEXTS.columns.access,
      width: '122px',
      isFigure: true,
      cell: (grant) => (
        <Group gap={6} wrap="nowrap" justify="flex-end">
          <RevokeGrant grant={grant} />
          <GrantMenu grant={grant} isOpen={isOpen(grant.id)} toggle={() => toggle(grant.id)} />
        </Group>
      ),
    },
  ];
}
