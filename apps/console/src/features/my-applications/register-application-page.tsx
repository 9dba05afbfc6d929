import { Button, Text } from '@mantine/core';
import type { RegisteredApplicationResponse } from '@wordgrove/dto';
import { useState } from 'react';
import { Link } from 'react-router';
import { registerApplication } from '../../api/applications';
import { CopyField } from '../../ui/copy-field';
import { useFocusOnHeading } from '../../ui/focus-heading';
import { isolated } from '../../ui/isolated';
import { Page } from '../../ui/page';
import { useRefresh } from '../../ui/use-refresh';
import { ApplicationForm } from './application-form';
import type { ApplicationValues } from './application-values';
import { MY_APPLICATIONS } from './application-keys';
import { PublicCredentials } from './public-credentials';
import { SecretOnce } from './secret-once';

const EMPTY: ApplicationValues = {
  name: '',
  description: '',
  homepage_url: '',
  redirect_uris: [''],
  scopes: [],
  client_type: 'CONFIDENTIAL',
};

export function RegisterApplicationPage() {
  const refresh = useRefresh();
  const [registered, setRegistered] = useState<RegisteredApplicationResponse | null>(null);
  if (registered !== null) return <Registered {...registered} />;
  return (
    <Page
      title="Register an application"
      lead="You can change everything later except where the application runs."
    >
      <ApplicationForm
        initialValues={EMPTY}
        keepAs="register-application"
        submitLabel="Register"
        cancel={
          <Button component={Link} to="/my-applications" variant="subtle">
            Cancel
          </Button>
        }
        submit={registerApplication}
        onDone={(answer) => {
          void refresh(MY_APPLICATIONS);
          setRegistered(answer);
        }}
      />
    </Page>
  );
}

/** Shows the first secret, if there is one, for the only time. */
function Registered({ application, client_secret: secret }: RegisteredApplicationResponse) {
  useFocusOnHeading();
  return (
    <Page
      title={`${isolated(application.name)} has been registered`}
      heading={
        <>
          <bdi>{application.name}</bdi> has been registered
        </>
      }
    >
      <CopyField label="Client ID" value={application.client_id} />
      {secret === null ? <PublicCredentials /> : <SecretOnce secret={secret} />}
      <Text>
        You and your test users can use it now. When it is ready for everyone, submit it for review.
      </Text>
      <div>
        <Button component={Link} to={`/my-applications/${application.id}`}>
          Go to the application
        </Button>
      </div>
    </Page>
  );
}
