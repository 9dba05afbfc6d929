import { Button, Group, Text } from '@mantine/core';
import { PAGES } from '@wordgrove/contracts';
import type { ApplicationStateCountsDto } from '@wordgrove/dto';
import { Link } from 'react-router';
import { PlusIcon } from '../../ui/icons';
import { LoadFailure } from '../../ui/load-failure';
import { LoadingState } from '../../ui/loading-state';
import { Page } from '../../ui/page';
import { ApplicationsFilter } from './applications-filter';
import { ApplicationsTable } from './applications-table';
import { FirstSteps } from './first-steps';
import { NeedsYou } from './needs-you';
import { ORDERS, TEXTS } from './texts';
import { countIn, useApplicationsFilter } from './use-applications-filter';
import { useMyApplications, type ListedApplication } from './use-my-applications';

/** The developer's applications: what needs the developer, then all of them. */
export function MyApplicationsPage() {
  const filter = useApplicationsFilter();
  const { list, listed, counts } = useMyApplications(filter.filter);
  const isEmpty = filter.typed === '' && counts !== null && countIn(counts, 'all') === 0;
  return (
    <Page title={TEXTS.title} lead={TEXTS.lead} actions={!isEmpty && <RegisterLink />}>
      <NeedsYou />
      {list.isPending && <LoadingState />}
      {isEmpty && <FirstSteps />}
      {listed && counts && !isEmpty && <Found {...{ filter, list, listed, counts }} />}
      {list.isError && <LoadFailure of={list} />}
    </Page>
  );
}

function RegisterLink() {
  return (
    <Button component={Link} to={PAGES.registerApplication} leftSection={<PlusIcon />}>
      {TEXTS.register}
    </Button>
  );
}

interface FoundProps extends Pick<ReturnType<typeof useMyApplications>, 'list'> {
  filter: ReturnType<typeof useApplicationsFilter>;
  listed: readonly ListedApplication[];
  counts: ApplicationStateCountsDto;
}

function Found({ filter, list, listed, counts }: FoundProps) {
  const total = countIn(counts, filter.state);
  return (
    <>
      <Group justify="space-between" gap="xs">
        <ApplicationsFilter {...filter} counts={counts} />
        <Text size="xs" c="dimmed" role="status">
          {TEXTS.shown(total, ORDERS[filter.order])}
        </Text>
      </Group>
      {listed.length > 0 ? (
        <ApplicationsTable
          listed={listed}
          total={total}
          list={list}
          order={filter.order}
          sort={filter.sort}
        />
      ) : (
        <Text>
          {TEXTS.noMatch}{' '}
          <Button variant="default" size="xs" onClick={filter.clear}>
            {TEXTS.showAll}
          </Button>
        </Text>
      )}
    </>
  );
}
