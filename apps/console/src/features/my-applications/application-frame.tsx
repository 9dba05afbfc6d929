import { ActionIcon, Anchor, CopyButton, Group, Stack, Text, Tooltip } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ApplicationDto } from '@wordgrove/dto';
import { Suspense } from 'react';
import { Outlet, useLocation, useOutletContext, useParams } from 'react-router';
import { ApiFailure } from '../../api/api-failure';
import { getApplication } from '../../api/applications';
import { ApplicationAvatar } from '../../ui/avatars';
import { CLIENT_TYPE_TEXTS } from '../../ui/client-type-texts';
import { CheckIcon, CopyIcon } from '../../ui/icons';
import { isolated } from '../../ui/isolated';
import { LoadFailure } from '../../ui/load-failure';
import { LoadingPage } from '../../ui/loading-page';
import { LoadingState } from '../../ui/loading-state';
import { NotFoundPage } from '../../ui/not-found-page';
import { Page } from '../../ui/page';
import { shownAddress } from '../../ui/shown-address';
import { applicationKey } from './application-keys';
import { tabAt } from './application-tabs';
import { SecretGuard } from './secret-guard';
import { StatusStrip } from './status-strip';
import { TabList } from './tab-list';

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
  if (application.isPending) return <LoadingPage />;
  if (application.isError) return <ApplicationFailure {...application} />;
  return <Frame application={application.data} />;
}

/** Another user's application looks like one that does not exist. */
export function ApplicationFailure({ error, refetch }: { error: Error; refetch: () => unknown }) {
  if (error instanceof ApiFailure && error.status === 404) return <NotFoundPage />;
  return (
    <Page title="Application">
      <LoadFailure error={error} retry={refetch} />
    </Page>
  );
}

function Frame({ application }: { application: ApplicationDto }) {
  const { id, name } = application;
  const tab = tabAt(useLocation().pathname, id);
  return (
    <Page
      title={`${tab.label} – ${isolated(name)}`}
      heading={<Heading application={application} />}
      lead={<Facts application={application} />}
    >
      <SecretGuard application={application} />
      <StatusStrip application={application} />
      <TabList id={id} />
      <Suspense fallback={<LoadingState />}>
        <Stack gap="xl">
          <Outlet context={application} />
        </Stack>
      </Suspense>
    </Page>
  );
}

function Heading({ application: { name, client_id: clientId } }: { application: ApplicationDto }) {
  return (
    <Group gap="sm" wrap="nowrap">
      <ApplicationAvatar name={name} id={clientId} size={36} />
      <bdi style={{ overflowWrap: 'anywhere', minWidth: 0 }}>{name}</bdi>
    </Group>
  );
}

function Facts({ application }: { application: ApplicationDto }) {
  const { client_id: clientId, client_type: type, homepage_url: homepage } = application;
  return (
    <Group component="span" gap="xs">
      <Text span size="xs" ff="monospace" style={{ overflowWrap: 'anywhere' }}>
        {clientId}
      </Text>
      <CopyClientId clientId={clientId} />
      <span>{CLIENT_TYPE_TEXTS[type].label}</span>
      {homepage && (
        <Anchor href={homepage} inherit rel="noopener noreferrer">
          <bdi>{shownAddress(homepage)}</bdi>
        </Anchor>
      )}
    </Group>
  );
}

function CopyClientId({ clientId }: { clientId: string }) {
  // Browsers offer the clipboard only on https and localhost.
  if (!window.isSecureContext) return null;
  return (
    <CopyButton value={clientId}>
      {({ copied, copy }) => (
        <Tooltip label={copied ? 'Copied' : 'Copy the client ID'}>
          <ActionIcon variant="subtle" color="gray" onClick={copy} aria-label="Copy the client ID">
            {copied ? <CheckIcon /> : <CopyIcon />}
          </ActionIcon>
        </Tooltip>
      )}
    </CopyButton>
  );
}
