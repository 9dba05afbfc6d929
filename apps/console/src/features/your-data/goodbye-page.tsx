import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { NarrowPage } from '../../ui/narrow-page';

/** The last page of an account. */
export function GoodbyePage() {
  return (
    <NarrowPage title="Your account has been deleted">
      <Text>
        You are signed out everywhere, and no application can use your vocabulary. Your words, your
        reviews and all other data are deleted within a few minutes.
      </Text>
      <Text>Thank you for learning with Wordgrove. You are always welcome back.</Text>
      <Anchor component={Link} to="/">
        Go to the start page
      </Anchor>
    </NarrowPage>
  );
}
