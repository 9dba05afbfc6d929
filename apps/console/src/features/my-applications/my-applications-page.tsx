import { Button, Text } from '@mantine/core';
import { PAGES } from '@wordgrove/contracts';
import type { ApplicationDto } from '@wordgrove/dto';
import { Link } from 'react-router';
import { PlusIcon } from '../../ui/icons';
import { LoadFailure } from '../../ui/load-failure';
import { LoadingState } from '../../ui/loading-state';
import { Page } from '../../ui/page';
import { ApplicationsFilter } from './applications-filter';
import { ApplicationsTable } from './applications-table';
import { FirstSteps } from './first-steps';
import { NeedsYou } from './needs-you';
import { useApplicationsFilter } from './use-applications-filter';
import { useMyApplications } from './use-my-applications';

/** The developer's applications: what needs the developer, then all of them. */
export function MyApplicationsPage() {
  const { list, applications } = useMyApplications();
  return (
    <Page title="Applications" lead="What you built on Wordgrove." actions={<RegisterLink />}>
      <NeedsYou applications={applications ?? []} />
      {list.isPending && <LoadingState />}
      {applications?.length === 0 && <FirstSteps />}
      {applications && applications.length > 0 && (
        <Found applications={applications} isComplete={!list.hasNextPage} />
      )}
      {list.isError && <LoadFailure error={list.error} retry={list.refetch} />}
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

interface FoundProps {
  applications: readonly ApplicationDto[];
  isComplete: boolean;
}

function Found({ applications, isComplete }: FoundProps) {
  const filter = useApplicationsFilter(applications);
  return (
    <>
      <ApplicationsFilter {...filter} />
      <Text size="xs" c="dimmed" role="status">
        {isComplete
          ? `${filter.found.length.toLocaleString('en')} of ${applications.length.toLocaleString('en')}, the newest first`
          : `${applications.length.toLocaleString('en')} so far, still loading`}
      </Text>
      {filter.found.length > 0 ? (
        <ApplicationsTable applications={filter.found} />
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
