import { Button } from '@mantine/core';
import { PAGES } from '@wordgrove/contracts';
import type { ApplicationDto } from '@wordgrove/dto';
import { Link, useLocation, useNavigate } from 'react-router';
import { editApplication } from '../../api/applications';
import { LoadingPage } from '../../ui/loading-page';
import { notifyDone } from '../../ui/notify';
import { Page } from '../../ui/page';
import { useRefresh } from '../../ui/use-refresh';
import { ApplicationForm } from './application-form';
import { sentValues, type ApplicationValues } from './application-values';
import { MY_APPLICATIONS } from './application-keys';
import { ApplicationFailure, useApplication } from './application-frame';
import { TEXTS } from './texts';

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
      title={TEXTS.editTitle(application.name)}
      heading={TEXTS.editHeading(application.name)}
      lead={application.status === 'APPROVED' ? TEXTS.editLead : undefined}
    >
      <ApplicationForm
        initialValues={before}
        keepAs={`edit-application:${application.id}`}
        submitLabel={TEXTS.save}
        addedUri={redirectUri}
        cancel={
          <Button component={Link} to={page} variant="subtle">
            {TEXTS.cancel}
          </Button>
        }
        submit={(values) => editApplication(application.id, changes(before, sentValues(values)))}
        onDone={async () => {
          notifyDone(TEXTS.saved);
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
