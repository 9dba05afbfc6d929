import { Stack } from '@mantine/core';
import { LIMITS } from '@wordgrove/contracts';
import type { ApplicationDto } from '@wordgrove/dto';
import { CopyField } from '../../ui/copy-field';
import { Section } from '../../ui/section';
import { useRefresh } from '../../ui/use-refresh';
import { AddSecret } from './add-secret';
import { MY_APPLICATIONS } from './application-keys';
import { freshSecret, useFreshSecret } from './fresh-secret';
import { PublicCredentials } from './public-credentials';
import classes from './rows.module.css';
import { secretLife } from './secret-life';
import { SecretRow } from './secret-row';
import { SECRETS } from './secret-texts';
import { TABS } from './state-texts';

/** The credentials with which the application authenticates. */
export function CredentialsSection({ application }: { application: ApplicationDto }) {
  const isPublic = application.client_type === 'PUBLIC';
  return (
    <Section title={TABS.credentials} {...(!isPublic && { lead: SECRETS.rotation })}>
      <CopyField label={SECRETS.clientId} value={application.client_id} />
      {isPublic ? <PublicCredentials /> : <Secrets application={application} />}
    </Section>
  );
}

function Secrets({ application }: { application: ApplicationDto }) {
  const refresh = useRefresh();
  const { show } = useFreshSecret(application.id);
  const live = application.secrets.filter((each) => secretLife(each, new Date()) !== 'EXPIRED');
  return (
    <>
      <Stack component="ul" gap={0} className={classes.rows} aria-label={SECRETS.secrets}>
        {application.secrets.map((secret) => (
          <SecretRow key={secret.id} application={application} secret={secret} />
        ))}
      </Stack>
      {live.length < LIMITS.liveSecrets && (
        <AddSecret
          application={application}
          onDone={(created) => {
            show(freshSecret(application.id, created));
            return refresh(MY_APPLICATIONS);
          }}
        />
      )}
    </>
  );
}
