import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { NarrowPage } from './narrow-page';

export function NotFoundPage() {
  return (
    <NarrowPage title="Page not found">
      <Text>
        There is nothing at this address. The link may be old, or a letter may be missing.
      </Text>
      <Anchor component={Link} to="/">
        Go to the start page
      </Anchor>
    </NarrowPage>
  );
}
