import { Button } from '@mantine/core';
import type { ApplicationDto } from '@wordgrove/dto';
import { Link, useNavigate } from 'react-router';
import { editApplication } from '../../api/applications';
import { additions } from '../../ui/additions';
import { LoadingState } from '../../ui/loading-state';
import { notifyDone } from '../../ui/notify';
import { Page } from '../../ui/page';
import { useRefresh } from '../../ui/use-refresh';
import { ApplicationForm } from './application-form';
import type { ApplicationValues } from './application-values';
import { MY_APPLICATIONS } from './application-keys';
import { ApplicationFailure, useApplication } from './application-page';

const REVIEWED =
  'New redirect URIs and permissions must be approved by an admin. All other changes take effect at once.';

export function EditApplicationPage() {
  const application = useApplication();
  if (application.isPending) return <LoadingState />;
  if (application.isError) return <ApplicationFailure {...application} />;
  return <EditForm application={application.data} />;
}

function EditForm({ application }: { application: ApplicationDto }) {
  const refresh = useRefresh();
  const navigate = useNavigate();
  const page = `/my-applications/${application.id}`;
  return (
    <Page
      title={`Edit ${application.name}`}
      lead={application.status === 'APPROVED' ? REVIEWED : undefined}
    >
      <ApplicationForm
        initialValues={wantedValues(application)}
        submitLabel="Save"
        cancel={
          <Button component={Link} to={page} variant="subtle">
            Cancel
          </Button>
        }
        submit={(values) => editApplication(application.id, values)}
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
  const added = additions(application);
  return {
    name: application.name,
    description: application.description,
    homepage_url: application.homepage_url ?? '',
    redirect_uris: [...application.redirect_uris, ...added.redirect_uris],
    scopes: [...application.scopes, ...added.scopes],
  };
}
