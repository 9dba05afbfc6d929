import { ActionIcon, Anchor, Button, Group, Menu, Text, Title } from '@mantine/core';
import { PAGES } from '@wordgrove/contracts';
import type { WaitingApplicationDto } from '@wordgrove/dto';
import { Link } from 'react-router';
import { ApplicationAvatar } from '../../ui/avatars';
import { CLIENT_TYPE_TEXTS } from '../../ui/client-type-texts';
import { BackIcon, ChevronDownIcon, ChevronUpIcon, EyeIcon, MoreIcon } from '../../ui/icons';
import { shownAddress } from '../../ui/shown-address';
import classes from './detail.module.css';
import inbox from './inbox.module.css';
import { KindBadge, Marks } from './mark-badges';
import { DECIDE, TEXTS } from './texts';
import type { Choice } from './use-choice';
import { useViewers } from './use-viewers';
import { Viewers } from './viewers';
import { Waited } from './waited';
import { WeekFigures } from './week-figures';

interface DetailHeadProps {
  application: WaitingApplicationDto;
  choice: Choice;
  /** The number of checks that are not met. */
  unmet: number;
  openAside: () => void;
  suspend: () => void;
}

/** The applicant, who else is looking, and the way to the applications beside this one. */
export function DetailHead(props: DetailHeadProps) {
  const { application, choice, unmet, openAside, suspend } = props;
  const viewers = useViewers(application.id);
  return (
    <div className={classes.detailHead}>
      <Group justify="space-between" wrap="nowrap" className={classes.steps}>
        <BackToList choice={choice} />
        <Text size="xs" c="dimmed" className={inbox.note} role="status">
          <EyeIcon size={16} />
          <span>
            <Viewers names={viewers} />
          </span>
        </Text>
        <Button
          variant="default"
          size="xs"
          visibleFrom="sm"
          hiddenFrom="lg"
          onClick={openAside}
          className={classes.panelButton}
        >
          {TEXTS.aside}
          {unmet > 0 && ` (${TEXTS.unmet(unmet)})`}
        </Button>
        <Steps {...{ application, choice, suspend }} />
      </Group>
      <Applicant application={application} />
    </div>
  );
}

function BackToList({ choice }: Pick<DetailHeadProps, 'choice'>) {
  return (
    <Group gap={4} wrap="nowrap" hiddenFrom="lg">
      <ActionIcon
        component={Link}
        to={choice.addressOf(null)}
        variant="subtle"
        color="gray"
        aria-label={TEXTS.backToList}
      >
        <BackIcon />
      </ActionIcon>
      <Text fw={600}>{choice.place}</Text>
    </Group>
  );
}

function Steps({
  application,
  choice,
  suspend,
}: Pick<DetailHeadProps, 'application' | 'choice' | 'suspend'>) {
  return (
    <Group gap={4} wrap="nowrap">
      <Step label={TEXTS.previous} onClick={() => choice.move(-1)} Icon={ChevronUpIcon} />
      <Step label={TEXTS.next} onClick={() => choice.move(1)} Icon={ChevronDownIcon} />
      {application.status === 'APPROVED' && <MoreMenu suspend={suspend} />}
    </Group>
  );
}

/** A menu of what the bar of phones has no room for. */
function MoreMenu({ suspend }: Pick<DetailHeadProps, 'suspend'>) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" hiddenFrom="sm" aria-label={TEXTS.otherActions}>
          <MoreIcon />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item color="red" onClick={suspend}>
          {DECIDE.Suspend.button}…
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
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
  const { id, name, client_id: clientId, waiting_since: since } = application;
  return (
    <Group gap="sm" wrap="nowrap" miw={0} align="flex-start">
      <ApplicationAvatar name={name} id={clientId} size={40} />
      <div className={inbox.breaking}>
        <Group gap="xs">
          <Title order={2} className={classes.name}>
            <bdi>{name}</bdi>
          </Title>
          <KindBadge application={application} />
          <Group gap={6} hiddenFrom="lg">
            <Waited since={since} />
            <Marks application={application} />
          </Group>
        </Group>
        <Text size="sm" c="dimmed">
          <Owner application={application} />
          <WeekFigures applicationId={id} />
        </Text>
      </div>
    </Group>
  );
}

function Owner({ application }: { application: WaitingApplicationDto }) {
  const { owner, homepage_url: homepage, client_type: kind } = application;
  return (
    <>
      {TEXTS.by(
        <Anchor component={Link} to={PAGES.user.replace(':id', owner.id)} inherit>
          <bdi>{owner.display_name}</bdi>
        </Anchor>,
      )}
      {homepage && (
        <>
          {' · '}
          <Anchor href={homepage} inherit target="_blank" rel="noopener noreferrer">
            <bdi>{shownAddress(homepage)}</bdi>
          </Anchor>
        </>
      )}
      {' · '}
      {CLIENT_TYPE_TEXTS[kind].label}
    </>
  );
}
