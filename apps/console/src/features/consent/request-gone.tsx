import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { ApiFailure } from '../../api/api-failure';
import { useFocusOnHeading } from '../../ui/focus-heading';
import { NarrowPage } from '../../ui/narrow-page';
import { TEXTS } from './texts';
import { wayBack } from './way-back';

/** Shown for a request that has expired, was decided, began in another browser or never existed (rules 14 and 45). */
export function RequestGone({ failure }: { failure: ApiFailure | null }) {
  useFocusOnHeading();
  const { name, host } = wayBack(failure?.details ?? []);
  const application = name ? <Strong text={name} /> : TEXTS.theApplication;
  return (
    <NarrowPage title={TEXTS.gone}>
      <Text>{TEXTS.whyGone}</Text>
      <Text>
        {host ? TEXTS.tryAgainAt(application, <Strong text={host} />) : TEXTS.tryAgain(application)}
      </Text>
      <Anchor component={Link} to="/connected-applications">
        {TEXTS.goToConnected}
      </Anchor>
    </NarrowPage>
  );
}

function Strong({ text }: { text: string }) {
  return (
    <strong>
      <bdi>{text}</bdi>
    </strong>
  );
}
