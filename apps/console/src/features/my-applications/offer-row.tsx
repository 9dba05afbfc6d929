import { Group, Text, ThemeIcon } from '@mantine/core';
import type { HandoverOfferDto } from '@wordgrove/dto';
import { acceptOffer, refuseOffer } from '../../api/applications';
import { BusyButton } from '../../ui/busy-button';
import { HandoverIcon } from '../../ui/icons';
import { Moment } from '../../ui/moment';
import { useAction, useConfirmedAction } from '../../ui/use-confirmed-action';
import { MY_APPLICATIONS } from './application-keys';
import classes from './needs-you.module.css';
import { TEXTS } from './texts';

/** The key of the offers to the user in the query cache. */
export const OFFERS = [...MY_APPLICATIONS, 'offers'];

/** An application that another developer offers. */
export function OfferRow({ offer }: { offer: HandoverOfferDto }) {
  const { application, owner, expires_at: until } = offer;
  const developer = owner === null ? TEXTS.itsDeveloper : <bdi>{owner}</bdi>;
  return (
    <li className={classes.row}>
      <ThemeIcon variant="light" color="blue" size={26}>
        <HandoverIcon size={16} />
      </ThemeIcon>
      <Text fw={600} className={classes.name}>
        <bdi>{application.name}</bdi>
      </Text>
      <Text className={classes.text}>{TEXTS.offers(developer, <Moment at={until} />)}</Text>
      <Group gap="xs">
        <Accept offer={offer} />
        <Refuse offer={offer} />
      </Group>
    </li>
  );
}

function Accept({ offer: { id, application } }: { offer: HandoverOfferDto }) {
  const { name } = application;
  const accept = useConfirmedAction({
    title: TEXTS.takeOver(name),
    text: TEXTS.takeOverText,
    confirm: TEXTS.takeItOver,
    action: () => acceptOffer(id),
    done: TEXTS.takenOver(name),
    refresh: [MY_APPLICATIONS],
  });
  return (
    <BusyButton
      variant="default"
      size="xs"
      busy={accept.busy}
      onClick={accept.ask}
      aria-label={TEXTS.acceptOffer(name)}
    >
      {TEXTS.accept}
    </BusyButton>
  );
}

function Refuse({ offer: { id, application } }: { offer: HandoverOfferDto }) {
  const refuse = useAction({
    action: () => refuseOffer(id),
    done: TEXTS.refused,
    refresh: [MY_APPLICATIONS],
  });
  return (
    <BusyButton
      variant="default"
      size="xs"
      busy={refuse.busy}
      onClick={refuse.run}
      aria-label={TEXTS.refuseOffer(application.name)}
    >
      {TEXTS.refuse}
    </BusyButton>
  );
}
