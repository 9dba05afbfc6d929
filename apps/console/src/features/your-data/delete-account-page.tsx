import { Alert, Anchor, Stack, Text } from '@mantine/core';
import type { AccountDto } from '@wordgrove/dto';
import { Link } from 'react-router';
import { ACCOUNT_EXPORT } from '../../api/account';
import { AlertIcon } from '../../ui/icons';
import { LoadFailure } from '../../ui/load-failure';
import { LoadingState } from '../../ui/loading-state';
import { Page } from '../../ui/page';
import { Section } from '../../ui/section';
import { Consequences } from './consequences';
import { DeleteAccountForm } from './delete-account-form';
import { TEXTS } from './texts';
import { useAccount } from './use-account';

export function DeleteAccountPage() {
  const account = useAccount();
  return (
    <Page title={TEXTS.deletion} lead={TEXTS.cannotUndo}>
      {account.isPending && <LoadingState />}
      {account.isError && <LoadFailure of={account} />}
      {account.data?.is_last_admin && <LastAdmin />}
      {account.data && !account.data.is_last_admin && <Deletion account={account.data} />}
    </Page>
  );
}

function Deletion({ account }: { account: AccountDto }) {
  return (
    <Stack gap="lg">
      <Section title={TEXTS.whatHappens}>
        <Consequences account={account} />
        <Text size="sm">
          {TEXTS.keepData((text) => (
            <Anchor href={ACCOUNT_EXPORT} download inherit>
              {text}
            </Anchor>
          ))}
        </Text>
      </Section>
      <Section title={TEXTS.confirm}>
        <DeleteAccountForm />
      </Section>
    </Stack>
  );
}

function LastAdmin() {
  return (
    <Stack align="flex-start">
      <Alert w="100%" icon={<AlertIcon />} title={TEXTS.onlyAdmin}>
        {TEXTS.onlyAdminText}
      </Alert>
      <Anchor component={Link} to="/your-data">
        {TEXTS.back}
      </Anchor>
    </Stack>
  );
}
