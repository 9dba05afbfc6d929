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
import { useAccount } from './use-account';

const LEAD =
  'The data that Wordgrove stores for you is yours. You can download a copy, import words from elsewhere, or delete everything.';
const EXPORT_LEAD =
  'One JSON file with your profile, words, reviews, review plans, wordbooks, connected applications and your own applications. You can import your words and reviews from it again, here or on another Wordgrove server.';
const DELETION_LEAD =
  'Deletes your account and all of its data. Before you confirm, you see what happens.';

export function YourDataPage() {
  const account = useAccount();
  return (
    <Page title="Your data" lead={LEAD}>
      <Section title="What we store">
        {account.isPending && <LoadingState />}
        {account.isError && <LoadFailure of={account} />}
        {account.data && <Holdings account={account.data} />}
      </Section>
      <Section title="Your profile">
        <ProfileForm />
      </Section>
      <Section title="Download a copy" lead={EXPORT_LEAD}>
        <div>
          <Button component="a" href={ACCOUNT_EXPORT} download>
            Download everything
          </Button>
        </div>
      </Section>
      <ImportSection />
      <Section title="Delete your account" lead={DELETION_LEAD}>
        <div>
          <Button component={Link} to="/your-data/delete" variant="outline" color="red">
            Delete your account
          </Button>
        </div>
      </Section>
    </Page>
  );
}
