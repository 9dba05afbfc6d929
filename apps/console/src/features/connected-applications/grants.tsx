import { Anchor, Text } from '@mantine/core';
import { PAGES } from '@wordgrove/contracts';
import { Link } from 'react-router';
import { FilterBar } from '../../ui/filter-bar';
import { ListStates } from '../../ui/list-states';
import { SearchField } from '../../ui/search-field';
import { GrantsTable } from './grants-table';
import { TEXTS } from './texts';
import { useGrants } from './use-grants';

/** The list of grants. If it has more than one page, it can be searched. */
export function Grants() {
  const { list, grants, writes, q, search } = useGrants();
  const isSearched = q !== '';
  return (
    <>
      {(isSearched || list.hasNextPage) && (
        <FilterBar label={TEXTS.title} clear={null}>
          <SearchField label={TEXTS.search} value={q} onSearch={search} />
        </FilterBar>
      )}
      <ListStates
        list={list}
        isEmpty={grants.length === 0}
        nothing={isSearched ? TEXTS.notFound : TEXTS.nothing}
        note={!isSearched && <HowToConnect />}
      />
      {grants.length > 0 && <GrantsTable {...{ grants, writes, list }} />}
    </>
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
