import { Alert, Anchor, Stack, Text } from '@mantine/core';
import type { ApplicationDto, PendingRevisionDto } from '@wordgrove/dto';
import { Fact } from '../../ui/fact';
import { Moment } from '../../ui/moment';
import { ScopeList } from '../../ui/scope-list';
import { Section } from '../../ui/section';
import { UriList } from '../../ui/uri-list';

export function SettingsSection({ application }: { application: ApplicationDto }) {
  const { homepage_url: homepage, pending_revision: revision } = application;
  return (
    <Section title="Settings">
      {revision && <PendingRevision revision={revision} />}
      <Stack component="dl" gap="md" m={0}>
        {homepage && (
          <Fact term="Home page">
            <Anchor href={homepage} rel="noopener noreferrer">
              {homepage}
            </Anchor>
          </Fact>
        )}
        <Fact term="Redirect URIs">
          <UriList uris={application.redirect_uris} />
        </Fact>
        <Fact term="Permissions">
          <ScopeList scopes={application.scopes} />
        </Fact>
        <Fact term="Rate limit">
          {application.hourly_quota.toLocaleString('en')} requests per hour and user
        </Fact>
      </Stack>
    </Section>
  );
}

function PendingRevision({ revision }: { revision: PendingRevisionDto }) {
  return (
    <Alert color="blue" title="Changes in review">
      <Stack gap="xs">
        <Text size="sm">
          Asked for <Moment at={revision.created_at} />. The settings below stay live until an admin
          approves these:
        </Text>
        <UriList uris={revision.redirect_uris} />
        <ScopeList scopes={revision.scopes} />
      </Stack>
    </Alert>
  );
}
