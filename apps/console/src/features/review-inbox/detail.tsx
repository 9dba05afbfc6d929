import { ActionIcon, Anchor, Badge, Group, Stack, Text, Title } from '@mantine/core';
import type { WaitingApplicationDto } from '@wordgrove/dto';
import { Link } from 'react-router';
import { askOwner } from '../../api/application-messages';
import { ApplicationAvatar } from '../../ui/avatars';
import { CLIENT_TYPE_TEXTS } from '../../ui/client-type-texts';
import { BackIcon, ChevronDownIcon, ChevronUpIcon } from '../../ui/icons';
import { shownAddress } from '../../ui/shown-address';
import { ReviewThread } from '../review-thread/review-thread';
import { ReviewChecks } from '../review-checks/review-checks';
import { SimilarNames } from './similar-names';
import { ChangesTable } from './changes-table';
import classes from './inbox.module.css';
import { TEXTS } from './texts';

interface DetailHeadProps {
  application: WaitingApplicationDto;
  listAddress: string;
  move: (by: 1 | -1) => void;
}

/** The applicant, and the way to the applications beside this one. */
export function DetailHead({ application, listAddress, move }: DetailHeadProps) {
  const { name, client_id: clientId } = application;
  return (
    <Group className={classes.detailHead} justify="space-between" wrap="nowrap">
      <Group gap="sm" wrap="nowrap" miw={0}>
        <ActionIcon
          component={Link}
          to={listAddress}
          variant="subtle"
          color="gray"
          aria-label="Back to the list"
          hiddenFrom="lg"
        >
          <BackIcon />
        </ActionIcon>
        <ApplicationAvatar name={name} id={clientId} size={40} />
        <Applicant application={application} />
      </Group>
      <Group gap={4} wrap="nowrap">
        <Step label="Previous application" onClick={() => move(-1)} Icon={ChevronUpIcon} />
        <Step label="Next application" onClick={() => move(1)} Icon={ChevronDownIcon} />
      </Group>
    </Group>
  );
}

interface StepProps {
  label: string;
  onClick: () => void;
  Icon: typeof ChevronUpIcon;
}

function Step({ label, onClick, Icon }: StepProps) {
  return (
    <ActionIcon variant="subtle" color="gray" onClick={onClick} aria-label={label}>
      <Icon />
    </ActionIcon>
  );
}

function Applicant({ application }: { application: WaitingApplicationDto }) {
  const { name, owner, homepage_url: homepage, pending_revision: revision } = application;
  return (
    <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Group gap="xs">
        <Title order={2}>
          <bdi>{name}</bdi>
        </Title>
        <Badge color={revision ? 'blue' : 'gray'}>
          {revision ? TEXTS.changes : TEXTS.newApplication}
        </Badge>
      </Group>
      <Text size="sm" c="dimmed">
        By <bdi>{owner.display_name}</bdi> (<bdi>{owner.email}</bdi>) ·{' '}
        {CLIENT_TYPE_TEXTS[application.client_type].label}
        {homepage && (
          <>
            {' · '}
            <Anchor href={homepage} inherit target="_blank" rel="noopener noreferrer">
              <bdi>{shownAddress(homepage)}</bdi>
            </Anchor>
          </>
        )}
      </Text>
    </div>
  );
}

/** The changes, before everything else, and then the thread. */
export function DetailBody({ application }: { application: WaitingApplicationDto }) {
  const { pending_revision: revision, similar_names: names } = application;
  return (
    <Stack className={classes.detailBody} gap="lg">
      <SimilarNames names={names} />
      <section aria-labelledby="what-changes">
        <Title order={3} size="h2" id="what-changes" mb="xs">
          {revision ? TEXTS.whatChanges : TEXTS.whatItAsks}
        </Title>
        <ChangesTable application={application} />
      </section>
      <ReviewChecks application={application} reader="ADMIN" order={3} />
      <section aria-labelledby="thread">
        <Title order={3} size="h2" id="thread" mb="xs">
          Thread
        </Title>
        <ReviewThread
          applicationId={application.id}
          reader="ADMIN"
          verb="Ask"
          send={(request) => askOwner(application, request)}
        />
      </section>
    </Stack>
  );
}
