import { Alert, Anchor, Group, Paper, Stack, Text, Title } from '@mantine/core';
import type { AdminApplicationDto } from '@wordgrove/dto';
import { AdditionsList } from '../../ui/additions-list';
import { CLIENT_TYPE_TEXTS } from '../../ui/client-type-texts';
import { Fact } from '../../ui/fact';
import { Moment } from '../../ui/moment';
import { ScopeList } from '../../ui/scope-list';
import { shownAddress } from '../../ui/shown-address';
import { StatusBadge } from '../../ui/status-badge';
import { UriList } from '../../ui/uri-list';
import { ReviewChecks } from '../review-checks/review-checks';
import { Decisions } from './decisions';
import { HeldDecision } from './held-decision';
import { QuotaForm } from './quota-form';
import { SimilarNames } from './similar-names';

/** Everything that an admin needs to decide on one application. */
export function ReviewCard({ application }: { application: AdminApplicationDto }) {
  const { owner, rejection_reason: reason } = application;
  return (
    <Paper component="li" withBorder p="md" radius="md">
      <Stack gap="md">
        <Group justify="space-between" align="flex-start">
          <Stack gap={2} flex="1 1 220px">
            <Title order={2} size="h4">
              <bdi>{application.name}</bdi>
            </Title>
            <Text size="sm" c="dimmed">
              By <bdi>{owner.display_name}</bdi> (<bdi>{owner.email}</bdi>) · registered{' '}
              <Moment at={application.created_at} />
            </Text>
          </Stack>
          <StatusBadge status={application.status} />
        </Group>
        <SimilarNames names={application.similar_names} />
        {application.description && (
          <Text size="sm">
            <bdi>{application.description}</bdi>
          </Text>
        )}
        {reason && (
          <Alert color="gray" title="Reason given">
            <bdi>{reason}</bdi>
          </Alert>
        )}
        <HeldDecision application={application} />
        <Settings application={application} />
        {application.submission_id && (
          <ReviewChecks application={application} reader="ADMIN" order={3} />
        )}
        <QuotaForm application={application} />
        <Decisions application={application} />
      </Stack>
    </Paper>
  );
}

function Settings({ application }: { application: AdminApplicationDto }) {
  const { homepage_url: homepage, pending_revision: revision } = application;
  return (
    <Stack component="dl" gap="sm" m={0}>
      {homepage && (
        <Fact term="Home page">
          <Anchor href={homepage} inherit target="_blank" rel="noopener noreferrer">
            <bdi>{shownAddress(homepage)}</bdi>
            <span aria-hidden> ↗</span>
          </Anchor>
        </Fact>
      )}
      <Fact term="Runs">{CLIENT_TYPE_TEXTS[application.client_type].label}</Fact>
      <Fact term={revision ? 'Live redirect URIs' : 'Redirect URIs'}>
        <UriList uris={application.redirect_uris} />
      </Fact>
      <Fact term={revision ? 'Live permissions' : 'Permissions'}>
        <ScopeList scopes={application.scopes} reasons={application.scope_reasons} />
      </Fact>
      {revision && (
        <Fact term="Requested changes">
          <AdditionsList application={application} />
        </Fact>
      )}
    </Stack>
  );
}
