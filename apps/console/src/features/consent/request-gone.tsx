import { Anchor, Text } from '@mantine/core';
import { AUTHORIZATION_REQUEST_MINUTES } from '@wordgrove/contracts';
import { Link } from 'react-router';
import type { ApiFailure } from '../../api/api-failure';
import { useFocusOnHeading } from '../../ui/focus-heading';
import { NarrowPage } from '../../ui/narrow-page';
import { wayBack } from './way-back';

/** Shown for a request that has expired, was decided, began in another browser or never existed (rules 14 and 45). */
export function RequestGone({ failure }: { failure: ApiFailure | null }) {
  useFocusOnHeading();
  const { name, host } = wayBack(failure?.details ?? []);
  return (
    <NarrowPage title="This request is no longer open">
      <Text>
        You have {AUTHORIZATION_REQUEST_MINUTES} minutes to decide about a request for access, and
        you can decide only once. This request has expired, you have already decided, or it began in
        another browser.
      </Text>
      <Text>
        To try again, go back to {name ? <Strong text={name} /> : 'the application'}
        {host && (
          <>
            {' '}
            at <Strong text={host} />
          </>
        )}{' '}
        and start again.
      </Text>
      <Anchor component={Link} to="/connected-applications">
        Go to your connected applications
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
