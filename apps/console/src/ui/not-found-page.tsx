import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { NarrowPage } from './narrow-page';

export function NotFoundPage() {
  return (
    <NarrowPage title="Page not found">
      <Text>
        There is no page at this address. The link may be out of date, or the address may contain a
        typing error.
      </Text>
      <Anchor component={Link} to="/">
        Go to the start page
      </Anchor>
    </NarrowPage>
  );
}
