import { lazy, Suspense } from 'react';
import { LoadingState } from '../../ui/loading-state';
import { Page } from '../../ui/page';
import { TEXTS } from './texts';

// The first page of most users: nobody waits for the list to see where they are.
const Invitations = lazy(async () => ({ default: (await import('./invitations')).Invitations }));
const Grants = lazy(async () => ({ default: (await import('./grants')).Grants }));
const RevokeAll = lazy(async () => ({ default: (await import('./revoke-all')).RevokeAll }));

export function ConnectedApplicationsPage() {
  return (
    <Page
      title={TEXTS.title}
      lead={TEXTS.lead}
      actions={
        <Suspense>
          <RevokeAll />
        </Suspense>
      }
    >
      <Suspense fallback={<LoadingState />}>
        <Invitations />
        <Grants />
      </Suspense>
    </Page>
  );
}
