import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { ApiFailure } from '../../api/api-failure';
import { useFocusOnHeading } from '../../ui/focus-heading';
import { NarrowPage } from '../../ui/narrow-page';
import { wayBack } from './way-back';

/** A request that has expired, has been decided, or never was (rule 14). */
export function RequestGone({ failure }: { failure: ApiFailure | null }) {
  useFocusOnHeading();
  const { name, host } = wayBack(failure?.details ?? []);
  return (
    <NarrowPage title="This request is no longer open">
      <Text>
        A request for access is open for ten minutes and can be answered once. This one has expired
        or was answered already.
      </Text>
      <Text>
        To try again, go back to {name ? <strong>{name}</strong> : 'the application'}
        {host && (
          <>
            {' '}
            at <strong>{host}</strong>
          </>
        )}{' '}
        and start there once more.
      </Text>
      <Anchor component={Link} to="/connected-applications">
        See your connected applications
      </Anchor>
    </NarrowPage>
  );
}
