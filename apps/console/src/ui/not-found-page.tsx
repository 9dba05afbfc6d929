import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { NarrowPage } from './narrow-page';
import { TEXTS } from './texts';

export function NotFoundPage() {
  return (
    <NarrowPage title={TEXTS.notFound}>
      <Text>{TEXTS.notFoundText}</Text>
      <Anchor component={Link} to="/">
        {TEXTS.toStartPage}
      </Anchor>
    </NarrowPage>
  );
}
