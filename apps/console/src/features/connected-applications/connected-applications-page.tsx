import { Anchor, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { PAGES } from '@wordgrove/contracts';
import { Link } from 'react-router';
import { listGrants, revokeAllGrants } from '../../api/grants';
import { BusyButton } from '../../ui/busy-button';
import { LoadFailure } from '../../ui/load-failure';
import { LoadingState } from '../../ui/loading-state';
import { NothingHere } from '../../ui/nothing-here';
import { Page } from '../../ui/page';
import { useConfirmedAction } from '../../ui/use-confirmed-action';
import { GrantCard } from './grant-card';
import { GRANTS } from './grants-key';
import { Invitations } from './invitations';

const LEAD = 'The applications that can use your vocabulary, and what each of them can do.';

export function ConnectedApplicationsPage() {
  const grants = useQuery({ queryKey: GRANTS, queryFn: listGrants });
  const several = (grants.data?.length ?? 0) > 1;
  return (
    <Page title="Connected applications" lead={LEAD} actions={several && <RevokeAll />}>
      <Invitations />
      {grants.isPending && <LoadingState />}
      {grants.isError && <LoadFailure error={grants.error} retry={grants.refetch} />}
      {grants.data?.length === 0 && (
        <NothingHere title="No applications are connected">
          <Text c="dimmed" size="sm">
            If an application asks for access and you allow it, you see it here.
          </Text>
          <Text c="dimmed">
            Do you develop one?{' '}
            <Anchor component={Link} to={PAGES.registerApplication} inherit>
              Register an application
            </Anchor>
          </Text>
        </NothingHere>
      )}
      <Stack component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
        {grants.data?.map((grant) => (
          <GrantCard key={grant.id} grant={grant} />
        ))}
      </Stack>
    </Page>
  );
}

function RevokeAll() {
  const revokeAll = useConfirmedAction({
    title: 'Revoke access for all applications?',
    text: 'None of them will be able to use your vocabulary. Your words and reviews stay.',
    confirm: 'Revoke all',
    action: revokeAllGrants,
    done: 'All access has been revoked',
    refresh: [GRANTS],
  });
  return (
    <BusyButton variant="default" busy={revokeAll.busy} onClick={revokeAll.ask}>
      Revoke all
    </BusyButton>
  );
}
