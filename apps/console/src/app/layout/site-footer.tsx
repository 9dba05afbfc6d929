import { Anchor, Container, Group, Text } from '@mantine/core';
import classes from './site-layout.module.css';

export function SiteFooter() {
  return (
    <footer className={classes.footer}>
      <Container size="lg">
        <Group justify="space-between">
          <Text size="sm" c="dimmed">
            Wordgrove remembers the words that you learn.
          </Text>
          <Group>
            <Anchor href="/docs" size="sm">
              API documentation
            </Anchor>
            <Anchor href="/licenses.txt" size="sm">
              Licences
            </Anchor>
          </Group>
        </Group>
      </Container>
    </footer>
  );
}
