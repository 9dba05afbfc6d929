import { Button, Group, Text } from '@mantine/core';
import { PAGES } from '@wordgrove/contracts';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { PlusIcon } from '../../ui/icons';
import { LoadFailure } from '../../ui/load-failure';
import { LoadingState } from '../../ui/loading-state';
import { Page } from '../../ui/page';
import type { ApplicationOrder } from './application-order';
import { ApplicationsFilter } from './applications-filter';
import { ApplicationsTable } from './applications-table';
import { FirstSteps } from './first-steps';
import { NeedsYou } from './needs-you';
import { useApplicationsFilter } from './use-applications-filter';
import { useMyApplications, type ListedApplication } from './use-my-applications';
import { countText } from '../../ui/formats';

const LEAD = 'What you built on Wordgrove. Calls and errors are of the last 7 days.';

/** The developer's applications: what needs the developer, then all of them. */
export function MyApplicationsPage() {
  const { list, weekList, listed, isComplete } = useMyApplications();
  const applications = useMemo(() => listed?.map(({ application }) => application) ?? [], [listed]);
  const isEmpty = listed?.length === 0;
  // The order follows from the calls. Rows that stand still are worth the wait for both.
  const isPending = list.isPending || weekList.isPending;
  return (
    <Page title="Applications" lead={LEAD} actions={!isEmpty && <RegisterLink />}>
      <NeedsYou applications={applications} />
      {isPending && <LoadingState />}
      {isEmpty && <FirstSteps />}
      {listed && listed.length > 0 && !isPending && (
        <Found listed={listed} isComplete={isComplete} />
      )}
      {list.isError && <LoadFailure of={list} />}
      {weekList.isError && !list.isError && <LoadFailure of={weekList} />}
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
  'last-call': 'last used first',
};

interface FoundProps {
  listed: readonly ListedApplication[];
  isComplete: boolean;
}

function Found({ listed, isComplete }: FoundProps) {
  const filter = useApplicationsFilter(listed);
  return (
    <>
      <Group justify="space-between" gap="xs">
        <ApplicationsFilter {...filter} />
        <Text size="xs" c="dimmed" role="status">
          {isComplete
            ? `${countText(filter.found.length)} shown, ${ORDER_TEXTS[filter.order]}`
            : `${countText(listed.length)} so far, still loading`}
        </Text>
      </Group>
      {filter.found.length > 0 ? (
        <ApplicationsTable listed={filter.found} order={filter.order} sort={filter.sort} />
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
