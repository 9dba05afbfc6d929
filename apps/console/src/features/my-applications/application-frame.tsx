import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { PAGES } from '@wordgrove/contracts';
import type { ApplicationDto } from '@wordgrove/dto';
import { Suspense } from 'react';
import { Outlet, useLocation, useOutletContext, useParams } from 'react-router';
import { ApiFailure } from '../../api/api-failure';
import { getApplication } from '../../api/applications';
import { ApplicationAvatar } from '../../ui/avatars';
import { isolated } from '../../ui/isolated';
import { LoadFailure } from '../../ui/load-failure';
import { LoadingPage } from '../../ui/loading-page';
import { LoadingState } from '../../ui/loading-state';
import { NotFoundPage } from '../../ui/not-found-page';
import { Page } from '../../ui/page';
import { ApplicationFacts } from './application-facts';
import { applicationKey } from './application-keys';
import { ApplicationMenu } from './application-menu';
import { NextAction } from './next-action';
import { tabAt } from './application-tabs';
import { SecretGuard } from './secret-guard';
import { StatusStrip } from './status-strip';
import { TabList } from './tab-list';
import { TEXTS } from './texts';

/** Reads the application whose id is in the address. */
export function useApplication() {
  const { id = '' } = useParams();
  return useQuery({ queryKey: applicationKey(id), queryFn: () => getApplication(id) });
}

/** Returns the application whose frame is around this tab. */
export function useOpenApplication(): ApplicationDto {
  return useOutletContext<ApplicationDto>();
}

/** The frame of all tabs of an application: its name, its state and the tabs. */
export function ApplicationFrame() {
  const application = useApplication();
  // A failed refresh takes nothing away: somebody may be typing in a tab.
  if (application.data) return <Frame application={application.data} />;
  if (application.isPending) return <LoadingPage />;
  return <ApplicationFailure {...application} />;
}

/** Another user's application looks like one that does not exist. */
export function ApplicationFailure({ error, refetch }: { error: Error; refetch: () => unknown }) {
  if (error instanceof ApiFailure && error.status === 404) return <NotFoundPage />;
  return (
    <Page title={TEXTS.application}>
      <LoadFailure of={{ error, refetch }} />
    </Page>
  );
}

function Frame({ application }: { application: ApplicationDto }) {
  const { id, name } = application;
  const tab = tabAt(useLocation().pathname, id);
  return (
    <Page
      title={`${tab.label} – ${isolated(name)}`}
      picture={<ApplicationAvatar name={name} id={application.client_id} size={44} />}
      heading={<bdi style={{ overflowWrap: 'anywhere' }}>{name}</bdi>}
      lead={<ApplicationFacts application={application} isAlone={tab.path !== PAGES.application} />}
      actions={
        <>
          <NextAction application={application} tab={tab} />
          <ApplicationMenu />
        </>
      }
    >
      <SecretGuard application={application} />
      {tab.path === PAGES.application && <StatusStrip application={application} />}
      <TabList id={id} />
      <Suspense fallback={<LoadingState />}>
        <Stack gap="xl">
          <Outlet context={application} />
        </Stack>
      </Suspense>
    </Page>
  );
}
