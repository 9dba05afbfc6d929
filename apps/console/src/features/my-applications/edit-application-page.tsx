import { Button } from '@mantine/core';
import { PAGES } from '@wordgrove/contracts';
import type { ApplicationDto } from '@wordgrove/dto';
import { Link, useLocation, useNavigate } from 'react-router';
import { editApplication } from '../../api/applications';
import { isolated } from '../../ui/isolated';
import { LoadingPage } from '../../ui/loading-page';
import { notifyDone } from '../../ui/notify';
import { Page } from '../../ui/page';
import { useRefresh } from '../../ui/use-refresh';
import { ApplicationForm } from './application-form';
import { sentValues, type ApplicationValues } from './application-values';
import { MY_APPLICATIONS } from './application-keys';
import { ApplicationFailure, useApplication } from './application-frame';

const REVIEWED =
  'An admin must approve new redirect URIs and permissions, and a changed name, description, home page or reason. What you remove from the redirect URIs and permissions is gone at once.';

export function EditApplicationPage() {
  const application = useApplication();
  if (application.data) return <EditForm application={application.data} />;
  if (application.isPending) return <LoadingPage />;
  return <ApplicationFailure {...application} />;
}

function EditForm({ application }: { application: ApplicationDto }) {
  const refresh = useRefresh();
  const navigate = useNavigate();
  const page = PAGES.applicationSettings.replace(':id', application.id);
  const before = wantedValues(application);
  const { redirectUri } = (useLocation().state ?? {}) as { redirectUri?: string };
  return (
    <Page
      title={`Edit ${isolated(application.name)}`}
      heading={
        <>
          Edit <bdi>{application.name}</bdi>
        </>
      }
      lead={application.status === 'APPROVED' ? REVIEWED : undefined}
    >
      <ApplicationForm
        initialValues={before}
        keepAs={`edit-application:${application.id}`}
        submitLabel="Save"
        addedUri={redirectUri}
        cancel={
          <Button component={Link} to={page} variant="subtle">
            Cancel
          </Button>
        }
        submit={(values) => editApplication(application.id, changes(before, sentValues(values)))}
        onDone={async () => {
          notifyDone('Your changes have been saved');
          await refresh(MY_APPLICATIONS);
          await navigate(page);
        }}
      />
    </Page>
  );
}

/** Returns the settings that the owner wants, including changes that still wait for an admin. */
function wantedValues(application: ApplicationDto): ApplicationValues {
  const { name, description, homepage_url, redirect_uris, scopes, scope_reasons } =
    application.pending_revision ?? application;
  const lists = { redirect_uris, scopes, scope_reasons };
  return { name, description, homepage_url: homepage_url ?? '', ...lists };
}

/** Returns the name only if it was edited: an old one may have characters that are refused today. */
function changes(before: ApplicationValues, { name, ...values }: ApplicationValues) {
  return name === before.name ? values : { name, ...values };
}
