import { Group, Text } from '@mantine/core';
import { PAGES } from '@wordgrove/contracts';
import type { AdminUserDto } from '@wordgrove/dto';
import { Link } from 'react-router';
import { listUsers } from '../../api/instance';
import { PersonAvatar } from '../../ui/avatars';
import { FilterBar, FilterChoice } from '../../ui/filter-bar';
import { useListOfPages } from '../../ui/list-of-pages';
import { ListStates } from '../../ui/list-states';
import { Moment } from '../../ui/moment';
import { Page } from '../../ui/page';
import { SearchField } from '../../ui/search-field';
import { useFilters } from '../../ui/use-filters';
import { VirtualTable, type Column } from '../../ui/virtual-table';
import { Standing } from './standing';
import { TEXTS } from './texts';
import { USERS } from './user-keys';

const COLUMNS: readonly Column<AdminUserDto>[] = [
  {
    title: TEXTS.columns.user,
    width: 'minmax(0, 3fr)',
    cell: (user) => (
      <Group gap="sm" wrap="nowrap">
        <PersonAvatar name={user.display_name} id={user.id} />
        <div>
          <Link to={PAGES.user.replace(':id', user.id)}>
            <bdi>{user.display_name}</bdi>
          </Link>
          <Text size="xs" c="dimmed">
            <bdi>{user.email}</bdi>
          </Text>
        </div>
      </Group>
    ),
  },
  {
    title: TEXTS.columns.state,
    width: 'minmax(0, 2fr)',
    cell: (user) => <Standing user={user} />,
  },
  {
    title: TEXTS.columns.since,
    isNamed: true,
    width: 'minmax(0, 1.5fr)',
    isFigure: true,
    cell: (user) => <Moment at={user.created_at} />,
  },
];

const ROLES = [
  { value: 'ADMIN', label: TEXTS.admins },
  { value: 'USER', label: TEXTS.noAdmins },
];
const STATES = [
  { value: 'ENABLED', label: TEXTS.enabled },
  { value: 'DISABLED', label: TEXTS.disabled },
];

/** The users of the instance, however many there are. */
export function UsersPage() {
  const { values, set, clear, isAnySet } = useFilters(['q', 'role', 'state'] as const);
  const list = useListOfPages([...USERS, 'list', values], (token) => listUsers(values, token));
  const users = list.data?.pages.flatMap((page) => page.users) ?? [];
  return (
    <Page title={TEXTS.title} lead={TEXTS.lead}>
      <FilterBar label={TEXTS.title} clear={isAnySet ? clear : null}>
        <SearchField label={TEXTS.search} value={values.q} onSearch={(q) => set({ q })} />
        <FilterChoice
          label={TEXTS.anyRole}
          choices={ROLES}
          value={values.role}
          onChoose={(role) => set({ role })}
        />
        <FilterChoice
          label={TEXTS.anyState}
          choices={STATES}
          value={values.state}
          onChoose={(state) => set({ state })}
        />
      </FilterBar>
      <ListStates list={list} isEmpty={users.length === 0} nothing={TEXTS.nobody} />
      {users.length > 0 && (
        <VirtualTable label={TEXTS.title} columns={COLUMNS} items={users} list={list} />
      )}
    </Page>
  );
}
