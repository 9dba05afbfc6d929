import { Alert, Anchor, Button, Stack, Text } from '@mantine/core';
import { PAGES } from '@wordgrove/contracts';
import type { ApplicationDto } from '@wordgrove/dto';
import { Link } from 'react-router';
import { CLIENT_TYPE_TEXTS } from '../../ui/client-type-texts';
import { Fact } from '../../ui/fact';
import { Moment } from '../../ui/moment';
import { ScopeList } from '../../ui/scope-list';
import { Section } from '../../ui/section';
import { shownAddress } from '../../ui/shown-address';
import { UriList } from '../../ui/uri-list';
import { ChangesTable } from '../requested-changes/changes-table';
import { Withdraw } from './withdraw';
import { countText } from '../../ui/formats';

export function SettingsSection({ application }: { application: ApplicationDto }) {
  const { homepage_url: homepage, pending_revision: revision } = application;
  return (
    <Section title="Settings" aside={<EditLink id={application.id} />}>
      {revision && <PendingRevision application={application} since={revision.created_at} />}
      <Stack component="dl" gap="md" m={0}>
        {application.description && (
          <Fact term="Description">
            <bdi style={{ overflowWrap: 'anywhere' }}>{application.description}</bdi>
          </Fact>
        )}
        {homepage && (
          <Fact term="Home page">
            <Anchor href={homepage} inherit rel="noopener noreferrer">
              <bdi>{shownAddress(homepage)}</bdi>
            </Anchor>
          </Fact>
        )}
        <Fact term="Runs">{CLIENT_TYPE_TEXTS[application.client_type].label}</Fact>
        <Fact term="Redirect URIs">
          <UriList uris={application.redirect_uris} />
        </Fact>
        <Fact term="Permissions">
          <ScopeList scopes={application.scopes} reasons={application.scope_reasons} />
        </Fact>
        <Fact term="Rate limit">
          {countText(application.hourly_quota)} requests per user and hour
        </Fact>
      </Stack>
    </Section>
  );
}

function EditLink({ id }: { id: string }) {
  return (
    <Button component={Link} to={PAGES.editApplication.replace(':id', id)} variant="default">
      Edit
    </Button>
  );
}

function PendingRevision({ application, since }: { application: ApplicationDto; since: string }) {
  return (
    <Alert color="blue" title="Changes in review">
      <Stack gap="xs">
        <Text size="sm">
          Requested <Moment at={since} />. You cannot use these until an admin approves them:
        </Text>
        <ChangesTable application={application} />
        <Withdraw application={application} />
      </Stack>
    </Alert>
  );
}
