import { Button, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ApplicationDto } from '@wordgrove/dto';
import { Link, useParams } from 'react-router';
import { ApiFailure } from '../../api/api-failure';
import { getApplication } from '../../api/applications';
import { isolated } from '../../ui/isolated';
import { LoadFailure } from '../../ui/load-failure';
import { LoadingPage } from '../../ui/loading-page';
import { NotFoundPage } from '../../ui/not-found-page';
import { Page } from '../../ui/page';
import { applicationKey } from './application-keys';
import { CredentialsSection } from './credentials-section';
import { DeleteSection } from './delete-section';
import { ReviewSection } from './review-section';
import { SettingsSection } from './settings-section';
import { StatusSection } from './status-section';
import { TestUsersSection } from './test-users-section';

/** Reads the application whose id is in the address. */
export function useApplication() {
  const { id = '' } = useParams();
  return useQuery({ queryKey: applicationKey(id), queryFn: () => getApplication(id) });
}

/** One application of the signed-in developer: everything about it. */
export function ApplicationPage() {
  const application = useApplication();
  if (application.isPending) return <LoadingPage />;
  if (application.isError) return <ApplicationFailure {...application} />;
  return <Sections application={application.data} />;
}

/** Another user's application looks like one that does not exist. */
export function ApplicationFailure({ error, refetch }: { error: Error; refetch: () => unknown }) {
  if (error instanceof ApiFailure && error.status === 404) return <NotFoundPage />;
  return (
    <Page title="Application">
      <LoadFailure error={error} retry={refetch} />
    </Page>
  );
}

function Sections({ application }: { application: ApplicationDto }) {
  return (
    <Page
      title={isolated(application.name)}
      heading={<bdi>{application.name}</bdi>}
      lead={<bdi>{application.description}</bdi>}
      actions={<EditLink />}
    >
      <Stack gap="xl">
        <StatusSection application={application} />
        <ReviewSection application={application} />
        <CredentialsSection application={application} />
        <SettingsSection application={application} />
        <TestUsersSection application={application} />
        <DeleteSection application={application} />
      </Stack>
    </Page>
  );
}

function EditLink() {
  return (
    <Button component={Link} to="edit" variant="default">
      Edit
    </Button>
  );
}
