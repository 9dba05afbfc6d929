import { Button, Group, Text } from '@mantine/core';
import { PAGES, type ApplicationOrder } from '@wordgrove/contracts';
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
import { countIn, useApplicationsFilter } from './use-applications-filter';
import { useMyApplications, type ListedApplication } from './use-my-applications';
import { countText } from '../../ui/formats';

const LEAD = 'What you built on Wordgrove. Calls and errors are of the last 7 days.';

/** The developer's applications: what needs the developer, then all of them. */
export function MyApplicationsPage() {
  const filter = useApplicationsFilter();
  const { list, listed, counts } = useMyApplications(filter.filter);
  const isEmpty = filter.typed === '' && counts !== null && countIn(counts, 'all') === 0;
  return (
    <Page title="Applications" lead={LEAD} actions={!isEmpty && <RegisterLink />}>
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
      Register an application
    </Button>
  );
}

const ORDER_TEXTS: Record<ApplicationOrder, string> = {
  calls: 'most calls first',
  errors: 'most errors first',
  users: 'most users first',
  last_call: 'last used first',
};

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
          {countText(total)} shown, {ORDER_TEXTS[filter.order]}
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
          No application matches.{' '}
          <Button variant="default" size="xs" onClick={filter.clear}>
            Show all
          </Button>
        </Text>
      )}
    </>
  );
}
