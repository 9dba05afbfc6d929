import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { ACCOUNT_EXPORT } from '../../api/account';
import { LoadFailure } from '../../ui/load-failure';
import { LoadingState } from '../../ui/loading-state';
import { Page } from '../../ui/page';
import { Section } from '../../ui/section';
import { Holdings } from './holdings';
import { ImportSection } from './imports/import-section';
import { ProfileForm } from './profile-form';
import { TEXTS } from './texts';
import { useAccount } from './use-account';

export function YourDataPage() {
  const account = useAccount();
  return (
    <Page title={TEXTS.title} lead={TEXTS.lead}>
      <Section title={TEXTS.stored}>
        {account.isPending && <LoadingState />}
        {account.isError && <LoadFailure of={account} />}
        {account.data && <Holdings account={account.data} />}
      </Section>
      <Section title={TEXTS.profile}>
        <ProfileForm />
      </Section>
      <Section title={TEXTS.copy} lead={TEXTS.copyLead}>
        <div>
          <Button component="a" href={ACCOUNT_EXPORT} download>
            {TEXTS.download}
          </Button>
        </div>
      </Section>
      <ImportSection />
      <Section title={TEXTS.deletion} lead={TEXTS.deletionLead}>
        <div>
          <Button component={Link} to="/your-data/delete" variant="outline" color="red">
            {TEXTS.deletion}
          </Button>
        </div>
      </Section>
    </Page>
  );
}
