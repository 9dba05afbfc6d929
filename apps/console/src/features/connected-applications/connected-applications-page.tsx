import { Anchor, Text } from '@mantine/core';
import { PAGES } from '@wordgrove/contracts';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { listGrants, revokeAllGrants } from '../../api/grants';
import { BusyButton } from '../../ui/busy-button';
import { FilterBar } from '../../ui/filter-bar';
import { useListOfPages } from '../../ui/list-of-pages';
import { ListStates } from '../../ui/list-states';
import { LoadingState } from '../../ui/loading-state';
import { Page } from '../../ui/page';
import { SearchField } from '../../ui/search-field';
import { useConfirmedAction } from '../../ui/use-confirmed-action';
import { useFilters } from '../../ui/use-filters';
import { GRANTS } from './grants-key';
import { Invitations } from './invitations';
import { TEXTS } from './texts';

// The first page of most users: nobody waits for the table to see where they are.
const GrantsTable = lazy(async () => ({ default: (await import('./grants-table')).GrantsTable }));

export function ConnectedApplicationsPage() {
  const { values, set } = useFilters(['q'] as const);
  const list = useListOfPages([...GRANTS, values], (token) => listGrants(values, token));
  const grants = list.data?.pages.flatMap((page) => page.grants) ?? [];
  const isSearched = values.q !== '';
  return (
    <Page
      title={TEXTS.title}
      lead={TEXTS.lead}
      actions={!isSearched && grants.length > 1 && <RevokeAll />}
    >
      <Invitations />
      {(isSearched || list.hasNextPage) && (
        <FilterBar label={TEXTS.title} clear={null}>
          <SearchField label={TEXTS.search} value={values.q} onSearch={(q) => set({ q })} />
        </FilterBar>
      )}
      <ListStates
        list={list}
        isEmpty={grants.length === 0}
        nothing={isSearched ? TEXTS.notFound : TEXTS.nothing}
        note={!isSearched && <HowToConnect />}
      />
      {grants.length > 0 && (
        <Suspense fallback={<LoadingState />}>
          <GrantsTable grants={grants} list={list} />
        </Suspense>
      )}
    </Page>
  );
}

function HowToConnect() {
  return (
    <>
      <Text c="dimmed" size="sm">
        {TEXTS.howToConnect}
      </Text>
      <Text c="dimmed">
        {TEXTS.doYouDevelop}{' '}
        <Anchor component={Link} to={PAGES.registerApplication} inherit>
          {TEXTS.register}
        </Anchor>
      </Text>
    </>
  );
}

function RevokeAll() {
  const revokeAll = useConfirmedAction({
    title: 'Revoke access for all applications?',
    text: 'None of them will be able to use your vocabulary. Your words and reviews stay.',
    confirm: 'Revoke all',
    action: revokeAllGrants,
    done: 'All access has been revoked',
    refresh: [GRANTS],
  });
  return (
    <BusyButton variant="default" busy={revokeAll.busy} onClick={revokeAll.ask}>
      Revoke all
    </BusyButton>
  );
}
