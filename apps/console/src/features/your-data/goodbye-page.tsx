import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { NarrowPage } from '../../ui/narrow-page';

/** The last page of an account. */
export function GoodbyePage() {
  return (
    <NarrowPage title="Your account is deleted">
      <Text>
        You are signed out everywhere, and no application can use your vocabulary any more. Your
        words, reviews and everything else are being cleared away; that takes some minutes at most.
      </Text>
      <Text>Thank you for having learned here. If you ever come back, you are welcome.</Text>
      <Anchor component={Link} to="/">
        To the home page
      </Anchor>
    </NarrowPage>
  );
}
