import { Anchor, Text } from '@mantine/core';
import { AUTHORIZATION_REQUEST_MINUTES } from '@wordgrove/contracts';
import { Link } from 'react-router';
import type { ApiFailure } from '../../api/api-failure';
import { useFocusOnHeading } from '../../ui/focus-heading';
import { NarrowPage } from '../../ui/narrow-page';
import { wayBack } from './way-back';

/** Shown for a request that has expired, has been decided or never existed (rule 14). */
export function RequestGone({ failure }: { failure: ApiFailure | null }) {
  useFocusOnHeading();
  const { name, host } = wayBack(failure?.details ?? []);
  return (
    <NarrowPage title="This request is no longer open">
      <Text>
        You have {AUTHORIZATION_REQUEST_MINUTES} minutes to decide about a request for access, and
        you can decide only once. This request has expired, or you have already decided.
      </Text>
      <Text>
        To try again, go back to {name ? <strong>{name}</strong> : 'the application'}
        {host && (
          <>
            {' '}
            at <strong>{host}</strong>
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
