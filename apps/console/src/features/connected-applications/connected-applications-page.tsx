import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { PAGES } from '@wordgrove/contracts';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { listGrants, revokeAllGrants } from '../../api/grants';
import { BusyButton } from '../../ui/busy-button';
import { LoadFailure } from '../../ui/load-failure';
import { LoadingState } from '../../ui/loading-state';
import { NothingHere } from '../../ui/nothing-here';
import { Page } from '../../ui/page';
import { useConfirmedAction } from '../../ui/use-confirmed-action';
import { GRANTS } from './grants-key';
import { Invitations } from './invitations';
import { TEXTS } from './texts';

// The first page of most users: nobody waits for the table to see where they are.
const GrantsTable = lazy(async () => ({ default: (await import('./grants-table')).GrantsTable }));

export function ConnectedApplicationsPage() {
  const grants = useQuery({ queryKey: GRANTS, queryFn: listGrants });
  const count = grants.data?.length ?? 0;
  return (
    <Page title={TEXTS.title} lead={TEXTS.lead} actions={count > 1 && <RevokeAll />}>
      <Invitations />
      {grants.isPending && <LoadingState />}
      {grants.isError && <LoadFailure of={grants} />}
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
      {grants.data && count > 0 && (
        <Suspense fallback={<LoadingState />}>
          <GrantsTable grants={grants.data} />
        </Suspense>
      )}
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
