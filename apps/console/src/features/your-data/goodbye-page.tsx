import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { NarrowPage } from '../../ui/narrow-page';
import { TEXTS } from './texts';

/** The last page of an account. */
export function GoodbyePage() {
  return (
    <NarrowPage title={TEXTS.deleted}>
      <Text>{TEXTS.deletedText}</Text>
      <Text>{TEXTS.thanks}</Text>
      <Anchor component={Link} to="/">
        {TEXTS.start}
      </Anchor>
    </NarrowPage>
  );
}
