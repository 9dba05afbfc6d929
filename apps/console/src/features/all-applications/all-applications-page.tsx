import { Group, Text } from '@mantine/core';
import { APPLICATION_STATUSES, PAGES } from '@wordgrove/contracts';
import type { AdminApplicationDto } from '@wordgrove/dto';
import { Link } from 'react-router';
import { findApplications } from '../../api/admin';
import { ApplicationAvatar } from '../../ui/avatars';
import { FilterBar, FilterChoice } from '../../ui/filter-bar';
import { useListOfPages } from '../../ui/list-of-pages';
import { ListStates } from '../../ui/list-states';
import { Page } from '../../ui/page';
import { SearchField } from '../../ui/search-field';
import { StatusBadge } from '../../ui/status-badge';
import { STATUS_TEXTS } from '../../ui/status-texts';
import { useFilters } from '../../ui/use-filters';
import { VirtualTable, type Column } from '../../ui/virtual-table';
import { ApplicationActions } from './application-actions';
import { ALL_APPLICATIONS } from './all-applications-key';
import { TEXTS } from './texts';
import { countText } from '../../ui/formats';

const COLUMNS: readonly Column<AdminApplicationDto>[] = [
  {
    title: TEXTS.columns.application,
    width: 'minmax(0, 2.6fr)',
    cell: ({ id, name, client_id: clientId }) => (
      <Group gap="sm" wrap="nowrap">
        <ApplicationAvatar name={name} id={clientId} />
        <div style={{ minWidth: 0 }}>
          <Text size="sm" fw={600}>
            <Link to={PAGES.anyApplication.replace(':id', id)}>
              <bdi>{name}</bdi>
            </Link>
          </Text>
          <Text size="xs" c="dimmed" ff="monospace" truncate>
            {clientId}
          </Text>
        </div>
      </Group>
    ),
  },
  {
    title: TEXTS.columns.status,
    width: '104px',
    cell: ({ status }) => <StatusBadge status={status} />,
  },
  {
    title: TEXTS.columns.hosts,
    isNamed: true,
    width: 'minmax(0, 2fr)',
    cell: (application) => <bdi>{hostsOf(application).join(', ')}</bdi>,
  },
  {
    title: TEXTS.columns.owner,
    isNamed: true,
    width: 'minmax(80px, 1.5fr)',
    cell: ({ owner }) => (
      <Link to={PAGES.user.replace(':id', owner.id)}>
        <bdi>{owner.display_name}</bdi>
      </Link>
    ),
  },
  {
    title: TEXTS.columns.quota,
    isNamed: true,
    width: '76px',
    isFigure: true,
    cell: ({ hourly_quota: quota }) => countText(quota),
  },
  {
    title: TEXTS.columns.actions,
    width: '56px',
    isFigure: true,
    cell: (application) => <ApplicationActions application={application} isSmall />,
  },
];

/** All applications of all developers, with what admins do about one apart from its review. */
export function AllApplicationsPage() {
  const { values, set, clear, isAnySet } = useFilters(['q', 'status', 'owner_id'] as const);
  const list = useListOfPages([...ALL_APPLICATIONS, values], (token) =>
    findApplications(values, token),
  );
  const applications = list.data?.pages.flatMap((page) => page.applications) ?? [];
  return (
    <Page title={TEXTS.pageTitle} heading={TEXTS.title} lead={TEXTS.lead}>
      <FilterBar label={TEXTS.pageTitle} clear={isAnySet ? clear : null}>
        <SearchField label={TEXTS.search} value={values.q} onSearch={(q) => set({ q })} />
        <FilterChoice
          label={TEXTS.anyStatus}
          choices={APPLICATION_STATUSES.map((value) => ({ value, label: STATUS_TEXTS[value] }))}
          value={values.status}
          onChoose={(status) => set({ status })}
        />
        {values.owner_id && (
          <FilterChoice
            label={TEXTS.ofAnyone}
            choices={[{ value: values.owner_id, label: TEXTS.oneOwner }]}
            value={values.owner_id}
            onChoose={(ownerId) => set({ owner_id: ownerId })}
          />
        )}
      </FilterBar>
      <ListStates list={list} isEmpty={applications.length === 0} nothing={TEXTS.nothing} />
      {applications.length > 0 && (
        <VirtualTable label={TEXTS.pageTitle} columns={COLUMNS} items={applications} list={list} />
      )}
    </Page>
  );
}

function hostsOf({ homepage_url: homepage, redirect_uris: uris }: AdminApplicationDto): string[] {
  const hosts = [homepage, ...uris].map((uri) =>
    uri === null ? '' : (URL.parse(uri)?.host ?? ''),
  );
  return [...new Set(hosts.filter((host) => host !== ''))];
}
