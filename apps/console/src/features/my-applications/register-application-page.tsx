import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { PAGES } from '@wordgrove/contracts';
import type { RegisteredApplicationResponse } from '@wordgrove/dto';
import { Link, useNavigate } from 'react-router';
import { registerApplication } from '../../api/applications';
import { notifyDone } from '../../ui/notify';
import { Page } from '../../ui/page';
import { useRefresh } from '../../ui/use-refresh';
import { ApplicationForm } from './application-form';
import { applicationKey, MY_APPLICATIONS } from './application-keys';
import { sentValues, type ApplicationValues } from './application-values';
import { useFreshSecret } from './fresh-secret';
import { TEXTS } from './texts';

const EMPTY: ApplicationValues = {
  name: '',
  description: '',
  homepage_url: '',
  redirect_uris: [''],
  scopes: [],
  scope_reasons: {},
  client_type: 'CONFIDENTIAL',
};

export function RegisterApplicationPage() {
  const openRegistered = useOpenRegistered();
  return (
    <Page title={TEXTS.register} lead={TEXTS.registerLead}>
      <ApplicationForm
        initialValues={EMPTY}
        keepAs="register-application"
        submitLabel={TEXTS.registerVerb}
        cancel={
          <Button component={Link} to={PAGES.myApplications} variant="subtle">
            {TEXTS.cancel}
          </Button>
        }
        submit={(values) => registerApplication(sentValues(values))}
        onDone={openRegistered}
      />
    </Page>
  );
}

/** Opens the quick start of the new application, which shows its first secret, if there is one, for the only time. */
function useOpenRegistered() {
  const refresh = useRefresh();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { show } = useFreshSecret('');
  return async ({ application, client_secret: secret }: RegisteredApplicationResponse) => {
    const { id, name, secrets } = application;
    const [first] = secrets;
    client.setQueryData(applicationKey(id), application);
    // The dialog says enough, and on phones a message would cover its button.
    if (secret !== null && first !== undefined)
      show({ applicationId: id, secretId: first.id, name: '', expiresAt: null, secret });
    else notifyDone(TEXTS.registered(name));
    await navigate(PAGES.applicationQuickStart.replace(':id', id));
    await refresh(MY_APPLICATIONS);
  };
}
