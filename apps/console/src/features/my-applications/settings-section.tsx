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
import { FORM } from './form-texts';
import { TABS } from './state-texts';
import { TEXTS } from './texts';
import { Withdraw } from './withdraw';

export function SettingsSection({ application }: { application: ApplicationDto }) {
  const { homepage_url: homepage, pending_revision: revision } = application;
  return (
    <Section title={TABS.settings} aside={<EditLink id={application.id} />}>
      {revision && <PendingRevision application={application} since={revision.created_at} />}
      <Stack component="dl" gap="md" m={0}>
        {application.description && (
          <Fact term={FORM.descriptionLabel}>
            <bdi style={{ overflowWrap: 'anywhere' }}>{application.description}</bdi>
          </Fact>
        )}
        {homepage && (
          <Fact term={FORM.homepageLabel}>
            <Anchor href={homepage} inherit rel="noopener noreferrer">
              <bdi>{shownAddress(homepage)}</bdi>
            </Anchor>
          </Fact>
        )}
        <Fact term={TEXTS.runs}>{CLIENT_TYPE_TEXTS[application.client_type].label}</Fact>
        <Fact term={FORM.redirectUris}>
          <UriList uris={application.redirect_uris} />
        </Fact>
        <Fact term={FORM.permissions}>
          <ScopeList scopes={application.scopes} reasons={application.scope_reasons} />
        </Fact>
        <Fact term={TEXTS.rateLimit}>{TEXTS.requestsPerHour(application.hourly_quota)}</Fact>
      </Stack>
    </Section>
  );
}

function EditLink({ id }: { id: string }) {
  return (
    <Button component={Link} to={PAGES.editApplication.replace(':id', id)} variant="default">
      {TEXTS.edit}
    </Button>
  );
}

function PendingRevision({ application, since }: { application: ApplicationDto; since: string }) {
  return (
    <Alert color="blue" title={TEXTS.changesInReview}>
      <Stack gap="xs">
        <Text size="sm">{TEXTS.requested(<Moment at={since} />)}</Text>
        <ChangesTable application={application} />
        <Withdraw application={application} />
      </Stack>
    </Alert>
  );
}
